-- What VIES says of a customer's VAT number, where the setting VIES_CHECK is on; vat_checked is when it was last found valid.
ALTER TABLE users ADD COLUMN vat_check TEXT CHECK (vat_check IN ('valid', 'invalid', 'not_checked'));

CREATE TRIGGER users_vat_number_changed AFTER UPDATE OF vat_number ON users
  WHEN NEW.vat_number <> OLD.vat_number AND OLD.vat_check IS NOT NULL
BEGIN
  UPDATE users SET vat_check = 'not_checked', vat_checked = NULL WHERE id = NEW.id;
END;
