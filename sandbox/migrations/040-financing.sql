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
