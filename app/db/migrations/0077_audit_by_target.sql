-- The older states of one record are found by what was changed.
CREATE INDEX audit_by_target ON audit (target, id);
