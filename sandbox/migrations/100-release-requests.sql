-- Amounts that users asked support to release.
CREATE TABLE release_requests (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  request_id TEXT NOT NULL COLLATE NOCASE,
  method_id TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  status TEXT NOT NULL,
  -- Id of a text that says why it was refused.
  note TEXT,
  -- When it decides itself; null when a person has to, or nothing is left to decide.
  decides_at INTEGER,
  at INTEGER NOT NULL,
  UNIQUE (user_id, request_id)
) STRICT;
CREATE INDEX release_requests_of_user ON release_requests (user_id, number);
CREATE INDEX release_requests_due ON release_requests (decides_at) WHERE decides_at IS NOT NULL;
