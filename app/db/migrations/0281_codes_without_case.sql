-- A file's code is compared without case with those that are there.
CREATE INDEX products_by_sku_without_case ON products (lower(sku));
