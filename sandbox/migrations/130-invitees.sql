-- No invitee is taken over from a former system.
ALTER TABLE invitations DROP COLUMN imported;
