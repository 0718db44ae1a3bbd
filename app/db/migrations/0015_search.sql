-- Full-text search of products, and what it falls back on when nothing is found.

-- Other terms for the same thing: those with one number in `same`. Lower case, without accents, one space between words.
CREATE TABLE synonyms (
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  term TEXT NOT NULL,
  same INTEGER NOT NULL,
  PRIMARY KEY (locale, term, same)
) WITHOUT ROWID;
CREATE INDEX synonyms_by_same ON synonyms (locale, same);

CREATE TRIGGER product_search_rebranded AFTER UPDATE OF brand ON products WHEN NEW.brand <> OLD.brand
BEGIN
  UPDATE product_texts SET name = name WHERE product_id = NEW.id;
END;

-- Tokens without accents, as prefixes. rowid is searched_texts.id; lang narrows to one locale; variants has the values of
-- the variants' attributes.
CREATE VIRTUAL TABLE product_search USING fts5 (
  lang, name, brand, body, variants,
  content = '', contentless_delete = 1, prefix = '2 3', tokenize = "unicode61 remove_diacritics 2"
);

-- The tokens of the index, for corrections of spelling.
CREATE VIRTUAL TABLE product_words USING fts5vocab (product_search, row);

-- The texts of listed products, as product_search has them. The id is the product's, with the language in the last two
-- bits.
CREATE VIEW searched_texts AS
  SELECT p.id * 4 + instr('itenes', t.locale) / 2 AS id, p.id AS product_id, t.locale, 'lang' || t.locale AS lang, t.name,
    p.brand, t.short_description AS body,
    (SELECT group_concat(coalesce(a.value ->> ('$.value.' || t.locale), a.value ->> '$.value.it'), ' ')
     FROM products v JOIN json_each(v.attributes) a WHERE v.parent_id = p.id AND v.is_active = 1) AS variants
  FROM products p JOIN product_texts t ON t.product_id = p.id WHERE p.parent_id IS NULL AND p.is_active = 1;

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

-- A variant's change updates its product's texts, whose own triggers update the search.
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

-- A product that is active again is counted and found again.
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
