-- What a withdrawal needs to be traded before, and what was traded.
CREATE TABLE turnover (
  number INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  side TEXT NOT NULL CHECK (side IN ('required', 'done')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  -- The deposit, order or purchase; null for what was taken over from a former system.
  record_id TEXT,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX turnover_of_user ON turnover (user_id, side, amount);
