-- What VIES said of the VAT number of a business that asks for an account; the account takes it over.
ALTER TABLE sign_ups ADD COLUMN vat_check TEXT CHECK (vat_check IN ('valid', 'invalid', 'not_checked'));
-- When it was last found valid.
ALTER TABLE sign_ups ADD COLUMN vat_checked TEXT;
