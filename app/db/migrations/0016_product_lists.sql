-- Counts and sort keys of product lists, maintained by triggers.

-- Version of all data that a Worker caches between requests: each change raises the version.
CREATE TABLE facts_version (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version INTEGER NOT NULL,
  -- Caches outside the database store the version that they hold; the mark is unique to this database.
  mark TEXT NOT NULL DEFAULT '',
  -- Raised when an item sells out or is back in stock. Does not affect checkouts or documents.
  availability INTEGER NOT NULL DEFAULT 0,
  -- Narrow changes: of one item's price or stock. The list has the changes, at most 20, oldest first, that
  -- led to the current version without any other change: each with the name of the version before it
  -- (version.mark), the item and its product. Any other change empties the list. Pages that show only other
  -- products are still current: platform/cache/data-version.ts.
  narrow TEXT NOT NULL DEFAULT '[]'
);

-- Category 0 is the whole catalogue.
CREATE TABLE category_counts (
  category_id INTEGER NOT NULL,
  -- Counts the products that are in both categories; a category with itself has its own count.
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

-- Stored so that an index can sort, filter and bound a list. Excludes seasonal prices, which
-- db/products/shown-price.ts computes.
CREATE TABLE shown_prices (
  list TEXT NOT NULL REFERENCES price_lists (code) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  -- Days: in force from from_day until the day before until_day. A product has one row for any day.
  from_day TEXT NOT NULL,
  until_day TEXT NOT NULL,
  vat_class TEXT NOT NULL,
  standard INTEGER NOT NULL,
  special INTEGER,
  -- Whether `standard`, and `special`, come from a gross list.
  includes_vat INTEGER NOT NULL DEFAULT 0,
  special_includes_vat INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (product_id, list, from_day)
) WITHOUT ROWID;
CREATE INDEX shown_prices_standard ON shown_prices (list, includes_vat, vat_class, standard, product_id, from_day, until_day);
CREATE INDEX shown_prices_special ON shown_prices (list, special_includes_vat, vat_class, special, product_id, from_day, until_day)
  WHERE special IS NOT NULL;

-- Facet values of found products are counted outside the database: each product stores all of its values as
-- one short text of two characters per value, which is fast to read. Counting row by row took fourteen
-- times as long in a large catalogue.
CREATE TABLE facet_values (
  id INTEGER PRIMARY KEY,
  -- Field 0 has all categories of a product as values, field -1 only its own.
  field_id INTEGER NOT NULL,
  value TEXT NOT NULL,
  -- The ranges of first and second characters do not overlap, so that a code matches only at its own
  -- position.
  code TEXT GENERATED ALWAYS AS (char(256 + id / 8192) || char(16384 + id % 8192)) VIRTUAL,
  -- The bounds of a value such as "11", "11–16" or "20-28"; NULL if it does not begin with a number. They
  -- are read from the field's few hundred distinct values, not from its products.
  low REAL GENERATED ALWAYS AS (
    CASE WHEN value GLOB '[0-9]*' OR value GLOB '-[0-9]*' THEN CAST(value AS REAL) END
    ) VIRTUAL,
  high REAL GENERATED ALWAYS AS (
    CASE WHEN value GLOB '[0-9]*' OR value GLOB '-[0-9]*' THEN CAST(
    substr(value, 1 + max(instr(value, '–'), CASE WHEN instr(substr(value, 2), '-') > 0 THEN 1 + instr(substr(value, 2), '-') ELSE 0 END)) AS REAL
    ) END
    ) VIRTUAL,
  UNIQUE (field_id, value)
);

CREATE TABLE product_facets (
  product_id INTEGER PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  codes TEXT NOT NULL
);

-- Products without a text in a language.
CREATE TABLE product_text_gaps (
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  PRIMARY KEY (locale, product_id)
) WITHOUT ROWID;
CREATE INDEX product_text_gaps_by_product ON product_text_gaps (product_id, locale);

CREATE TRIGGER facts_version_marked AFTER UPDATE OF version ON facts_version
BEGIN
  UPDATE facts_version SET mark = lower(hex(randomblob(4))), narrow = iif(NEW.narrow = OLD.narrow, '[]', NEW.narrow);
END;
