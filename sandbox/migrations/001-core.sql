-- Users, sessions, money and what every area shares. Amounts are whole numbers of the smallest unit.
-- Moments are Unix seconds of the sandbox's clock.

CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE users (
  -- The public number of the account.
  id INTEGER PRIMARY KEY,
  -- What the user registered with, or the name of a seeded user.
  account TEXT NOT NULL UNIQUE COLLATE NOCASE,
  phone TEXT UNIQUE,
  email TEXT UNIQUE COLLATE NOCASE,
  nickname TEXT NOT NULL DEFAULT '',
  password_hash TEXT NOT NULL,
  fund_password_hash TEXT,
  invitation_code TEXT NOT NULL UNIQUE,
  inviter_id INTEGER REFERENCES users (id),
  vip_level INTEGER NOT NULL DEFAULT 0,
  -- Id of the text that names the membership.
  member_label TEXT,
  -- Money neither comes nor goes; reading stays possible.
  funds_frozen INTEGER NOT NULL DEFAULT 0 CHECK (funds_frozen IN (0, 1)),
  -- Locked by an administrator: every private call is refused until then.
  locked_until INTEGER,
  -- Locked by wrong passwords: logging in is refused until then.
  login_locked_until INTEGER,
  wrong_passwords INTEGER NOT NULL DEFAULT 0,
  wrong_fund_passwords INTEGER NOT NULL DEFAULT 0,
  fund_locked_until INTEGER,
  registered_at INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
  -- SHA-256 of the token: who reads this table cannot log in with it.
  token_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL,
  ended_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of_user ON sessions (user_id) WHERE ended_at IS NULL;

-- The result of each request that happened, by the id that its user gave it.
CREATE TABLE requests (
  user_id INTEGER NOT NULL REFERENCES users (id),
  request_id TEXT NOT NULL,
  operation TEXT NOT NULL,
  -- SHA-256 of the form without passwords.
  fingerprint TEXT NOT NULL,
  data TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, request_id)
) STRICT, WITHOUT ROWID;

-- Double entry: every movement takes from one account what it gives to another of the same currency.
-- Accounts of the house (owner 0) may go below zero: what users have, the house owes.
CREATE TABLE accounts (
  id INTEGER PRIMARY KEY,
  owner INTEGER NOT NULL,
  kind TEXT NOT NULL,
  currency TEXT NOT NULL,
  balance INTEGER NOT NULL DEFAULT 0,
  UNIQUE (owner, kind, currency),
  CHECK (owner = 0 OR balance >= 0)
) STRICT;

CREATE TABLE movements (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  -- What the user's ledger calls it (the contract's LedgerType).
  kind TEXT NOT NULL,
  from_account INTEGER NOT NULL REFERENCES accounts (id),
  to_account INTEGER NOT NULL REFERENCES accounts (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  from_after INTEGER NOT NULL,
  to_after INTEGER NOT NULL,
  record_id TEXT,
  -- Id of a text that explains it, where the kind alone does not.
  note TEXT,
  CHECK (from_account <> to_account)
) STRICT;
CREATE INDEX movements_from ON movements (from_account, id);
CREATE INDEX movements_to ON movements (to_account, id);

CREATE TRIGGER movements_of_one_currency BEFORE INSERT ON movements
WHEN (SELECT currency FROM accounts WHERE id = NEW.from_account)
  IS NOT (SELECT currency FROM accounts WHERE id = NEW.to_account)
BEGIN SELECT RAISE(ABORT, 'a movement has one currency'); END;

CREATE TRIGGER movements_move AFTER INSERT ON movements
BEGIN
  UPDATE accounts SET balance = balance - NEW.amount WHERE id = NEW.from_account;
  UPDATE accounts SET balance = balance + NEW.amount WHERE id = NEW.to_account;
END;

CREATE TRIGGER movements_stay BEFORE UPDATE ON movements
BEGIN SELECT RAISE(ABORT, 'a movement is never changed'); END;
CREATE TRIGGER movements_are_kept BEFORE DELETE ON movements
BEGIN SELECT RAISE(ABORT, 'a movement is never deleted'); END;

-- Times at which something limited was done, for example a code sent to an account.
CREATE TABLE tries (
  name TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX tries_by_name ON tries (name, at);

-- What would be sent to a phone or by mail; shown on the control page, never in an answer.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  recipient TEXT NOT NULL,
  purpose TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;
