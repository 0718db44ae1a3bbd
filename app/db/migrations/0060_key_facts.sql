-- The fields that tell a product from its neighbours: a list's card shows their values, in the fields' order.
ALTER TABLE custom_fields ADD COLUMN is_key_fact INTEGER NOT NULL DEFAULT 0 CHECK (is_key_fact IN (0, 1));
