-- The contract's name of it: a bound ends in `_min` or `_max`.
ALTER TABLE orders RENAME COLUMN max_slippage_rate TO slippage_rate_max;
