-- Categories with their texts and paths to the root, and manufacturers.

CREATE TABLE categories (
  id INTEGER PRIMARY KEY,
  taxonomy TEXT NOT NULL DEFAULT 'Default',
  parent_id INTEGER REFERENCES categories (id),
  position INTEGER NOT NULL DEFAULT 0,
  slug TEXT NOT NULL UNIQUE,
  colour TEXT,
  logo TEXT,
  image TEXT,
  write_date TEXT NOT NULL,
  -- A hidden category is in no menu, list, search or site map, and its address returns 404. Orders have
  -- their own copies.
  is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1))
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

-- Each category with itself (depth 0) and each of its ancestors.
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
  country TEXT NOT NULL,
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
    ELSE sort_3 END) VIRTUAL
);

-- A category is hidden if it or any of its ancestors is hidden.
CREATE VIEW active_categories AS
  SELECT * FROM categories c WHERE NOT EXISTS (
    SELECT 1 FROM category_paths p JOIN categories a ON a.id = p.ancestor_id
    WHERE p.category_id = c.id AND a.is_active = 0);

CREATE TRIGGER categories_added_seen AFTER INSERT ON categories BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER categories_changed_seen AFTER UPDATE ON categories BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER categories_gone_seen AFTER DELETE ON categories BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER category_texts_added_seen AFTER INSERT ON category_texts BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER category_texts_changed_seen AFTER UPDATE ON category_texts BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER category_texts_gone_seen AFTER DELETE ON category_texts BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER manufacturers_added_seen AFTER INSERT ON manufacturers BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER manufacturers_changed_seen AFTER UPDATE ON manufacturers BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER manufacturers_gone_seen AFTER DELETE ON manufacturers BEGIN UPDATE facts_version SET version = version + 1; END;
