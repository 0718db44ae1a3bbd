-- What a search falls back on when its words find nothing: other words for the same thing, and the words there are.
-- term is lower case, without accents, one space between its words.
CREATE TABLE synonyms (
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  term TEXT NOT NULL,
  same INTEGER NOT NULL,
  PRIMARY KEY (locale, term, same)
) WITHOUT ROWID;
CREATE INDEX synonyms_by_same ON synonyms (locale, same);

CREATE VIRTUAL TABLE product_words USING fts5vocab (product_search, row);
