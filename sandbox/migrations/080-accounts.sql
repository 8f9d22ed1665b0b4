-- An account stays what it is: its id is never given to another.
CREATE TRIGGER accounts_stay BEFORE UPDATE OF id, owner, kind, currency ON accounts
BEGIN SELECT RAISE(ABORT, 'an account never changes hands'); END;
CREATE TRIGGER accounts_are_kept BEFORE DELETE ON accounts
BEGIN SELECT RAISE(ABORT, 'an account is never deleted'); END;
