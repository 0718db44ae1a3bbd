-- Categories, products and variants (one id space), their texts, custom fields, compliance data and codes.
CREATE TABLE categories (
  id INTEGER PRIMARY KEY,
  taxonomy TEXT NOT NULL DEFAULT 'Default',
  parent_id INTEGER REFERENCES categories (id),
  position INTEGER NOT NULL DEFAULT 0,
  slug TEXT NOT NULL UNIQUE,
  colour TEXT,
  logo TEXT,
  image TEXT,
  write_date TEXT NOT NULL
);
CREATE INDEX categories_by_parent ON categories (taxonomy, parent_id, position);

CREATE TABLE category_texts (
  category_id INTEGER NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (category_id, locale)
) WITHOUT ROWID;
CREATE INDEX category_texts_by_slug ON category_texts (slug);

-- Each category with itself (depth 0) and every category above it.
CREATE TABLE category_paths (
  category_id INTEGER NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
  ancestor_id INTEGER NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
  depth INTEGER NOT NULL,
  PRIMARY KEY (category_id, ancestor_id)
) WITHOUT ROWID;
CREATE INDEX category_paths_by_ancestor ON category_paths (ancestor_id, category_id);

CREATE TABLE manufacturers (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  address TEXT,
  contact TEXT,
  country TEXT NOT NULL
);

-- Products (no parent) and variants (with one) are rows of one kind: CONTRACT §1. image is "template|colour|ground".
CREATE TABLE products (
  id INTEGER PRIMARY KEY,
  parent_id INTEGER REFERENCES products (id) ON DELETE CASCADE,
  sku TEXT NOT NULL UNIQUE,
  slug TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL DEFAULT '',
  brand TEXT NOT NULL DEFAULT '',
  image TEXT,
  uom TEXT NOT NULL DEFAULT 'pz',
  package_size INTEGER NOT NULL DEFAULT 1 CHECK (package_size >= 1),
  min_qty INTEGER NOT NULL DEFAULT 1 CHECK (min_qty >= 1),
  qty_step INTEGER NOT NULL DEFAULT 1 CHECK (qty_step >= 1),
  vat_class TEXT NOT NULL DEFAULT 'standard' CHECK (vat_class IN ('standard', 'reduced', 'super_reduced')),
  audience TEXT NOT NULL DEFAULT 'all' CHECK (audience IN ('all', 'business')),
  bestseller INTEGER NOT NULL DEFAULT 0 CHECK (bestseller IN (0, 1)),
  is_new INTEGER NOT NULL DEFAULT 0 CHECK (is_new IN (0, 1)),
  is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
  position INTEGER NOT NULL DEFAULT 0,
  variants_count INTEGER NOT NULL DEFAULT 0,
  -- [{"key":"size","value":{"it":"50 g","en":"50 g","es":"50 g"}}] on variants, else [].
  attributes TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(attributes)),
  gtin TEXT,
  mpn TEXT,
  net_quantity REAL CHECK (net_quantity > 0),
  net_unit TEXT CHECK (net_unit IN ('kg', 'l', 'm', 'm2', 'piece')),
  create_date TEXT NOT NULL,
  write_date TEXT NOT NULL
);
CREATE INDEX products_by_parent ON products (parent_id, position, id);
CREATE INDEX products_by_position ON products (position, id) WHERE parent_id IS NULL AND is_active = 1;
CREATE INDEX products_by_create_date ON products (create_date, id) WHERE parent_id IS NULL AND is_active = 1;
CREATE INDEX products_by_write_date ON products (write_date, id) WHERE parent_id IS NULL AND is_active = 1;
CREATE INDEX products_bestsellers ON products (position, id) WHERE parent_id IS NULL AND is_active = 1 AND bestseller = 1;
CREATE INDEX products_new ON products (create_date, id) WHERE parent_id IS NULL AND is_active = 1 AND is_new = 1;

CREATE TRIGGER products_variant_added AFTER INSERT ON products WHEN NEW.parent_id IS NOT NULL
BEGIN
  UPDATE products SET variants_count = variants_count + 1 WHERE id = NEW.parent_id;
END;

CREATE TRIGGER products_variant_gone AFTER DELETE ON products WHEN OLD.parent_id IS NOT NULL
BEGIN
  UPDATE products SET variants_count = variants_count - 1 WHERE id = OLD.parent_id;
END;

CREATE TRIGGER product_codes_added AFTER INSERT ON products
BEGIN
  INSERT OR IGNORE INTO product_codes (code, item_id)
  SELECT upper(replace(replace(replace(replace(c.value, '-', ''), ' ', ''), '.', ''), '/', '')), NEW.id
  FROM json_each(json_array(NEW.sku, NEW.gtin, NEW.mpn)) c WHERE c.value <> '';
END;

CREATE TRIGGER product_codes_changed AFTER UPDATE OF sku, gtin, mpn ON products
BEGIN
  DELETE FROM product_codes WHERE item_id = NEW.id;
  INSERT OR IGNORE INTO product_codes (code, item_id)
  SELECT upper(replace(replace(replace(replace(c.value, '-', ''), ' ', ''), '.', ''), '/', '')), NEW.id
  FROM json_each(json_array(NEW.sku, NEW.gtin, NEW.mpn)) c WHERE c.value <> '';
END;

CREATE TRIGGER products_variant_moved AFTER UPDATE OF parent_id ON products WHEN NEW.parent_id IS NOT OLD.parent_id
BEGIN
  UPDATE products SET variants_count = variants_count - 1 WHERE id = OLD.parent_id;
  UPDATE products SET variants_count = variants_count + 1 WHERE id = NEW.parent_id;
END;

-- Variants take their product's texts and add their attributes' values. sort_name orders names as an alphabet does: without
-- case and accents, ñ after n.
CREATE TABLE product_texts (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  short_description TEXT NOT NULL DEFAULT '',
  description TEXT NOT NULL DEFAULT '',
  sort_name TEXT GENERATED ALWAYS AS (
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(name)
    , 'à', 'a'), 'á', 'a'), 'â', 'a'), 'ã', 'a'), 'ä', 'a'), 'å', 'a'), 'À', 'a'), 'Á', 'a'), 'Â', 'a'), 'Ã', 'a'), 'Ä', 'a'), 'Å', 'a')
    , 'ç', 'c'), 'Ç', 'c')
    , 'è', 'e'), 'é', 'e'), 'ê', 'e'), 'ë', 'e'), 'È', 'e'), 'É', 'e'), 'Ê', 'e'), 'Ë', 'e')
    , 'ì', 'i'), 'í', 'i'), 'î', 'i'), 'ï', 'i'), 'Ì', 'i'), 'Í', 'i'), 'Î', 'i'), 'Ï', 'i')
    , 'ò', 'o'), 'ó', 'o'), 'ô', 'o'), 'õ', 'o'), 'ö', 'o'), 'Ò', 'o'), 'Ó', 'o'), 'Ô', 'o'), 'Õ', 'o'), 'Ö', 'o')
    , 'ù', 'u'), 'ú', 'u'), 'û', 'u'), 'ü', 'u'), 'Ù', 'u'), 'Ú', 'u'), 'Û', 'u'), 'Ü', 'u')
    , 'ñ', 'n~'), 'Ñ', 'n~')
) VIRTUAL,
  UNIQUE (product_id, locale)
);
CREATE INDEX product_texts_by_slug ON product_texts (slug);
CREATE INDEX product_texts_by_name ON product_texts (locale, sort_name, product_id);
CREATE INDEX product_texts_names ON product_texts (product_id, locale, sort_name);

-- A product is in its own category and, inherited = 1, in every category above it.
CREATE TABLE category_products (
  category_id INTEGER NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  inherited INTEGER NOT NULL DEFAULT 0 CHECK (inherited IN (0, 1)),
  position INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (category_id, product_id)
) WITHOUT ROWID;
CREATE INDEX category_products_by_product ON category_products (product_id, inherited);
CREATE INDEX category_products_by_position ON category_products (category_id, position, product_id);

CREATE TABLE custom_fields (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  label TEXT NOT NULL CHECK (json_valid(label)),
  unit TEXT,
  filterable INTEGER NOT NULL DEFAULT 0 CHECK (filterable IN (0, 1)),
  -- {"US": {"it": …}}; NULL where a value is a number or free text.
  options TEXT CHECK (json_valid(options)),
  position INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE product_fields (
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  field_id INTEGER NOT NULL REFERENCES custom_fields (id) ON DELETE CASCADE,
  value TEXT NOT NULL,
  position INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (product_id, field_id, value)
) WITHOUT ROWID;
CREATE INDEX product_fields_by_value ON product_fields (field_id, value, product_id);

-- What the law asks to show before a purchase; the texts behind the keys are in compliance_texts.
CREATE TABLE product_compliance (
  product_id INTEGER PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  manufacturer_id INTEGER REFERENCES manufacturers (id),
  warnings TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(warnings)),
  hazard TEXT,
  food TEXT,
  energy_class TEXT,
  eprel TEXT,
  guarantee_months INTEGER,
  withdrawal_exception TEXT
);

CREATE TABLE compliance_texts (
  kind TEXT NOT NULL CHECK (kind IN ('warning', 'hazard', 'hazard_statement', 'precaution', 'signal', 'food', 'allergen', 'withdrawal_exception')),
  key TEXT NOT NULL,
  body TEXT NOT NULL CHECK (json_valid(body)),
  PRIMARY KEY (kind, key)
) WITHOUT ROWID;

CREATE TABLE related_products (
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  related_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('Related', 'Upselling', 'Crosselling', 'Spare parts', 'Showcase')),
  position INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (product_id, kind, related_id)
) WITHOUT ROWID;

-- Codes without separators, upper case: SKU, GTIN, manufacturer's number. A search tries them first, as a whole.
CREATE TABLE product_codes (
  code TEXT NOT NULL,
  item_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  PRIMARY KEY (code, item_id)
) WITHOUT ROWID;
CREATE INDEX product_codes_by_item ON product_codes (item_id);
