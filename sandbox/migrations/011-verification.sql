-- What users submitted to prove their real name. The last submission of a user counts; earlier ones
-- that were rejected are kept.
CREATE TABLE certifications (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  state TEXT NOT NULL CHECK (state IN ('under_review', 'passed', 'rejected')),
  real_name TEXT NOT NULL,
  -- In its normal form: capital letters and digits alone.
  id_number TEXT NOT NULL CHECK (id_number NOT GLOB '*[^A-Z0-9]*'),
  country TEXT NOT NULL,
  document_type TEXT NOT NULL,
  -- Ids of uploaded files; none where the control page verified the user.
  front_file_id TEXT,
  back_file_id TEXT,
  rejection TEXT,
  -- The reviewer's own words; without them the sample text of the rejection is shown.
  note TEXT,
  submitted_at INTEGER NOT NULL,
  -- When the review decides itself; null while it waits for somebody.
  decides_at INTEGER,
  reviewed_at INTEGER,
  CHECK ((state = 'rejected') = (rejection IS NOT NULL)),
  CHECK ((state = 'under_review') = (reviewed_at IS NULL))
) STRICT;
CREATE INDEX certifications_of_user ON certifications (user_id, number);
-- A number belongs to one account only; one that was rejected was not proved to be anybody's.
CREATE UNIQUE INDEX id_number_of_one_account ON certifications (id_number)
WHERE state <> 'rejected';
-- Nobody is under review twice, or verified twice.
CREATE UNIQUE INDEX certification_that_stands ON certifications (user_id)
WHERE state <> 'rejected';
CREATE INDEX certifications_to_decide ON certifications (decides_at)
WHERE state = 'under_review' AND decides_at IS NOT NULL;
