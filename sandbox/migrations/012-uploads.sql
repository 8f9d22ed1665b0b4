-- Pictures of users. Their bytes are files in the folder of the world, by name.
CREATE TABLE files (
  -- What its owner calls it.
  id TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  purpose TEXT NOT NULL CHECK (purpose IN ('payment_screenshot', 'id_photo', 'avatar')),
  type TEXT NOT NULL CHECK (type IN ('jpeg', 'png', 'webp')),
  -- Name on the disk and in addresses.
  name TEXT NOT NULL UNIQUE,
  size_bytes INTEGER NOT NULL CHECK (size_bytes > 0),
  uploaded_at INTEGER NOT NULL,
  -- When it is deleted; null while something refers to it.
  expires_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX files_to_delete ON files (expires_at) WHERE expires_at IS NOT NULL;
CREATE UNIQUE INDEX one_avatar ON files (user_id) WHERE purpose = 'avatar' AND expires_at IS NULL;
