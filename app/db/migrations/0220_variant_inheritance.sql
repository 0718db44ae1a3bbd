-- A variant has its product's VAT class and audience unless it has its own. The operator writes own_*; NULL is inherited.
-- vat_class and audience are the values in force, kept by the triggers below: every reader uses these two columns.
ALTER TABLE products ADD COLUMN own_vat_class TEXT CHECK (own_vat_class IN ('standard', 'reduced', 'super_reduced'));
ALTER TABLE products ADD COLUMN own_audience TEXT CHECK (own_audience IN ('all', 'business'));

UPDATE products SET own_vat_class = vat_class, own_audience = audience WHERE parent_id IS NULL;
-- Before this migration a variant was 'standard' and for 'all' unless a file said otherwise, even under a product at a lower
-- rate or for businesses only: such a variant inherits from now on, which lowers a rate that was too high. A variant at any
-- other class than its product's keeps it.
UPDATE products SET
  own_vat_class = CASE WHEN products.vat_class NOT IN (p.vat_class, 'standard') THEN products.vat_class END,
  own_audience = CASE WHEN products.audience NOT IN (p.audience, 'all') THEN products.audience END
FROM products p WHERE p.id = products.parent_id;

-- Each product whose variants change their rate or their audience, for the audit log.
INSERT INTO audit (created_at, who, call, target, before, after)
SELECT strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'migration', 'variants.inherit', 'item/' || p.id,
  json_group_array(json_object('sku', v.sku, 'vat_class', v.vat_class, 'audience', v.audience)),
  json_group_array(json_object('sku', v.sku, 'vat_class', coalesce(v.own_vat_class, p.vat_class),
    'audience', coalesce(v.own_audience, p.audience)))
FROM products v JOIN products p ON p.id = v.parent_id
WHERE coalesce(v.own_vat_class, p.vat_class) <> v.vat_class OR coalesce(v.own_audience, p.audience) <> v.audience
GROUP BY p.id;

UPDATE products SET vat_class = coalesce(products.own_vat_class, p.vat_class), audience = coalesce(products.own_audience, p.audience)
FROM products p WHERE p.id = products.parent_id
  AND (coalesce(products.own_vat_class, p.vat_class) <> products.vat_class
    OR coalesce(products.own_audience, p.audience) <> products.audience);

CREATE TRIGGER products_inherit_first AFTER INSERT ON products
BEGIN
  UPDATE products SET vat_class = w.vat_class, audience = w.audience FROM (
    SELECT coalesce(NEW.own_vat_class, p.vat_class, 'standard') AS vat_class, coalesce(NEW.own_audience, p.audience, 'all') AS audience
    FROM (SELECT NEW.parent_id AS id) n LEFT JOIN products p ON p.id = n.id) w
  WHERE products.id = NEW.id AND (products.vat_class <> w.vat_class OR products.audience <> w.audience);
END;

CREATE TRIGGER products_inherit AFTER UPDATE OF own_vat_class, own_audience, parent_id ON products
BEGIN
  UPDATE products SET vat_class = w.vat_class, audience = w.audience FROM (
    SELECT coalesce(NEW.own_vat_class, p.vat_class, 'standard') AS vat_class, coalesce(NEW.own_audience, p.audience, 'all') AS audience
    FROM (SELECT NEW.parent_id AS id) n LEFT JOIN products p ON p.id = n.id) w
  WHERE products.id = NEW.id AND (products.vat_class <> w.vat_class OR products.audience <> w.audience);
END;

CREATE TRIGGER products_bequeath AFTER UPDATE OF vat_class, audience ON products WHEN NEW.variants_count > 0
BEGIN
  UPDATE products SET vat_class = coalesce(own_vat_class, NEW.vat_class), audience = coalesce(own_audience, NEW.audience)
  WHERE parent_id = NEW.id
    AND (vat_class <> coalesce(own_vat_class, NEW.vat_class) OR audience <> coalesce(own_audience, NEW.audience));
END;
