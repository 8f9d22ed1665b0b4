-- What arrives of a withdrawal to a target in a coin; null of one in cash.
ALTER TABLE withdrawals ADD COLUMN coin TEXT;
-- Decimal text: cash for one coin, as the user accepted it.
ALTER TABLE withdrawals ADD COLUMN rate TEXT;
-- In the coin's smallest unit.
ALTER TABLE withdrawals ADD COLUMN coins INTEGER CHECK (coins > 0);
-- Of the network, once it is paid.
ALTER TABLE withdrawals ADD COLUMN transaction_id TEXT;
