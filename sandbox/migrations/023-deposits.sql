-- Deposits: transfers that users report, and what the site credits by itself.

-- What support released and is not used up, by user.
CREATE TABLE deposit_releases (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  -- Null when it does not end.
  expires_at INTEGER
) STRICT;

CREATE TABLE deposits (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  request_id TEXT COLLATE NOCASE,
  class INTEGER NOT NULL,
  -- The way that the money was transferred; null when nobody transferred any.
  method_id TEXT,
  amount INTEGER NOT NULL CHECK (amount > 0),
  status TEXT NOT NULL,
  -- Id of a text that says why it failed, or what is awaited.
  note TEXT,
  screenshot_file_id TEXT REFERENCES files (id),
  transaction_code TEXT,
  -- When its review goes on by itself; null when a person has to decide, or nothing is left to.
  decides_at INTEGER,
  at INTEGER NOT NULL,
  UNIQUE (user_id, request_id),
  CHECK ((class = 0) = (method_id IS NOT NULL))
) STRICT;
CREATE INDEX deposits_of_user ON deposits (user_id, number);
CREATE INDEX deposits_due ON deposits (decides_at) WHERE decides_at IS NOT NULL;
CREATE INDEX deposits_pending ON deposits (number)
WHERE status IN ('under_review', 'success_awaiting_audit');
-- A screenshot proves one transfer.
CREATE UNIQUE INDEX screenshots ON deposits (screenshot_file_id) WHERE screenshot_file_id IS NOT NULL;

CREATE TABLE deposit_steps (
  deposit INTEGER NOT NULL REFERENCES deposits (number),
  status TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (deposit, status)
) STRICT;
