-- What lists of products count and sort by, kept by triggers.

-- The version of everything that a Worker caches between requests: each change of it raises the version.
CREATE TABLE facts_version (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version INTEGER NOT NULL,
  -- Caches outside the database name the version that they hold: no other database has the same mark.
  mark TEXT NOT NULL DEFAULT '',
  -- Rises when an item is sold out, or in stock again. No quote or document depends on it.
  availability INTEGER NOT NULL DEFAULT 0,
  -- Narrow changes: of one item's price or stock. Those that alone have led to the current version, the oldest first, 20 at
  -- most: of each the name of the version before it (version.mark), the item and its product. Any other change empties the
  -- list. A page that shows other products alone is as it would be now: platform/cache/data-version.ts.
  narrow TEXT NOT NULL DEFAULT '[]'
);

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

-- Stored so that a list is sorted, filtered and bounded by an index. Seasons are not in it: db/products/shown-price.ts
-- calculates them.
CREATE TABLE shown_prices (
  list TEXT NOT NULL REFERENCES price_lists (code) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  -- Days: in force from from_day until the day before until_day. A product has one row for any day.
  from_day TEXT NOT NULL,
  until_day TEXT NOT NULL,
  vat_class TEXT NOT NULL,
  standard INTEGER NOT NULL,
  special INTEGER,
  -- Whether `standard`, and `special`, are amounts of a gross list.
  includes_vat INTEGER NOT NULL DEFAULT 0,
  special_includes_vat INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (product_id, list, from_day)
) WITHOUT ROWID;
CREATE INDEX shown_prices_standard ON shown_prices (list, includes_vat, vat_class, standard, product_id, from_day, until_day);
CREATE INDEX shown_prices_special ON shown_prices (list, special_includes_vat, vat_class, special, product_id, from_day, until_day)
  WHERE special IS NOT NULL;

-- The values of found products are counted outside the database: of each product it stores all values as one short text,
-- two letters a value, which is read at once. Counting them row by row took fourteen times as long in a large catalogue.
CREATE TABLE facet_values (
  id INTEGER PRIMARY KEY,
  -- Field 0 has categories for values, field -1 the products' own category alone.
  field_id INTEGER NOT NULL,
  value TEXT NOT NULL,
  -- The first letter never is a second one: a code is found in a text at its own place alone.
  code TEXT GENERATED ALWAYS AS (char(256 + id / 8192) || char(16384 + id % 8192)) VIRTUAL,
  -- The bounds of a value, "11", "11–16" or "20-28"; NULL where it does not begin with a number. They are read from the
  -- field's distinct values, a few hundred, and not from its products.
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

-- Products that have no text in a language.
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
