-- The tables of the sandbox. A change needs no migration: a file with other tables is refused until
-- `--reset` begins it again (core/database.ts).

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
  ended_at INTEGER,
  -- Names the session to its user and opens nothing.
  id TEXT NOT NULL UNIQUE,
  -- What its browser reports about itself.
  device TEXT NOT NULL,
  last_seen_at INTEGER NOT NULL,
  -- The device credential that was sent to open it: valid until the first call of the session.
  replaces TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of_user ON sessions (user_id) WHERE ended_at IS NULL;

-- The result of each request that happened, by the id that its user gave it.
CREATE TABLE requests (
  user_id INTEGER NOT NULL REFERENCES users (id),
  request_id TEXT NOT NULL,
  operation TEXT NOT NULL,
  -- SHA-256 of the form without passwords.
  fingerprint TEXT NOT NULL,
  -- What makes it equal to others; null where equal ones are no possible duplicates.
  content TEXT,
  data TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, request_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX requests_by_content ON requests (user_id, content, at) WHERE content IS NOT NULL;

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

-- An account stays what it is: its id is never given to another.
CREATE TRIGGER accounts_stay BEFORE UPDATE OF id, owner, kind, currency ON accounts
BEGIN SELECT RAISE(ABORT, 'an account never changes hands'); END;
CREATE TRIGGER accounts_are_kept BEFORE DELETE ON accounts
BEGIN SELECT RAISE(ABORT, 'an account is never deleted'); END;

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
-- Tries of accounts that nobody has would stay forever; old ones are deleted.
CREATE INDEX tries_by_time ON tries (at);

-- What would be sent to a phone or by mail; shown on the control page, never in an answer.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  recipient TEXT NOT NULL,
  purpose TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;

-- When no price was published, though the hours of the product would have allowed it.
-- Unix milliseconds; without a product all of them, without an end until it is ended.
CREATE TABLE halts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  symbol TEXT,
  kind TEXT NOT NULL CHECK (kind IN ('closed', 'frozen')),
  from_ms INTEGER NOT NULL,
  to_ms INTEGER
) STRICT;

-- The last code that was sent to an account for a purpose. Accounts that nobody has are here too:
-- asking for a code tells nothing about who has an account.
CREATE TABLE codes (
  -- Phone number or email address in its normal form.
  account TEXT NOT NULL,
  purpose TEXT NOT NULL CHECK (purpose IN ('register', 'forget')),
  -- Hashed like a password: six digits would be guessed from a fast hash at once.
  code_hash TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  wrong_guesses INTEGER NOT NULL DEFAULT 0,
  used_at INTEGER,
  PRIMARY KEY (account, purpose)
) STRICT, WITHOUT ROWID;
CREATE INDEX codes_by_time ON codes (sent_at);

-- What users submitted to prove their real name. The last submission of a user counts; earlier ones
-- that were rejected are kept.
CREATE TABLE certifications (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  state TEXT NOT NULL CHECK (state IN ('under_review', 'passed', 'rejected')),
  real_name TEXT NOT NULL,
  -- In its normal form: capital letters and digits alone.
  id_number TEXT NOT NULL CHECK (id_number NOT GLOB '*[^A-Z0-9]*'),
  country TEXT NOT NULL,
  document_type TEXT NOT NULL,
  -- Ids of uploaded files; none where the control page verified the user.
  front_file_id TEXT,
  back_file_id TEXT,
  rejection TEXT,
  -- The reviewer's own words; without them the sample text of the rejection is shown.
  note TEXT,
  submitted_at INTEGER NOT NULL,
  -- When the review decides itself; null while it waits for somebody.
  decides_at INTEGER,
  reviewed_at INTEGER,
  CHECK ((state = 'rejected') = (rejection IS NOT NULL)),
  CHECK ((state = 'under_review') = (reviewed_at IS NULL))
) STRICT;
CREATE INDEX certifications_of_user ON certifications (user_id, number);
-- A number belongs to one account only; one that was rejected was not proved to be anybody's.
CREATE UNIQUE INDEX id_number_of_one_account ON certifications (id_number)
WHERE state <> 'rejected';
-- Nobody is under review twice, or verified twice.
CREATE UNIQUE INDEX certification_that_stands ON certifications (user_id)
WHERE state <> 'rejected';
CREATE INDEX certifications_to_decide ON certifications (decides_at)
WHERE state = 'under_review' AND decides_at IS NOT NULL;

-- Pictures of users. Their bytes are files in the folder of the world, by name.
CREATE TABLE files (
  -- What its owner calls it.
  id TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  purpose TEXT NOT NULL CHECK (purpose IN ('payment_screenshot', 'id_photo', 'avatar')),
  type TEXT NOT NULL CHECK (type IN ('jpeg', 'png', 'webp')),
  -- Name on the disk and in addresses.
  name TEXT NOT NULL UNIQUE,
  size_bytes INTEGER NOT NULL CHECK (size_bytes > 0),
  uploaded_at INTEGER NOT NULL,
  -- When it is deleted; null while something refers to it.
  expires_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX files_to_delete ON files (expires_at) WHERE expires_at IS NOT NULL;
CREATE UNIQUE INDEX one_avatar ON files (user_id) WHERE purpose = 'avatar' AND expires_at IS NULL;

-- Who registered with whose code, and what became of the bonus.
CREATE TABLE invitations (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  inviter_id INTEGER NOT NULL REFERENCES users (id),
  invitee_id INTEGER NOT NULL UNIQUE REFERENCES users (id),
  registered_at INTEGER NOT NULL,
  -- What was paid, and when.
  bonus INTEGER CHECK (bonus > 0),
  paid_at INTEGER,
  CHECK (inviter_id <> invitee_id),
  CHECK ((bonus IS NULL) = (paid_at IS NULL))
) STRICT;
CREATE INDEX invitations_of_inviter ON invitations (inviter_id, registered_at, number);

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

-- What orders and projects gave a user less what they took, over all time. It follows from the
-- movements and is kept, because every page asks for it and a history of years is long.
CREATE TABLE profits (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  moved INTEGER NOT NULL DEFAULT 0,
  -- Made before the ledger begins, in a former system.
  imported INTEGER NOT NULL DEFAULT 0
) STRICT;

-- A stake that is frozen, or that comes back, stays the user's: it is neither profit nor loss.
CREATE TRIGGER movements_profit AFTER INSERT ON movements
WHEN NEW.kind IN ('order_stake', 'order_fee', 'order_payout', 'order_refund', 'project_income')
BEGIN
  INSERT INTO profits (user_id, moved)
  SELECT max(f.owner, t.owner), iif(f.owner = 0, NEW.amount, -NEW.amount)
  FROM accounts f, accounts t
  WHERE f.id = NEW.from_account AND t.id = NEW.to_account AND (f.owner = 0) <> (t.owner = 0)
  ON CONFLICT (user_id) DO UPDATE SET moved = moved + excluded.moved;
END;

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

-- Deposits: transfers that users report, and what the site credits by itself.

-- What support released and is not used up, by user.
CREATE TABLE deposit_releases (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  -- Null when it does not end.
  expires_at INTEGER
) STRICT;

CREATE TABLE deposits (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  request_id TEXT COLLATE NOCASE,
  class INTEGER NOT NULL,
  -- The way that the money was transferred; null when nobody transferred any.
  method_id TEXT,
  amount INTEGER NOT NULL CHECK (amount > 0),
  status TEXT NOT NULL,
  -- Id of a text that says why it failed, or what is awaited.
  note TEXT,
  screenshot_file_id TEXT REFERENCES files (id),
  transaction_code TEXT,
  -- The payment method that the user named as the origin of the transfer.
  from_method INTEGER REFERENCES payment_methods (number),
  -- When its review goes on by itself; null when a person has to decide, or nothing is left to.
  decides_at INTEGER,
  at INTEGER NOT NULL,
  UNIQUE (user_id, request_id),
  CHECK ((class = 0) = (method_id IS NOT NULL))
) STRICT;
CREATE INDEX deposits_of_user ON deposits (user_id, number);
CREATE INDEX deposits_due ON deposits (decides_at) WHERE decides_at IS NOT NULL;
CREATE INDEX deposits_pending ON deposits (number)
WHERE status IN ('under_review', 'success_awaiting_audit');
-- A screenshot proves one transfer.
CREATE UNIQUE INDEX screenshots ON deposits (screenshot_file_id) WHERE screenshot_file_id IS NOT NULL;

CREATE TABLE deposit_steps (
  deposit INTEGER NOT NULL REFERENCES deposits (number),
  status TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (deposit, status)
) STRICT;

-- Amounts that users asked support to release.
CREATE TABLE release_requests (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  request_id TEXT NOT NULL COLLATE NOCASE,
  method_id TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  status TEXT NOT NULL,
  -- Id of a text that says why it was refused.
  note TEXT,
  -- When it decides itself; null when a person has to, or nothing is left to decide.
  decides_at INTEGER,
  at INTEGER NOT NULL,
  UNIQUE (user_id, request_id)
) STRICT;
CREATE INDEX release_requests_of_user ON release_requests (user_id, number);
CREATE INDEX release_requests_due ON release_requests (decides_at) WHERE decides_at IS NOT NULL;

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
  -- What arrives, for a target in a coin: the coin, its rate as the user accepted it (decimal text: cash
  -- for one coin), and the amount in its smallest unit.
  coin TEXT,
  rate TEXT,
  coins INTEGER CHECK (coins > 0),
  -- Of the network, once it is paid.
  transaction_id TEXT,
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

-- Timed orders, and the ticks that opened and closed them: kept, so that every result can be checked.

CREATE TABLE order_ticks (
  id TEXT PRIMARY KEY,
  symbol TEXT NOT NULL,
  -- Decimal text at the product's precision.
  price TEXT NOT NULL,
  -- Unix second in which it was published.
  time INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE orders (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  request_id TEXT COLLATE NOCASE,
  symbol TEXT NOT NULL,
  direction TEXT NOT NULL CHECK (direction IN ('up', 'down')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  fee INTEGER NOT NULL CHECK (fee >= 0),
  expected_profit INTEGER NOT NULL CHECK (expected_profit >= 0),
  seconds INTEGER NOT NULL CHECK (seconds > 0),
  profit_rate TEXT NOT NULL,
  fee_rate TEXT NOT NULL,
  -- What the user saw and took; an order of a former system has none of it, and no ticks.
  accepted_price TEXT,
  accepted_tick_id TEXT,
  slippage_rate_max TEXT,
  open_price TEXT NOT NULL,
  open_tick_id TEXT REFERENCES order_ticks (id),
  open_time INTEGER NOT NULL,
  settles_at INTEGER NOT NULL,
  result TEXT NOT NULL DEFAULT 'open' CHECK (result IN ('open', 'win', 'loss', 'draw', 'unknown')),
  close_tick_id TEXT REFERENCES order_ticks (id),
  payout INTEGER CHECK (payout >= 0),
  CHECK (settles_at = open_time + seconds),
  CHECK (result = 'unknown' OR open_tick_id IS NOT NULL),
  CHECK ((result IN ('win', 'loss', 'draw')) = (close_tick_id IS NOT NULL)),
  CHECK ((result IN ('win', 'loss', 'draw')) = (payout IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX orders_by_request ON orders (user_id, request_id) WHERE request_id IS NOT NULL;
CREATE INDEX orders_of_user ON orders (user_id, open_time);
-- What is open: for the limit of all open orders of a user, and for what falls due next.
CREATE INDEX orders_held ON orders (user_id, amount) WHERE result = 'open';
CREATE INDEX orders_due ON orders (settles_at, symbol) WHERE result = 'open';
-- What a user lost in a day or a week: by the second in which orders closed.
CREATE INDEX orders_closed ON orders (user_id, settles_at) WHERE payout IS NOT NULL;

-- Financing: projects and their purchases. Amounts are whole cents, moments Unix seconds, rates
-- decimal text.

CREATE TABLE projects (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  start_time INTEGER NOT NULL,
  end_time INTEGER NOT NULL,
  minimum_amount INTEGER NOT NULL CHECK (minimum_amount > 0),
  -- The largest amount that is put in at once.
  maximum_amount INTEGER NOT NULL,
  daily_rate TEXT NOT NULL,
  investment_cycle INTEGER NOT NULL CHECK (investment_cycle BETWEEN 1 AND 3650),
  -- Without its method nobody can tell what such a project does: an imported record.
  dividend_method TEXT NOT NULL CHECK (dividend_method IN ('daily_interest', 'all_at_expiry', 'unknown')),
  initial_amount INTEGER NOT NULL CHECK (initial_amount >= 0),
  total_amount INTEGER NOT NULL,
  -- What was put in ever, the initial amount included: it is never more than the total.
  invested_amount INTEGER NOT NULL,
  purchased_count INTEGER NOT NULL CHECK (purchased_count >= 0),
  append_money INTEGER NOT NULL DEFAULT 0 CHECK (append_money >= 0),
  append_from_day INTEGER CHECK (append_from_day BETWEEN 1 AND investment_cycle),
  CHECK (start_time < end_time),
  CHECK (minimum_amount <= maximum_amount),
  CHECK (invested_amount BETWEEN initial_amount AND total_amount),
  CHECK ((append_money > 0) = (append_from_day IS NOT NULL)),
  -- Only what is paid by the day can be held.
  CHECK (append_money = 0 OR dividend_method = 'daily_interest')
) STRICT;

CREATE TABLE purchases (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  project INTEGER NOT NULL REFERENCES projects (number),
  request_id TEXT COLLATE NOCASE,
  status TEXT NOT NULL CHECK (status IN ('earning', 'awaiting_append', 'matured', 'settled', 'unknown')),
  initial_amount INTEGER NOT NULL CHECK (initial_amount > 0),
  -- The terms are those of the day of the purchase, whatever the project offers later.
  daily_rate TEXT NOT NULL,
  investment_cycle INTEGER NOT NULL CHECK (investment_cycle BETWEEN 1 AND 3650),
  dividend_method TEXT NOT NULL,
  append_money INTEGER NOT NULL,
  append_from_day INTEGER,
  bought_at INTEGER NOT NULL,
  settled_at INTEGER,
  -- A purchase is renewed once only.
  renewed_from INTEGER UNIQUE REFERENCES purchases (number),
  -- When the next income or the expiry falls due by itself.
  due_at INTEGER,
  -- Its money came and went in a former system: the ledger knows nothing of it.
  imported INTEGER NOT NULL DEFAULT 0 CHECK (imported IN (0, 1)),
  UNIQUE (user_id, request_id),
  CHECK ((status IN ('earning', 'awaiting_append')) = (due_at IS NOT NULL)),
  CHECK ((status IN ('matured', 'settled')) = (settled_at IS NOT NULL))
) STRICT;
CREATE INDEX purchases_of_user ON purchases (user_id, bought_at, number);
CREATE INDEX purchases_due ON purchases (due_at) WHERE due_at IS NOT NULL;

-- Incomes whose day is over; each day is booked once. Those to come follow from the terms.
CREATE TABLE purchase_incomes (
  purchase INTEGER NOT NULL REFERENCES purchases (number),
  day INTEGER NOT NULL CHECK (day BETWEEN 1 AND 3650),
  pays_at INTEGER NOT NULL,
  principal INTEGER NOT NULL CHECK (principal > 0),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  status TEXT NOT NULL CHECK (status IN ('paid', 'held', 'lost', 'unknown')),
  PRIMARY KEY (purchase, day)
) STRICT, WITHOUT ROWID;

-- What went between the balance and a purchase: negative amounts left the balance.
CREATE TABLE purchase_movements (
  purchase INTEGER NOT NULL REFERENCES purchases (number),
  number INTEGER NOT NULL CHECK (number > 0),
  request_id TEXT COLLATE NOCASE,
  type TEXT NOT NULL
    CHECK (type IN ('buy', 'renew', 'append', 'income', 'held_income', 'principal_return', 'unknown')),
  amount INTEGER NOT NULL CHECK (amount <> 0),
  at INTEGER NOT NULL,
  PRIMARY KEY (purchase, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX purchase_movements_of_request ON purchase_movements (request_id)
  WHERE request_id IS NOT NULL;

-- What `listOrders` pages through: timed orders and purchases of projects in one order. `at` is when
-- they were opened or bought, `running` tells what is not over.
CREATE VIEW order_list AS
SELECT
  user_id,
  'contract' AS kind,
  number,
  open_time AS at,
  result = 'open' AS running,
  request_id,
  symbol,
  direction,
  result
FROM orders
UNION ALL
SELECT
  user_id,
  'project',
  number,
  bought_at,
  status IN ('earning', 'awaiting_append'),
  request_id,
  NULL,
  NULL,
  NULL
FROM purchases;

-- Personal messages, as what happened and its values: the text is made in the reader's language.
CREATE TABLE messages (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  type TEXT NOT NULL,
  event TEXT NOT NULL,
  "values" TEXT NOT NULL,
  link TEXT,
  record_id TEXT,
  read_at INTEGER,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX messages_of_user ON messages (user_id, at, number);
CREATE INDEX messages_unread ON messages (user_id, type) WHERE read_at IS NULL;
-- Their ids look like those of the contract's examples.
INSERT INTO sqlite_sequence (name, seq) VALUES ('messages', 8000);

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

-- What the stream of a user's events tells, in the order in which it happened. With a session, it is
-- about that session alone.
CREATE TABLE user_events (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  type TEXT NOT NULL,
  record_id TEXT,
  session TEXT,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX user_events_of_user ON user_events (user_id, number);

-- What users allow themselves, and what of it they want to loosen. Null is no limit; amounts are whole
-- numbers of the smallest unit.

CREATE TABLE own_limits (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  stake_max INTEGER CHECK (stake_max >= 0),
  loss_day_max INTEGER CHECK (loss_day_max >= 0),
  loss_week_max INTEGER CHECK (loss_week_max >= 0),
  session_minutes INTEGER CHECK (session_minutes > 0),
  -- A pause begins with `paused_at` and ends at `paused_until`, or never.
  paused_at INTEGER,
  paused_until INTEGER,
  CHECK (paused_at IS NOT NULL OR paused_until IS NULL)
) STRICT;

CREATE TABLE limit_changes (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  own_limit TEXT NOT NULL
    CHECK (own_limit IN ('stake_max', 'loss_day_max', 'loss_week_max', 'session_minutes', 'pause')),
  -- The new limit, null for none and of a pause.
  value INTEGER,
  asked_at INTEGER NOT NULL,
  outcome TEXT CHECK (outcome IN ('confirmed', 'taken_back', 'replaced'))
) STRICT;
-- Of each limit one change waits.
CREATE UNIQUE INDEX limit_changes_waiting ON limit_changes (user_id, own_limit) WHERE outcome IS NULL;

-- By what a device knows a user: random, because it is handed to every device that asks.
CREATE TABLE passkey_users (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  handle TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE passkeys (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  credential_id TEXT NOT NULL UNIQUE,
  public_key BLOB NOT NULL,
  -- How often it signed, as it says itself; 0 for ever where it is synced between devices.
  counter INTEGER NOT NULL,
  -- A JSON list.
  transports TEXT NOT NULL,
  rp_id TEXT NOT NULL,
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER
) STRICT;
CREATE INDEX passkeys_of_user ON passkeys (user_id, number);

-- What was asked of a device. `covers` is the digest of the call that it confirms, `answered` that of
-- the answer that used it up.
CREATE TABLE passkey_challenges (
  id TEXT PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('log_in', 'add', 'confirm')),
  user_id INTEGER REFERENCES users (id),
  challenge TEXT NOT NULL,
  origin TEXT NOT NULL,
  covers TEXT,
  expires_at INTEGER NOT NULL,
  answered TEXT
) STRICT;

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

-- What a device is recognized by: a credential that the server issued to it.
CREATE TABLE device_credentials (
  -- SHA-256 of the credential.
  hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  -- The session with which it was issued; that may have ended by itself.
  session TEXT NOT NULL REFERENCES sessions (token_hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX device_credentials_of_user ON device_credentials (user_id);

-- Prices that users want to be told of. Those that were set for once and were reached stay to be seen.
CREATE TABLE price_alerts (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  symbol TEXT NOT NULL,
  -- Decimal text at the product's precision.
  price TEXT NOT NULL,
  direction TEXT NOT NULL CHECK (direction IN ('up', 'down')),
  repeat TEXT NOT NULL CHECK (repeat IN ('once', 'each')),
  state TEXT NOT NULL CHECK (state IN ('waiting', 'reached')),
  set_at INTEGER NOT NULL,
  -- The last second whose tick does not count.
  judged_after INTEGER NOT NULL,
  reached_at INTEGER,
  tick_id TEXT,
  tick_price TEXT,
  tick_at INTEGER,
  UNIQUE (user_id, symbol, price),
  CHECK ((reached_at IS NULL) = (tick_id IS NULL))
) STRICT;
-- Those that can still tell.
CREATE INDEX price_alerts_judged ON price_alerts (number) WHERE state = 'waiting' OR repeat = 'each';
