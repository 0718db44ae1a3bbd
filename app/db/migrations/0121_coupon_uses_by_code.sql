-- All uses of a coupon, also those given back, for the list of who has used it.
CREATE INDEX coupon_uses_of_code ON coupon_uses (code, id);
