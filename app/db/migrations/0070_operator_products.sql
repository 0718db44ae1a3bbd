-- The operator's list of products, also hidden ones, in each of its orders; and what is missing from a product.
CREATE INDEX products_changed_any ON products (write_date, id) WHERE parent_id IS NULL;
CREATE INDEX products_by_code ON products (sku, id) WHERE parent_id IS NULL;
CREATE INDEX products_hidden ON products (write_date, id) WHERE parent_id IS NULL AND is_active = 0;
CREATE INDEX products_without_picture ON products (write_date, id)
  WHERE parent_id IS NULL AND image IS NULL AND images = '[]';

-- Products that have no text in a language.
CREATE TABLE product_text_gaps (
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  PRIMARY KEY (locale, product_id)
) WITHOUT ROWID;
CREATE INDEX product_text_gaps_by_product ON product_text_gaps (product_id, locale);

INSERT INTO product_text_gaps (locale, product_id)
SELECT l.value, p.id FROM products p CROSS JOIN json_each('["it", "en", "es"]') l
WHERE p.parent_id IS NULL
  AND NOT EXISTS (SELECT 1 FROM product_texts t WHERE t.product_id = p.id AND t.locale = l.value);

CREATE TRIGGER product_text_gaps_first AFTER INSERT ON products WHEN NEW.parent_id IS NULL
BEGIN
  INSERT INTO product_text_gaps (locale, product_id) VALUES ('it', NEW.id), ('en', NEW.id), ('es', NEW.id);
END;

CREATE TRIGGER product_text_gaps_filled AFTER INSERT ON product_texts
BEGIN
  DELETE FROM product_text_gaps WHERE product_id = NEW.product_id AND locale = NEW.locale;
END;

CREATE TRIGGER product_text_gaps_open AFTER DELETE ON product_texts
  WHEN EXISTS (SELECT 1 FROM products WHERE id = OLD.product_id AND parent_id IS NULL)
BEGIN
  INSERT OR IGNORE INTO product_text_gaps (locale, product_id) VALUES (OLD.locale, OLD.product_id);
END;

-- What may be promised, the least first.
CREATE INDEX stock_least ON stock (on_hand - ordered, item_id);

-- Why the operator changed a count: "broken", "found at the count".
ALTER TABLE stock_movements ADD COLUMN reason TEXT NOT NULL DEFAULT '';
