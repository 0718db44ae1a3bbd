-- Stored counts: how many listed products each category and each field value has. Listed: active, and not a variant.

-- Category 0 is the whole catalogue.
CREATE TABLE category_counts (
  category_id INTEGER NOT NULL,
  -- Of the products in `category_id`, those that are in this one too; a category with itself has its own count.
  other_category_id INTEGER NOT NULL,
  products INTEGER NOT NULL,
  PRIMARY KEY (category_id, other_category_id)
) WITHOUT ROWID;

CREATE TABLE field_counts (
  category_id INTEGER NOT NULL,
  field_id INTEGER NOT NULL,
  value TEXT NOT NULL,
  products INTEGER NOT NULL,
  PRIMARY KEY (category_id, field_id, value)
) WITHOUT ROWID;

-- What the tables above must hold: tests/api/catalogue/stored-counts.test.ts compares.
CREATE VIEW listed_places AS
  SELECT cp.category_id, cp.product_id FROM products p JOIN category_products cp ON cp.product_id = p.id
  WHERE p.parent_id IS NULL AND p.is_active = 1
  UNION ALL
  SELECT 0, p.id FROM products p WHERE p.parent_id IS NULL AND p.is_active = 1;

-- Covering indexes of what puts a product in its place in a list; the whole row is six times as wide.
CREATE INDEX products_listed ON products (id, position, create_date, write_date, bestseller, is_new, parent_id, is_active)
  WHERE parent_id IS NULL AND is_active = 1;
CREATE INDEX products_listed_bestsellers ON products (id, position, create_date, write_date, bestseller, is_new, parent_id, is_active)
  WHERE parent_id IS NULL AND is_active = 1 AND bestseller = 1;
CREATE INDEX products_listed_new ON products (id, position, create_date, write_date, bestseller, is_new, parent_id, is_active)
  WHERE parent_id IS NULL AND is_active = 1 AND is_new = 1;

CREATE TRIGGER products_listed_first AFTER INSERT ON products WHEN NEW.parent_id IS NULL AND NEW.is_active = 1
BEGIN
  INSERT INTO category_counts (category_id, other_category_id, products) VALUES (0, 0, 1)
  ON CONFLICT DO UPDATE SET products = products + 1;
END;

-- Deletes what refers to a product while the product still says whether it is listed.
CREATE TRIGGER products_going BEFORE DELETE ON products WHEN OLD.parent_id IS NULL
BEGIN
  DELETE FROM product_texts WHERE product_id = OLD.id;
  DELETE FROM product_fields WHERE product_id = OLD.id;
  DELETE FROM category_products WHERE product_id = OLD.id;
  UPDATE category_counts SET products = products - OLD.is_active WHERE category_id = 0 AND other_category_id = 0;
END;

CREATE TRIGGER products_unlisted BEFORE UPDATE OF is_active ON products
  WHEN NEW.parent_id IS NULL AND NEW.is_active < OLD.is_active
BEGIN
  UPDATE category_counts SET products = products - 1 WHERE (category_id, other_category_id) IN (
    SELECT a.category_id, b.category_id FROM listed_places a JOIN listed_places b ON b.product_id = a.product_id
    WHERE a.product_id = NEW.id AND (a.category_id = b.category_id OR b.category_id <> 0));
  UPDATE field_counts SET products = products - 1 WHERE (category_id, field_id, value) IN (
    SELECT a.category_id, f.field_id, f.value FROM listed_places a JOIN product_fields f ON f.product_id = a.product_id
    WHERE a.product_id = NEW.id);
  DELETE FROM product_search WHERE rowid BETWEEN NEW.id * 4 AND NEW.id * 4 + 2;
END;

CREATE TRIGGER category_products_counted AFTER INSERT ON category_products
  WHEN EXISTS (SELECT 1 FROM products WHERE id = NEW.product_id AND parent_id IS NULL AND is_active = 1)
BEGIN
  INSERT INTO category_counts (category_id, other_category_id, products)
  SELECT NEW.category_id, category_id, 1 FROM category_products WHERE product_id = NEW.product_id
  UNION ALL
  SELECT category_id, NEW.category_id, 1 FROM category_products WHERE product_id = NEW.product_id AND category_id <> NEW.category_id
  UNION ALL
  SELECT 0, NEW.category_id, 1 WHERE 1
  ON CONFLICT DO UPDATE SET products = products + 1;
  INSERT INTO field_counts (category_id, field_id, value, products)
  SELECT NEW.category_id, field_id, value, 1 FROM product_fields WHERE product_id = NEW.product_id
  ON CONFLICT DO UPDATE SET products = products + 1;
END;

CREATE TRIGGER category_products_uncounted BEFORE DELETE ON category_products
  WHEN EXISTS (SELECT 1 FROM products WHERE id = OLD.product_id AND parent_id IS NULL AND is_active = 1)
BEGIN
  UPDATE category_counts SET products = products - 1 WHERE (category_id, other_category_id) IN (
    SELECT OLD.category_id, category_id FROM category_products WHERE product_id = OLD.product_id
    UNION
    SELECT category_id, OLD.category_id FROM category_products WHERE product_id = OLD.product_id
    UNION
    SELECT 0, OLD.category_id);
  UPDATE field_counts SET products = products - 1 WHERE category_id = OLD.category_id
    AND (field_id, value) IN (SELECT field_id, value FROM product_fields WHERE product_id = OLD.product_id);
END;

CREATE TRIGGER category_products_fixed BEFORE UPDATE OF category_id, product_id, inherited ON category_products
BEGIN
  SELECT RAISE(ABORT, 'category_product_is_fixed');
END;

CREATE TRIGGER product_fields_counted AFTER INSERT ON product_fields
BEGIN
  INSERT INTO field_counts (category_id, field_id, value, products)
  SELECT category_id, NEW.field_id, NEW.value, 1 FROM listed_places WHERE product_id = NEW.product_id
  ON CONFLICT DO UPDATE SET products = products + 1;
END;

CREATE TRIGGER product_fields_uncounted BEFORE DELETE ON product_fields
BEGIN
  UPDATE field_counts SET products = products - 1 WHERE field_id = OLD.field_id AND value = OLD.value
    AND category_id IN (SELECT category_id FROM listed_places WHERE product_id = OLD.product_id);
END;

CREATE TRIGGER product_fields_recounted AFTER UPDATE OF field_id, value ON product_fields
  WHEN NEW.field_id <> OLD.field_id OR NEW.value <> OLD.value
BEGIN
  UPDATE field_counts SET products = products - 1 WHERE field_id = OLD.field_id AND value = OLD.value
    AND category_id IN (SELECT category_id FROM listed_places WHERE product_id = OLD.product_id);
  INSERT INTO field_counts (category_id, field_id, value, products)
  SELECT category_id, NEW.field_id, NEW.value, 1 FROM listed_places WHERE product_id = NEW.product_id
  ON CONFLICT DO UPDATE SET products = products + 1;
END;
