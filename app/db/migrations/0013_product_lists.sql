-- Stored counts: how many listed products each category and each field value has. Listed: active, and not a variant.

-- Category 0 is the whole catalogue.
CREATE TABLE category_counts (
  category INTEGER NOT NULL,
  -- Of the products in `category`, those that are in this one too; a category with itself has its own count.
  other INTEGER NOT NULL,
  products INTEGER NOT NULL,
  PRIMARY KEY (category, other)
) WITHOUT ROWID;

CREATE TABLE field_counts (
  category INTEGER NOT NULL,
  field INTEGER NOT NULL,
  value TEXT NOT NULL,
  products INTEGER NOT NULL,
  PRIMARY KEY (category, field, value)
) WITHOUT ROWID;

-- What the tables above must hold: tests/api/catalogue/stored-counts.test.ts compares.
CREATE VIEW listed_places AS
  SELECT cp.category, cp.product FROM products p JOIN category_products cp ON cp.product = p.id
  WHERE p.parent IS NULL AND p.is_active = 1
  UNION ALL
  SELECT 0, p.id FROM products p WHERE p.parent IS NULL AND p.is_active = 1;

-- Covering indexes of what puts a product in its place in a list; the whole row is six times as wide.
CREATE INDEX products_listed ON products (id, position, create_date, write_date, bestseller, is_new, parent, is_active)
  WHERE parent IS NULL AND is_active = 1;
CREATE INDEX products_listed_bestsellers ON products (id, position, create_date, write_date, bestseller, is_new, parent, is_active)
  WHERE parent IS NULL AND is_active = 1 AND bestseller = 1;
CREATE INDEX products_listed_new ON products (id, position, create_date, write_date, bestseller, is_new, parent, is_active)
  WHERE parent IS NULL AND is_active = 1 AND is_new = 1;

CREATE TRIGGER products_listed_first AFTER INSERT ON products WHEN NEW.parent IS NULL AND NEW.is_active = 1
BEGIN
  INSERT INTO category_counts (category, other, products) VALUES (0, 0, 1)
  ON CONFLICT DO UPDATE SET products = products + 1;
END;

-- Deletes what refers to a product while the product still says whether it is listed.
CREATE TRIGGER products_going BEFORE DELETE ON products WHEN OLD.parent IS NULL
BEGIN
  DELETE FROM product_texts WHERE product = OLD.id;
  DELETE FROM product_fields WHERE product = OLD.id;
  DELETE FROM category_products WHERE product = OLD.id;
  UPDATE category_counts SET products = products - OLD.is_active WHERE category = 0 AND other = 0;
END;

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

CREATE TRIGGER category_products_fixed BEFORE UPDATE OF category, product, inherited ON category_products
BEGIN
  SELECT RAISE(ABORT, 'category_product_is_fixed');
END;

CREATE TRIGGER product_fields_counted AFTER INSERT ON product_fields
BEGIN
  INSERT INTO field_counts (category, field, value, products)
  SELECT category, NEW.field, NEW.value, 1 FROM listed_places WHERE product = NEW.product
  ON CONFLICT DO UPDATE SET products = products + 1;
END;

CREATE TRIGGER product_fields_uncounted BEFORE DELETE ON product_fields
BEGIN
  UPDATE field_counts SET products = products - 1 WHERE field = OLD.field AND value = OLD.value
    AND category IN (SELECT category FROM listed_places WHERE product = OLD.product);
END;

CREATE TRIGGER product_fields_recounted AFTER UPDATE OF field, value ON product_fields
  WHEN NEW.field <> OLD.field OR NEW.value <> OLD.value
BEGIN
  UPDATE field_counts SET products = products - 1 WHERE field = OLD.field AND value = OLD.value
    AND category IN (SELECT category FROM listed_places WHERE product = OLD.product);
  INSERT INTO field_counts (category, field, value, products)
  SELECT category, NEW.field, NEW.value, 1 FROM listed_places WHERE product = NEW.product
  ON CONFLICT DO UPDATE SET products = products + 1;
END;
