-- What a user bound: cards and accounts, and wallet addresses. Removed ones stay, because records of
-- money refer to them; they are shown nowhere.
CREATE TABLE payment_methods (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  request_id TEXT COLLATE NOCASE,
  type TEXT NOT NULL,
  holder_name TEXT,
  bank_name TEXT,
  bank_branch TEXT,
  bank_area TEXT,
  branch_latitude TEXT,
  branch_longitude TEXT,
  -- Number of the card, account or address, whole. No answer has more than its ends.
  account TEXT NOT NULL,
  bank_code TEXT,
  currency TEXT NOT NULL,
  network TEXT,
  at INTEGER NOT NULL,
  removed_at INTEGER,
  UNIQUE (user_id, request_id),
  CHECK ((type = 'crypto_transfer') = (network IS NOT NULL))
) STRICT;
CREATE INDEX payment_methods_of_user ON payment_methods (user_id, number);
-- A card belongs to one account of the site only.
CREATE UNIQUE INDEX card_numbers ON payment_methods (account)
WHERE type = 'bank_card' AND removed_at IS NULL;

CREATE TABLE wallet_addresses (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  request_id TEXT COLLATE NOCASE,
  currency TEXT NOT NULL,
  network TEXT NOT NULL,
  address TEXT NOT NULL,
  at INTEGER NOT NULL,
  removed_at INTEGER,
  UNIQUE (user_id, request_id)
) STRICT;
CREATE INDEX wallet_addresses_of_user ON wallet_addresses (user_id, number);
