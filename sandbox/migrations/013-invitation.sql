-- Who registered with whose code, and what became of the bonus.
CREATE TABLE invitations (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  inviter_id INTEGER NOT NULL REFERENCES users (id),
  invitee_id INTEGER NOT NULL UNIQUE REFERENCES users (id),
  registered_at INTEGER NOT NULL,
  -- Taken over from a former system that did not tell what became of the bonus.
  imported INTEGER NOT NULL DEFAULT 0 CHECK (imported IN (0, 1)),
  -- What was paid, and when.
  bonus INTEGER CHECK (bonus > 0),
  paid_at INTEGER,
  CHECK (inviter_id <> invitee_id),
  CHECK ((bonus IS NULL) = (paid_at IS NULL))
) STRICT;
CREATE INDEX invitations_of_inviter ON invitations (inviter_id, registered_at, number);
