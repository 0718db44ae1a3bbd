-- Files on their way in: staged in parts, judged as a whole, and written by one batch that also clears them away.
CREATE TABLE imports (
  id TEXT PRIMARY KEY,
  "table" TEXT NOT NULL,
  -- {"sku": 1, …}: the columns that the file has.
  heads TEXT NOT NULL CHECK (json_valid(heads)),
  at TEXT NOT NULL
) WITHOUT ROWID;

-- {"sku": "HB00001", …}, as the shop's tables keep the values.
CREATE TABLE import_rows (
  upload TEXT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  line INTEGER NOT NULL,
  cells TEXT NOT NULL,
  PRIMARY KEY (upload, line)
);

CREATE TABLE import_faults (
  upload TEXT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  line INTEGER NOT NULL,
  "column" TEXT NOT NULL,
  code TEXT NOT NULL,
  "values" TEXT NOT NULL CHECK (json_valid("values")),
  PRIMARY KEY (upload, line, "column")
);

-- What the catalogue keeps of a product elsewhere follows changes that only a file makes.
CREATE TRIGGER products_variant_moved AFTER UPDATE OF parent ON products WHEN NEW.parent IS NOT OLD.parent
BEGIN
  UPDATE products SET variants_count = variants_count - 1 WHERE id = OLD.parent;
  UPDATE products SET variants_count = variants_count + 1 WHERE id = NEW.parent;
END;
CREATE TRIGGER product_search_rebranded AFTER UPDATE OF brand ON products WHEN NEW.brand <> OLD.brand
BEGIN
  DELETE FROM product_search WHERE rowid IN (SELECT id FROM product_texts WHERE product = NEW.id);
  INSERT INTO product_search (rowid, lang, name, brand, body)
  SELECT t.id, 'lang' || t.locale, t.name, NEW.brand, t.short_description FROM product_texts t WHERE t.product = NEW.id;
END;
