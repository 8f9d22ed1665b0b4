-- What `listOrders` pages through: timed orders and purchases of projects in one order.
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
FROM orders;
