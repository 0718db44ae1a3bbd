-- The values of found products are counted outside the database: of each product it stores all values as one short text,
-- two letters a value, which is read at once. Counting them row by row took fourteen times as long in a large catalogue.
CREATE TABLE facet_values (
  id INTEGER PRIMARY KEY,
  -- Field 0 has categories for values, field -1 the products' own category alone.
  field INTEGER NOT NULL,
  value TEXT NOT NULL,
  -- The first letter never is a second one: a code is found in a text at its own place alone.
  code TEXT GENERATED ALWAYS AS (char(256 + id / 8192) || char(16384 + id % 8192)) VIRTUAL,
  UNIQUE (field, value)
);
CREATE TABLE product_facets (
  product INTEGER PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  codes TEXT NOT NULL
);

-- What the tables above hold: tests/api/catalogue/stored-counts.test.ts compares.
CREATE VIEW product_values AS
  SELECT product, field, value FROM product_fields
  UNION ALL SELECT product, 0, CAST(category AS TEXT) FROM category_products
  UNION ALL SELECT product, -1, CAST(category AS TEXT) FROM category_products WHERE inherited = 0;

-- Raised when a product gains or loses a value.
CREATE TRIGGER product_values_given INSTEAD OF INSERT ON product_values
BEGIN
  INSERT INTO facet_values (field, value) SELECT NEW.field, NEW.value
  WHERE NOT EXISTS (SELECT 1 FROM facet_values WHERE field = NEW.field AND value = NEW.value);
  INSERT INTO product_facets (product, codes)
  SELECT NEW.product, code FROM facet_values WHERE field = NEW.field AND value = NEW.value
  ON CONFLICT DO UPDATE SET codes = codes || excluded.codes;
END;
CREATE TRIGGER product_fields_valued AFTER INSERT ON product_fields
BEGIN
  INSERT INTO product_values (product, field, value) VALUES (NEW.product, NEW.field, NEW.value);
END;
CREATE TRIGGER product_fields_unvalued AFTER DELETE ON product_fields
BEGIN
  UPDATE product_facets
  SET codes = replace(codes, coalesce((SELECT code FROM facet_values WHERE field = OLD.field AND value = OLD.value), ''), '')
  WHERE product = OLD.product;
END;
CREATE TRIGGER product_fields_revalued AFTER UPDATE OF field, value ON product_fields
  WHEN NEW.field <> OLD.field OR NEW.value <> OLD.value
BEGIN
  UPDATE product_facets
  SET codes = replace(codes, coalesce((SELECT code FROM facet_values WHERE field = OLD.field AND value = OLD.value), ''), '')
  WHERE product = OLD.product;
  INSERT INTO product_values (product, field, value) VALUES (NEW.product, NEW.field, NEW.value);
END;
CREATE TRIGGER category_products_valued AFTER INSERT ON category_products
BEGIN
  INSERT INTO product_values (product, field, value) VALUES (NEW.product, 0, CAST(NEW.category AS TEXT));
  INSERT INTO product_values (product, field, value)
  SELECT NEW.product, -1, CAST(NEW.category AS TEXT) WHERE NEW.inherited = 0;
END;
CREATE TRIGGER category_products_unvalued AFTER DELETE ON category_products
BEGIN
  UPDATE product_facets
  SET codes = replace(codes, coalesce((SELECT code FROM facet_values WHERE field = 0 AND value = CAST(OLD.category AS TEXT)), ''), '')
  WHERE product = OLD.product;
  UPDATE product_facets
  SET codes = replace(codes, coalesce((SELECT code FROM facet_values WHERE field = -1 AND value = CAST(OLD.category AS TEXT)), ''), '')
  WHERE product = OLD.product;
END;

-- value_bits is read no more and goes with a later migration: the version before this one may run for another minute.
DROP TRIGGER products_relisted;
CREATE TRIGGER products_relisted AFTER UPDATE OF is_active ON products
  WHEN NEW.parent IS NULL AND NEW.is_active > OLD.is_active
BEGIN
  INSERT INTO category_counts (category, other, products)
  SELECT a.category, b.category, 1 FROM listed_places a JOIN listed_places b ON b.product = a.product
  WHERE a.product = NEW.id AND (a.category = b.category OR b.category <> 0)
  ON CONFLICT DO UPDATE SET products = products + 1;
  INSERT INTO field_counts (category, field, value, products)
  SELECT a.category, f.field, f.value, 1 FROM listed_places a JOIN product_fields f ON f.product = a.product
  WHERE a.product = NEW.id
  ON CONFLICT DO UPDATE SET products = products + 1;
  INSERT INTO product_search (rowid, lang, name, brand, body, variants)
  SELECT id, lang, name, brand, body, variants FROM searched_texts WHERE product = NEW.id;
END;
DROP TRIGGER products_unlisted;
CREATE TRIGGER products_unlisted BEFORE UPDATE OF is_active ON products
  WHEN NEW.parent IS NULL AND NEW.is_active < OLD.is_active
BEGIN
  UPDATE category_counts SET products = products - 1 WHERE (category, other) IN (
    SELECT a.category, b.category FROM listed_places a JOIN listed_places b ON b.product = a.product
    WHERE a.product = NEW.id AND (a.category = b.category OR b.category <> 0));
  UPDATE field_counts SET products = products - 1 WHERE (category, field, value) IN (
    SELECT a.category, f.field, f.value FROM listed_places a JOIN product_fields f ON f.product = a.product
    WHERE a.product = NEW.id);
  DELETE FROM product_search WHERE rowid BETWEEN NEW.id * 4 AND NEW.id * 4 + 2;
END;
DROP TRIGGER category_products_counted;
CREATE TRIGGER category_products_counted AFTER INSERT ON category_products
  WHEN EXISTS (SELECT 1 FROM products WHERE id = NEW.product AND parent IS NULL AND is_active = 1)
BEGIN
  INSERT INTO category_counts (category, other, products)
  SELECT NEW.category, category, 1 FROM category_products WHERE product = NEW.product
  UNION ALL
  SELECT category, NEW.category, 1 FROM category_products WHERE product = NEW.product AND category <> NEW.category
  UNION ALL
  SELECT 0, NEW.category, 1 WHERE 1
  ON CONFLICT DO UPDATE SET products = products + 1;
  INSERT INTO field_counts (category, field, value, products)
  SELECT NEW.category, field, value, 1 FROM product_fields WHERE product = NEW.product
  ON CONFLICT DO UPDATE SET products = products + 1;
END;
DROP TRIGGER category_products_uncounted;
CREATE TRIGGER category_products_uncounted BEFORE DELETE ON category_products
  WHEN EXISTS (SELECT 1 FROM products WHERE id = OLD.product AND parent IS NULL AND is_active = 1)
BEGIN
  UPDATE category_counts SET products = products - 1 WHERE (category, other) IN (
    SELECT OLD.category, category FROM category_products WHERE product = OLD.product
    UNION
    SELECT category, OLD.category FROM category_products WHERE product = OLD.product
    UNION
    SELECT 0, OLD.category);
  UPDATE field_counts SET products = products - 1 WHERE category = OLD.category
    AND (field, value) IN (SELECT field, value FROM product_fields WHERE product = OLD.product);
END;
DROP TRIGGER product_fields_counted;
CREATE TRIGGER product_fields_counted AFTER INSERT ON product_fields
BEGIN
  INSERT INTO field_counts (category, field, value, products)
  SELECT category, NEW.field, NEW.value, 1 FROM listed_places WHERE product = NEW.product
  ON CONFLICT DO UPDATE SET products = products + 1;
END;
DROP TRIGGER product_fields_uncounted;
CREATE TRIGGER product_fields_uncounted BEFORE DELETE ON product_fields
BEGIN
  UPDATE field_counts SET products = products - 1 WHERE field = OLD.field AND value = OLD.value
    AND category IN (SELECT category FROM listed_places WHERE product = OLD.product);
END;
DROP TRIGGER product_fields_recounted;
CREATE TRIGGER product_fields_recounted AFTER UPDATE OF field, value ON product_fields
  WHEN NEW.field <> OLD.field OR NEW.value <> OLD.value
BEGIN
  UPDATE field_counts SET products = products - 1 WHERE field = OLD.field AND value = OLD.value
    AND category IN (SELECT category FROM listed_places WHERE product = OLD.product);
  INSERT INTO field_counts (category, field, value, products)
  SELECT category, NEW.field, NEW.value, 1 FROM listed_places WHERE product = NEW.product
  ON CONFLICT DO UPDATE SET products = products + 1;
END;

-- A shop that is older than these tables.
INSERT INTO facet_values (field, value) SELECT DISTINCT field, value FROM product_values;
INSERT INTO product_facets (product, codes)
SELECT v.product, group_concat(f.code, '') FROM product_values v JOIN facet_values f ON f.field = v.field AND f.value = v.value
GROUP BY v.product;

-- An order that goes may have been its customer's last.
CREATE TRIGGER orders_last_gone AFTER DELETE ON orders
BEGIN
  UPDATE users SET last_order_date = (SELECT max(date) FROM orders WHERE customer = OLD.customer)
  WHERE id = OLD.customer AND last_order_date = OLD.date;
END;
