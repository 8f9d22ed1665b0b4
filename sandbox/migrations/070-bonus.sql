-- One claim of the daily bonus per calendar day of the site's time zone.
CREATE TABLE bonus_claims (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  request_id TEXT,
  -- The moment at which the day begins.
  day INTEGER NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  at INTEGER NOT NULL,
  UNIQUE (user_id, day)
) STRICT;
