-- Where a session is: what its browser tells of itself, and when it last called. `id` names it to its
-- user and opens nothing.
ALTER TABLE sessions ADD COLUMN id TEXT;
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '{"type":"other","system":null,"browser":null}';
ALTER TABLE sessions ADD COLUMN last_seen_at INTEGER NOT NULL DEFAULT 0;
UPDATE sessions SET id = 'ss_' || lower(hex(randomblob(12))), last_seen_at = created_at;
CREATE UNIQUE INDEX sessions_by_id ON sessions (id);

-- On which devices a user logged in before: by what the app of the device calls it, where it says so.
CREATE TABLE known_devices (
  user_id INTEGER NOT NULL REFERENCES users (id),
  -- SHA-256 of `device_id`; empty where none was sent.
  id_hash TEXT NOT NULL,
  device TEXT NOT NULL,
  PRIMARY KEY (user_id, id_hash, device)
) STRICT, WITHOUT ROWID;

-- What happened to the security of an account. `device` and `detail` are those of the contract.
CREATE TABLE security_events (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  type TEXT NOT NULL,
  at INTEGER NOT NULL,
  device TEXT,
  detail TEXT,
  -- Whether it was a login on a device that the user had not logged in on before.
  new_device INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX security_events_of_user ON security_events (user_id, at);
