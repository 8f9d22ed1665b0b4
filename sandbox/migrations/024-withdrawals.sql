-- Withdrawals. The amount is frozen while one is reviewed; the fee is a part of it.
CREATE TABLE withdrawals (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  request_id TEXT COLLATE NOCASE,
  -- Where it goes: one of the two.
  payment_method INTEGER REFERENCES payment_methods (number),
  wallet_address INTEGER REFERENCES wallet_addresses (number),
  amount INTEGER NOT NULL CHECK (amount > 0),
  fee INTEGER NOT NULL CHECK (fee BETWEEN 0 AND amount),
  status TEXT NOT NULL,
  -- Id of a text that says why it failed.
  note TEXT,
  -- When its review decides itself; null when a person has to, or nothing is left to decide.
  decides_at INTEGER,
  at INTEGER NOT NULL,
  UNIQUE (user_id, request_id),
  CHECK ((payment_method IS NULL) <> (wallet_address IS NULL))
) STRICT;
CREATE INDEX withdrawals_of_user ON withdrawals (user_id, number);
CREATE INDEX withdrawals_by_day ON withdrawals (user_id, at);
CREATE INDEX withdrawals_due ON withdrawals (decides_at) WHERE decides_at IS NOT NULL;
CREATE INDEX withdrawals_pending ON withdrawals (number) WHERE status = 'under_review';

CREATE TABLE withdrawal_steps (
  withdrawal INTEGER NOT NULL REFERENCES withdrawals (number),
  status TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (withdrawal, status)
) STRICT;
