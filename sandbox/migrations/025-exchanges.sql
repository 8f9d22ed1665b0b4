-- Exchanges of cash and coins. Cash is in cents with the fee in it (given) or taken off (received).
CREATE TABLE exchanges (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  request_id TEXT COLLATE NOCASE,
  type TEXT NOT NULL,
  coin TEXT NOT NULL,
  -- Decimal text: cash for one coin.
  rate TEXT NOT NULL,
  cash INTEGER NOT NULL CHECK (cash > 0),
  coins INTEGER NOT NULL CHECK (coins > 0),
  fee INTEGER NOT NULL CHECK (fee >= 0),
  at INTEGER NOT NULL,
  UNIQUE (user_id, request_id)
) STRICT;
CREATE INDEX exchanges_of_user ON exchanges (user_id, number);
