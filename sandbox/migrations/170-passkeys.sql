-- By what a device knows a user: random, because it is handed to every device that asks.
CREATE TABLE passkey_users (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  handle TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE passkeys (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  credential_id TEXT NOT NULL UNIQUE,
  public_key BLOB NOT NULL,
  -- How often it signed, as it says itself; 0 for ever where it is synced between devices.
  counter INTEGER NOT NULL,
  -- A JSON list.
  transports TEXT NOT NULL,
  rp_id TEXT NOT NULL,
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER
) STRICT;
CREATE INDEX passkeys_of_user ON passkeys (user_id, number);

-- What was asked of a device. `covers` is the digest of the call that it confirms, `answered` that of
-- the answer that used it up.
CREATE TABLE passkey_challenges (
  id TEXT PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('log_in', 'add', 'confirm')),
  user_id INTEGER REFERENCES users (id),
  challenge TEXT NOT NULL,
  origin TEXT NOT NULL,
  covers TEXT,
  expires_at INTEGER NOT NULL,
  answered TEXT
) STRICT;
