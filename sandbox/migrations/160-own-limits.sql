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

-- What a user lost in a day or a week: by the second in which orders closed.
CREATE INDEX orders_closed ON orders (user_id, settles_at) WHERE payout IS NOT NULL;
