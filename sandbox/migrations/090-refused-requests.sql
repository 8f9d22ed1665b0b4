-- The refusal of each request that a rule refused, by the id that its user gave it: a copy that comes
-- later, when the rule would allow it, is refused all the same.
CREATE TABLE refused_requests (
  user_id INTEGER NOT NULL REFERENCES users (id),
  request_id TEXT NOT NULL,
  operation TEXT NOT NULL,
  -- SHA-256 of the form without passwords.
  fingerprint TEXT NOT NULL,
  reason TEXT NOT NULL,
  params TEXT NOT NULL,
  PRIMARY KEY (user_id, request_id)
) STRICT, WITHOUT ROWID;
