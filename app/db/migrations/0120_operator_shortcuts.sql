-- Whether single letters are shortcuts in the back office, for each person.
ALTER TABLE operators ADD COLUMN shortcuts INTEGER NOT NULL DEFAULT 1 CHECK (shortcuts IN (0, 1));
