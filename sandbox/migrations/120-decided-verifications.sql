-- A moment at which to decide is there only as long as nobody has decided.
UPDATE certifications SET decides_at = NULL WHERE state <> 'under_review';
