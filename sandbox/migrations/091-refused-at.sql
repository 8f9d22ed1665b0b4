-- When a request was refused, so that its user can be told; before this file nobody noted it.
ALTER TABLE refused_requests ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
