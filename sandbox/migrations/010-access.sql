-- The last code that was sent to an account for a purpose. Accounts that nobody has are here too:
-- asking for a code tells nothing about who has an account.
CREATE TABLE codes (
  -- Phone number or email address in its normal form.
  account TEXT NOT NULL,
  purpose TEXT NOT NULL CHECK (purpose IN ('register', 'forget')),
  -- Hashed like a password: six digits would be guessed from a fast hash at once.
  code_hash TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  wrong_guesses INTEGER NOT NULL DEFAULT 0,
  used_at INTEGER,
  PRIMARY KEY (account, purpose)
) STRICT, WITHOUT ROWID;
CREATE INDEX codes_by_time ON codes (sent_at);

-- Tries of accounts that nobody has would be kept for ever; old ones are forgotten.
CREATE INDEX tries_by_time ON tries (at);
