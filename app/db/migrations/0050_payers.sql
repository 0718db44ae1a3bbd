-- The payments whose payer is still to be erased: the nightly job reads no others.
CREATE INDEX payments_with_payer ON payments (paid_at) WHERE payer <> '';
