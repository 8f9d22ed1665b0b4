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
