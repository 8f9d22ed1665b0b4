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
  max_slippage_rate TEXT,
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
