-- A new customer whom an agent asks for: a sign-up without a password, which waits as a business's own does.
ALTER TABLE sign_ups ADD COLUMN agent_id INTEGER REFERENCES users (id) ON DELETE SET NULL;
-- The form that asked: the same form twice is one request.
ALTER TABLE sign_ups ADD COLUMN source TEXT;
ALTER TABLE sign_ups ADD COLUMN tax_code TEXT NOT NULL DEFAULT '';
ALTER TABLE sign_ups ADD COLUMN notes TEXT NOT NULL DEFAULT '';
-- JSON: the address of invoices and parcels alike.
ALTER TABLE sign_ups ADD COLUMN address TEXT;
CREATE UNIQUE INDEX sign_ups_by_source ON sign_ups (agent_id, source) WHERE source IS NOT NULL;
