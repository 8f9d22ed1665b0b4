-- When no price was published, though the hours of the product would have allowed it.
-- Unix milliseconds; without a product all of them, without an end until it is ended.
CREATE TABLE halts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  symbol TEXT,
  kind TEXT NOT NULL CHECK (kind IN ('closed', 'frozen')),
  from_ms INTEGER NOT NULL,
  to_ms INTEGER
) STRICT;
