-- Personal messages, as what happened and its values: the text is made in the reader's language.
CREATE TABLE messages (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  type TEXT NOT NULL,
  event TEXT NOT NULL,
  "values" TEXT NOT NULL,
  link TEXT,
  record_id TEXT,
  read_at INTEGER,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX messages_of_user ON messages (user_id, at, number);
CREATE INDEX messages_unread ON messages (user_id, type) WHERE read_at IS NULL;
-- Their ids look like those of the contract's examples.
INSERT INTO sqlite_sequence (name, seq) VALUES ('messages', 8000);
