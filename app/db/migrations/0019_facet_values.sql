-- The values of found products are counted outside the database: of each product it stores all values as one short text,
-- two letters a value, which is read at once. Counting them row by row took fourteen times as long in a large catalogue.
CREATE TABLE facet_values (
  id INTEGER PRIMARY KEY,
  -- Field 0 has categories for values, field -1 the products' own category alone.
  field_id INTEGER NOT NULL,
  value TEXT NOT NULL,
  -- The first letter never is a second one: a code is found in a text at its own place alone.
  code TEXT GENERATED ALWAYS AS (char(256 + id / 8192) || char(16384 + id % 8192)) VIRTUAL,
  UNIQUE (field_id, value)
);
CREATE TABLE product_facets (
  product_id INTEGER PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  codes TEXT NOT NULL
);

-- What the tables above hold: tests/api/catalogue/stored-counts.test.ts compares.
CREATE VIEW product_values AS
  SELECT product_id, field_id, value FROM product_fields
  UNION ALL SELECT product_id, 0, CAST(category_id AS TEXT) FROM category_products
  UNION ALL SELECT product_id, -1, CAST(category_id AS TEXT) FROM category_products WHERE inherited = 0;

-- Raised when a product gains or loses a value.
CREATE TRIGGER product_values_given INSTEAD OF INSERT ON product_values
BEGIN
  INSERT INTO facet_values (field_id, value) SELECT NEW.field_id, NEW.value
  WHERE NOT EXISTS (SELECT 1 FROM facet_values WHERE field_id = NEW.field_id AND value = NEW.value);
  INSERT INTO product_facets (product_id, codes)
  SELECT NEW.product_id, code FROM facet_values WHERE field_id = NEW.field_id AND value = NEW.value
  ON CONFLICT DO UPDATE SET codes = codes || excluded.codes;
END;
CREATE TRIGGER product_fields_valued AFTER INSERT ON product_fields
BEGIN
  INSERT INTO product_values (product_id, field_id, value) VALUES (NEW.product_id, NEW.field_id, NEW.value);
END;
CREATE TRIGGER product_fields_unvalued AFTER DELETE ON product_fields
BEGIN
  UPDATE product_facets
  SET codes = replace(codes, coalesce((SELECT code FROM facet_values WHERE field_id = OLD.field_id AND value = OLD.value), ''), '')
  WHERE product_id = OLD.product_id;
END;
CREATE TRIGGER product_fields_revalued AFTER UPDATE OF field_id, value ON product_fields
  WHEN NEW.field_id <> OLD.field_id OR NEW.value <> OLD.value
BEGIN
  UPDATE product_facets
  SET codes = replace(codes, coalesce((SELECT code FROM facet_values WHERE field_id = OLD.field_id AND value = OLD.value), ''), '')
  WHERE product_id = OLD.product_id;
  INSERT INTO product_values (product_id, field_id, value) VALUES (NEW.product_id, NEW.field_id, NEW.value);
END;
CREATE TRIGGER category_products_valued AFTER INSERT ON category_products
BEGIN
  INSERT INTO product_values (product_id, field_id, value) VALUES (NEW.product_id, 0, CAST(NEW.category_id AS TEXT));
  INSERT INTO product_values (product_id, field_id, value)
  SELECT NEW.product_id, -1, CAST(NEW.category_id AS TEXT) WHERE NEW.inherited = 0;
END;
CREATE TRIGGER category_products_unvalued AFTER DELETE ON category_products
BEGIN
  UPDATE product_facets
  SET codes = replace(codes, coalesce((SELECT code FROM facet_values WHERE field_id = 0 AND value = CAST(OLD.category_id AS TEXT)), ''), '')
  WHERE product_id = OLD.product_id;
  UPDATE product_facets
  SET codes = replace(codes, coalesce((SELECT code FROM facet_values WHERE field_id = -1 AND value = CAST(OLD.category_id AS TEXT)), ''), '')
  WHERE product_id = OLD.product_id;
END;
