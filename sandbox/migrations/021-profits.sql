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
