-- The payment method that the user said the transfer came from; null of a deposit that says nothing.
ALTER TABLE deposits ADD COLUMN from_method INTEGER REFERENCES payment_methods (number);
