-- Search words of products, and synonyms.

-- Terms with the same number in `same` are synonyms. Lower case, without accents, one space between words.
CREATE TABLE synonyms (
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  term TEXT NOT NULL,
  same INTEGER NOT NULL,
  PRIMARY KEY (locale, term, same)
) WITHOUT ROWID;
CREATE INDEX synonyms_by_same ON synonyms (locale, same);

-- Tokens without accents, indexed as prefixes. rowid is searched_texts.id; lang limits a search to one
-- locale; variants has the values of the variants' attributes.
CREATE VIRTUAL TABLE product_search USING fts5 (
  lang, name, brand, body, variants,
  content = '', contentless_delete = 1, prefix = '2 3', tokenize = "unicode61 remove_diacritics 2"
);

-- The tokens of the index, for spelling corrections.
CREATE VIRTUAL TABLE product_words USING fts5vocab (product_search, row);
