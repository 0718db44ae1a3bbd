-- Products and variants (one id space), their texts, fields, codes and compliance data.

-- Products (no parent) and variants (with a parent) share one table: CONTRACT §1. image is
-- "template|colour|background".
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
  -- [{"key":"size","value":{"it":"50 g","en":"50 g","es":"50 g"}}] for variants, otherwise [].
  attributes TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(attributes)),
  gtin TEXT,
  mpn TEXT,
  net_quantity REAL CHECK (net_quantity > 0),
  net_unit TEXT CHECK (net_unit IN ('kg', 'l', 'm', 'm2', 'piece')),
  create_date TEXT NOT NULL,
  write_date TEXT NOT NULL,
  -- Names of pictures: image is the first, followed by these.
  images TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(images)),
  -- A variant inherits its product's VAT class and audience unless it has its own. The operator writes
  -- own_*; NULL: inherited.
  -- The triggers below maintain vat_class and audience, the values in force: every reader uses these two
  -- columns.
  own_vat_class TEXT CHECK (own_vat_class IN ('standard', 'reduced', 'super_reduced')),
  own_audience TEXT CHECK (own_audience IN ('all', 'business'))
);
CREATE INDEX products_by_parent ON products (parent_id, position, id);
CREATE INDEX products_by_position ON products (position, id) WHERE parent_id IS NULL AND is_active = 1;
CREATE INDEX products_by_create_date ON products (create_date, id) WHERE parent_id IS NULL AND is_active = 1;
CREATE INDEX products_by_write_date ON products (write_date, id) WHERE parent_id IS NULL AND is_active = 1;
CREATE INDEX products_bestsellers ON products (position, id) WHERE parent_id IS NULL AND is_active = 1 AND bestseller = 1;
CREATE INDEX products_new ON products (create_date, id) WHERE parent_id IS NULL AND is_active = 1 AND is_new = 1;

-- Covering indexes of the columns that sort lists; a whole row is six times as wide.
CREATE INDEX products_listed ON products (id, position, create_date, write_date, bestseller, is_new, parent_id, is_active)
  WHERE parent_id IS NULL AND is_active = 1;
CREATE INDEX products_listed_bestsellers ON products (id, position, create_date, write_date, bestseller, is_new, parent_id, is_active)
  WHERE parent_id IS NULL AND is_active = 1 AND bestseller = 1;
CREATE INDEX products_listed_new ON products (id, position, create_date, write_date, bestseller, is_new, parent_id, is_active)
  WHERE parent_id IS NULL AND is_active = 1 AND is_new = 1;

-- The operator's list of products, including hidden ones, in each sort order; and products with missing
-- data.
CREATE INDEX products_changed_any ON products (write_date, id) WHERE parent_id IS NULL;
CREATE INDEX products_by_code ON products (sku, id) WHERE parent_id IS NULL;
CREATE INDEX products_hidden ON products (write_date, id) WHERE parent_id IS NULL AND is_active = 0;
CREATE INDEX products_without_picture ON products (write_date, id)
  WHERE parent_id IS NULL AND image IS NULL AND images = '[]';

-- An import compares codes without case.
CREATE INDEX products_by_sku_without_case ON products (lower(sku));

-- A variant's texts are its product's, with the values of its attributes added. sort_name sorts
-- alphabetically: without case and accents, ñ after n.
CREATE TABLE product_texts (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  short_description TEXT NOT NULL DEFAULT '',
  description TEXT NOT NULL DEFAULT '',
  -- Sort key of the name in alphabetical order. SQLite limits the depth of an expression to 100, so the
  -- letters are replaced in steps.
  sort_1 TEXT AS (CASE WHEN name GLOB '*[^ -~]*' THEN
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(name)
    , 'À', 'a'), 'Á', 'a'), 'Â', 'a'), 'Ã', 'a'), 'Ä', 'a'), 'Å', 'a'), 'Æ', 'ae'), 'Ç', 'c'), 'È', 'e')
    , 'É', 'e'), 'Ê', 'e'), 'Ë', 'e'), 'Ì', 'i'), 'Í', 'i'), 'Î', 'i'), 'Ï', 'i'), 'Ð', 'd'), 'Ñ', 'n~')
    , 'Ò', 'o'), 'Ó', 'o'), 'Ô', 'o'), 'Õ', 'o'), 'Ö', 'o'), 'Ø', 'o'), 'Ù', 'u'), 'Ú', 'u'), 'Û', 'u'), 'Ü', 'u')
    , 'Ý', 'y'), 'Þ', 'th'), 'ß', 'ss'), 'à', 'a'), 'á', 'a'), 'â', 'a'), 'ã', 'a'), 'ä', 'a'), 'å', 'a')
    , 'æ', 'ae'), 'ç', 'c'), 'è', 'e'), 'é', 'e'), 'ê', 'e'), 'ë', 'e'), 'ì', 'i'), 'í', 'i'), 'î', 'i')
    , 'ï', 'i'), 'ð', 'd'), 'ñ', 'n~'), 'ò', 'o'), 'ó', 'o'), 'ô', 'o')
    ELSE lower(name) END) VIRTUAL,
  sort_2 TEXT AS (CASE WHEN sort_1 GLOB '*[^ -~]*' THEN
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sort_1
    , 'õ', 'o'), 'ö', 'o'), 'ø', 'o'), 'ù', 'u'), 'ú', 'u'), 'û', 'u'), 'ü', 'u'), 'ý', 'y'), 'þ', 'th')
    , 'ÿ', 'y'), 'Ā', 'a'), 'ā', 'a'), 'Ă', 'a'), 'ă', 'a'), 'Ą', 'a'), 'ą', 'a'), 'Ć', 'c'), 'ć', 'c'), 'Ĉ', 'c')
    , 'ĉ', 'c'), 'Ċ', 'c'), 'ċ', 'c'), 'Č', 'c'), 'č', 'c'), 'Ď', 'd'), 'ď', 'd'), 'Đ', 'd'), 'đ', 'd'), 'Ē', 'e')
    , 'ē', 'e'), 'Ĕ', 'e'), 'ĕ', 'e'), 'Ė', 'e'), 'ė', 'e'), 'Ę', 'e'), 'ę', 'e'), 'Ě', 'e'), 'ě', 'e'), 'Ĝ', 'g')
    , 'ĝ', 'g'), 'Ğ', 'g'), 'ğ', 'g'), 'Ġ', 'g'), 'ġ', 'g'), 'Ģ', 'g'), 'ģ', 'g'), 'Ĥ', 'h'), 'ĥ', 'h'), 'Ħ', 'h')
    , 'ħ', 'h'), 'Ĩ', 'i'), 'ĩ', 'i')
    ELSE sort_1 END) VIRTUAL,
  sort_3 TEXT AS (CASE WHEN sort_2 GLOB '*[^ -~]*' THEN
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sort_2
    , 'Ī', 'i'), 'ī', 'i'), 'Ĭ', 'i'), 'ĭ', 'i'), 'Į', 'i'), 'į', 'i'), 'İ', 'i'), 'ı', 'i'), 'Ĳ', 'ij')
    , 'ĳ', 'ij'), 'Ĵ', 'j'), 'ĵ', 'j'), 'Ķ', 'k'), 'ķ', 'k'), 'Ĺ', 'l'), 'ĺ', 'l'), 'Ļ', 'l'), 'ļ', 'l')
    , 'Ľ', 'l'), 'ľ', 'l'), 'Ł', 'l'), 'ł', 'l'), 'Ń', 'n'), 'ń', 'n'), 'Ņ', 'n'), 'ņ', 'n'), 'Ň', 'n'), 'ň', 'n')
    , 'Ō', 'o'), 'ō', 'o'), 'Ŏ', 'o'), 'ŏ', 'o'), 'Ő', 'o'), 'ő', 'o'), 'Œ', 'oe'), 'œ', 'oe'), 'Ŕ', 'r')
    , 'ŕ', 'r'), 'Ŗ', 'r'), 'ŗ', 'r'), 'Ř', 'r'), 'ř', 'r'), 'Ś', 's'), 'ś', 's'), 'Ŝ', 's'), 'ŝ', 's'), 'Ş', 's')
    , 'ş', 's'), 'Š', 's'), 'š', 's'), 'Ţ', 't'), 'ţ', 't')
    ELSE sort_2 END) VIRTUAL,
  sort_name TEXT AS (CASE WHEN sort_3 GLOB '*[^ -~]*' THEN
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sort_3
    , 'Ť', 't'), 'ť', 't'), 'Ŧ', 't'), 'ŧ', 't'), 'Ũ', 'u'), 'ũ', 'u'), 'Ū', 'u'), 'ū', 'u'), 'Ŭ', 'u'), 'ŭ', 'u')
    , 'Ů', 'u'), 'ů', 'u'), 'Ű', 'u'), 'ű', 'u'), 'Ų', 'u'), 'ų', 'u'), 'Ŵ', 'w'), 'ŵ', 'w'), 'Ŷ', 'y'), 'ŷ', 'y')
    , 'Ÿ', 'y'), 'Ź', 'z'), 'ź', 'z'), 'Ż', 'z'), 'ż', 'z'), 'Ž', 'z'), 'ž', 'z'), 'ſ', 's'), 'Ș', 's'), 'ș', 's')
    , 'Ț', 't'), 'ț', 't'), 'ẞ', 'ss'), char(768), ''), char(769), ''), char(770), ''), char(771), '')
    , char(772), ''), char(774), ''), char(775), ''), char(776), ''), char(778), ''), char(779), '')
    , char(780), ''), char(806), ''), char(807), ''), char(808), '')
    ELSE sort_3 END) VIRTUAL,
  -- Title and description for search engines; if empty, the name and the short description are used.
  seo_title TEXT NOT NULL DEFAULT '',
  seo_description TEXT NOT NULL DEFAULT '',
  UNIQUE (product_id, locale)
);
CREATE INDEX product_texts_by_slug ON product_texts (slug);
CREATE INDEX product_texts_by_name ON product_texts (locale, sort_name, product_id);
CREATE INDEX product_texts_names ON product_texts (product_id, locale, sort_name);

-- A product is in its own category and, with inherited = 1, in each of its ancestors.
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
  -- {"US": {"it": …}}; NULL if values are numbers or free text.
  options TEXT CHECK (json_valid(options)),
  position INTEGER NOT NULL DEFAULT 0,
  -- Fields that distinguish a product from similar ones: the cards of a list show their values, in the
  -- order of the fields.
  is_key_fact INTEGER NOT NULL DEFAULT 0 CHECK (is_key_fact IN (0, 1)),
  -- A field with numeric values is filtered by bounds, such as "8" to "12", instead of single values.
  is_range INTEGER NOT NULL DEFAULT 0 CHECK (is_range IN (0, 1))
);

CREATE TABLE product_fields (
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  field_id INTEGER NOT NULL REFERENCES custom_fields (id) ON DELETE CASCADE,
  value TEXT NOT NULL,
  position INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (product_id, field_id, value)
) WITHOUT ROWID;
CREATE INDEX product_fields_by_value ON product_fields (field_id, value, product_id);

-- Information that the law requires before a purchase; compliance_texts has the texts of the keys.
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

-- Codes without separators, in upper case: SKU, GTIN, manufacturer's number. A search tries the whole text
-- as a code first.
CREATE TABLE product_codes (
  code TEXT NOT NULL,
  item_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  PRIMARY KEY (code, item_id)
) WITHOUT ROWID;
CREATE INDEX product_codes_by_item ON product_codes (item_id);

-- Expected content of the tables above: tests/api/catalogue/stored-counts.test.ts compares.
CREATE VIEW listed_places AS
  SELECT cp.category_id, cp.product_id FROM products p JOIN category_products cp ON cp.product_id = p.id
  WHERE p.parent_id IS NULL AND p.is_active = 1
  UNION ALL
  SELECT 0, p.id FROM products p WHERE p.parent_id IS NULL AND p.is_active = 1;

-- INSERT here after a price change; `list` NULL: in all lists.
CREATE VIEW prices_changed AS SELECT id AS product_id, NULL AS list FROM products WHERE 0;

-- Expected content of the tables above: tests/api/catalogue/stored-counts.test.ts compares.
CREATE VIEW product_values AS
  SELECT product_id, field_id, value FROM product_fields
  UNION ALL SELECT product_id, 0, CAST(category_id AS TEXT) FROM category_products
  UNION ALL SELECT product_id, -1, CAST(category_id AS TEXT) FROM category_products WHERE inherited = 0;

-- Uses of pictures, by table and the row's key; two views, because D1 allows five SELECTs in a compound.
-- Order rows do not count as a use.
CREATE VIEW picture_uses_in_catalogue AS
  SELECT image AS reference, 'products' AS place, sku AS key FROM products WHERE image IS NOT NULL
  UNION ALL SELECT e.value, 'products', p.sku FROM products p, json_each(p.images) e
  UNION ALL SELECT image, 'categories', slug FROM categories WHERE image IS NOT NULL
  UNION ALL SELECT value ->> '$', 'settings', key FROM settings WHERE key IN ('BRAND_LOGO', 'BRAND_ICON');

CREATE VIEW searched_texts AS
  SELECT id, product_id, locale, lang, texts ->> '$[0]' AS name, texts ->> '$[1]' AS brand, texts ->> '$[2]' AS body,
    texts ->> '$[3]' AS variants
  FROM (
    -- DISTINCT: otherwise SQLite computes the texts once per column read from them.
    SELECT DISTINCT p.id * 4 + instr('itenes', t.locale) / 2 AS id, p.id AS product_id, t.locale, 'lang' || t.locale AS lang,
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      replace(replace(json_array(t.name, p.brand, t.short_description,
        (SELECT group_concat(coalesce(a.value ->> ('$.value.' || t.locale), a.value ->> '$.value.it'), ' ')
         FROM products v JOIN json_each(v.attributes) a WHERE v.parent_id = p.id AND v.is_active = 1)),
        '₀', '0'), '₁', '1'), '₂', '2'), '₃', '3'), '₄', '4'), '₅', '5'), '₆', '6'), '₇', '7'), '₈', '8'), '₉', '9'),
        '¹', '1'), '²', '2'), '³', '3'), 'µ', 'μ'), 'º', 'o'), 'ª', 'a') AS texts
    FROM products p JOIN product_texts t ON t.product_id = p.id WHERE p.parent_id IS NULL AND p.is_active = 1);

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

CREATE TRIGGER custom_fields_added_seen AFTER INSERT ON custom_fields BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER custom_fields_changed_seen AFTER UPDATE ON custom_fields BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER custom_fields_gone_seen AFTER DELETE ON custom_fields BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER compliance_texts_added_seen AFTER INSERT ON compliance_texts BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER compliance_texts_changed_seen AFTER UPDATE ON compliance_texts BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER compliance_texts_gone_seen AFTER DELETE ON compliance_texts BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER products_listed_first AFTER INSERT ON products WHEN NEW.parent_id IS NULL AND NEW.is_active = 1
BEGIN
  INSERT INTO category_counts (category_id, other_category_id, products) VALUES (0, 0, 1)
  ON CONFLICT DO UPDATE SET products = products + 1;
END;

-- Deletes references to a product before the product's row, which shows whether it is listed.
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

CREATE TRIGGER products_altered_shown AFTER UPDATE OF is_active, vat_class, position, variants_count ON products
  WHEN NEW.is_active <> OLD.is_active OR NEW.vat_class <> OLD.vat_class OR NEW.variants_count <> OLD.variants_count
    OR (NEW.position <> OLD.position AND NEW.parent_id IS NOT NULL)
BEGIN
  INSERT INTO prices_changed (product_id) VALUES (coalesce(NEW.parent_id, NEW.id));
END;

CREATE TRIGGER product_search_rebranded AFTER UPDATE OF brand ON products WHEN NEW.brand <> OLD.brand
BEGIN
  UPDATE product_texts SET name = name WHERE product_id = NEW.id;
END;

CREATE TRIGGER product_search_added AFTER INSERT ON product_texts
BEGIN
  INSERT INTO product_search (rowid, lang, name, brand, body, variants)
  SELECT id, lang, name, brand, body, variants FROM searched_texts WHERE product_id = NEW.product_id AND locale = NEW.locale;
END;

CREATE TRIGGER product_search_gone AFTER DELETE ON product_texts
BEGIN
  DELETE FROM product_search WHERE rowid = OLD.product_id * 4 + instr('itenes', OLD.locale) / 2;
END;

CREATE TRIGGER product_search_changed AFTER UPDATE OF name, short_description ON product_texts
BEGIN
  DELETE FROM product_search WHERE rowid = OLD.product_id * 4 + instr('itenes', OLD.locale) / 2;
  INSERT INTO product_search (rowid, lang, name, brand, body, variants)
  SELECT id, lang, name, brand, body, variants FROM searched_texts WHERE product_id = NEW.product_id AND locale = NEW.locale;
END;

-- A change of a variant updates its product's texts, whose own triggers update the search index.
CREATE TRIGGER product_search_variant_added AFTER INSERT ON products WHEN NEW.parent_id IS NOT NULL
BEGIN
  UPDATE product_texts SET name = name WHERE product_id = NEW.parent_id;
END;

CREATE TRIGGER product_search_variant_changed AFTER UPDATE OF attributes, is_active, parent_id ON products
  WHEN (NEW.parent_id IS NOT NULL OR OLD.parent_id IS NOT NULL)
    AND (NEW.attributes <> OLD.attributes OR NEW.is_active <> OLD.is_active OR NEW.parent_id IS NOT OLD.parent_id)
BEGIN
  UPDATE product_texts SET name = name WHERE product_id IN (NEW.parent_id, OLD.parent_id);
END;

CREATE TRIGGER product_search_variant_gone AFTER DELETE ON products WHEN OLD.parent_id IS NOT NULL
BEGIN
  UPDATE product_texts SET name = name WHERE product_id = OLD.parent_id;
END;

-- A product that becomes active again is counted and indexed again.
CREATE TRIGGER products_relisted AFTER UPDATE OF is_active ON products
  WHEN NEW.parent_id IS NULL AND NEW.is_active > OLD.is_active
BEGIN
  INSERT INTO category_counts (category_id, other_category_id, products)
  SELECT a.category_id, b.category_id, 1 FROM listed_places a JOIN listed_places b ON b.product_id = a.product_id
  WHERE a.product_id = NEW.id AND (a.category_id = b.category_id OR b.category_id <> 0)
  ON CONFLICT DO UPDATE SET products = products + 1;
  INSERT INTO field_counts (category_id, field_id, value, products)
  SELECT a.category_id, f.field_id, f.value, 1 FROM listed_places a JOIN product_fields f ON f.product_id = a.product_id
  WHERE a.product_id = NEW.id
  ON CONFLICT DO UPDATE SET products = products + 1;
  INSERT INTO product_search (rowid, lang, name, brand, body, variants)
  SELECT id, lang, name, brand, body, variants FROM searched_texts WHERE product_id = NEW.id;
END;

-- INSERT here when a product gains or loses a value.
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

CREATE TRIGGER prices_changed_shown INSTEAD OF INSERT ON prices_changed
BEGIN
  DELETE FROM shown_prices WHERE product_id = NEW.product_id AND list = coalesce(NEW.list, list);
  INSERT INTO shown_prices (list, product_id, from_day, until_day, vat_class, includes_vat, standard, special, special_includes_vat)
  SELECT list, product_id, from_day, until_day, vat_class, includes_vat, standard, special, coalesce(special_includes_vat, 0)
  FROM prices_to_show WHERE product_id = NEW.product_id AND list = coalesce(NEW.list, list);
END;
