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
