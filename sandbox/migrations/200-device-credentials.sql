-- A device is known by a credential that the server issued, no longer by what it says of itself: after
-- this migration every device is new once.
DROP TABLE known_devices;

CREATE TABLE device_credentials (
  -- SHA-256 of the credential.
  hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  -- The session with which it was issued; that may have ended by itself.
  session TEXT NOT NULL REFERENCES sessions (token_hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX device_credentials_of_user ON device_credentials (user_id);

-- The credential that was sent to open a session: valid until the first call of that session.
ALTER TABLE sessions ADD COLUMN replaces TEXT;
