-- What the stream of a user's events tells, in the order in which it happened. With a session, it is
-- about that session alone.
CREATE TABLE user_events (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  type TEXT NOT NULL,
  record_id TEXT,
  session TEXT,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX user_events_of_user ON user_events (user_id, number);
