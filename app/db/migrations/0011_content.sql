-- Pages, articles, slides, pictures.

CREATE TABLE pages (
  -- The canonical slug, which is the Italian one.
  slug TEXT PRIMARY KEY,
  -- The page's only language; NULL: all languages.
  locale TEXT CHECK (locale IN ('it', 'en', 'es')),
  title TEXT NOT NULL CHECK (json_valid(title)),
  description TEXT NOT NULL CHECK (json_valid(description)),
  blocks TEXT NOT NULL CHECK (json_type(blocks) = 'array'),
  -- The section of the footer that links to the page, and the position in it.
  section TEXT CHECK (section IN ('company', 'service')),
  position INTEGER NOT NULL DEFAULT 0,
  updated_at TEXT NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
  -- Pages, articles and banners are shown from an instant until another; NULL leaves that end open. An
  -- inactive one is a draft. Articles begin at published_at. Slides have both instants in their JSON.
  shown_from TEXT,
  shown_until TEXT
) WITHOUT ROWID;

-- Every slug that leads to a page. Slugs of static routes and slugs of digits only are refused.
CREATE TABLE page_slugs (
  slug TEXT PRIMARY KEY CHECK (
    slug NOT GLOB '*[^a-z0-9-]*' AND slug GLOB '*[a-z]*' AND slug NOT IN (
      'account', 'api', 'auth', 'build', 'c', 'cart', 'consent', 'contacts', 'contactos', 'contatti', 'context',
      'customers', 'desistimiento', 'fonts', 'images', 'img', 'locale', 'news', 'operator', 'p', 'pgb-editor-preview',
      'recesso', 'season', 'withdrawal')),
  page_slug TEXT NOT NULL REFERENCES pages (slug) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX page_slugs_by_page ON page_slugs (page_slug);

CREATE TABLE articles (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE CHECK (slug GLOB '*[^0-9]*'),
  title TEXT NOT NULL CHECK (json_valid(title)),
  excerpt TEXT NOT NULL CHECK (json_valid(excerpt)),
  body TEXT NOT NULL CHECK (json_valid(body)),
  image TEXT,
  author TEXT NOT NULL DEFAULT '',
  tags TEXT NOT NULL DEFAULT '[]' CHECK (json_type(tags) = 'array'),
  -- Not shown before this instant.
  published_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
  shown_until TEXT
);
CREATE INDEX articles_by_date ON articles (published_at, id);

CREATE TABLE sliders (
  id INTEGER PRIMARY KEY,
  slot TEXT NOT NULL,
  slides TEXT NOT NULL CHECK (json_type(slides) = 'array')
);

CREATE TABLE canvasses (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE CHECK (slug GLOB '*[^0-9]*'),
  title TEXT NOT NULL CHECK (json_valid(title)),
  subtitle TEXT NOT NULL CHECK (json_valid(subtitle)),
  body TEXT NOT NULL CHECK (json_valid(body)),
  image TEXT,
  cta_label TEXT CHECK (json_valid(cta_label)),
  cta_href TEXT,
  promotion_id INTEGER REFERENCES promotions (id) ON DELETE CASCADE,
  position INTEGER NOT NULL DEFAULT 0,
  is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
  shown_from TEXT,
  shown_until TEXT
);

-- Pictures by name. Their files are in R2: img/FILE is the picture itself, named by its content, beside its
-- reduced sizes.
CREATE TABLE pictures (
  name TEXT PRIMARY KEY,
  file TEXT NOT NULL,
  mime TEXT NOT NULL,
  width INTEGER NOT NULL CHECK (width > 0),
  height INTEGER NOT NULL CHECK (height > 0),
  bytes INTEGER NOT NULL,
  -- Width of the largest reduced size; 0: no reduced sizes exist.
  sizes INTEGER NOT NULL DEFAULT 0,
  alt_it TEXT,
  alt_en TEXT,
  alt_es TEXT,
  updated_at TEXT NOT NULL
) WITHOUT ROWID;

-- Files in R2 that no picture uses, and since when: emails and cached pages still show them for a while.
-- The nightly job deletes them, unless a picture has the same content again.
CREATE TABLE unused_picture_files (
  file TEXT PRIMARY KEY,
  -- Same meaning as in pictures.
  sizes INTEGER NOT NULL,
  unused_since TEXT NOT NULL
) WITHOUT ROWID;

CREATE VIEW picture_uses AS
  SELECT reference, place, key FROM picture_uses_in_catalogue
  UNION ALL SELECT image, 'articles', slug FROM articles WHERE image IS NOT NULL
  UNION ALL SELECT image, 'canvasses', slug FROM canvasses WHERE image IS NOT NULL
  UNION ALL SELECT e.atom, 'pages', p.slug FROM pages p, json_tree(p.blocks) e
    WHERE e.key IN ('image', 'image_mobile') AND e.atom IS NOT NULL
  UNION ALL SELECT e.atom, 'sliders', s.id FROM sliders s, json_tree(s.slides) e
    WHERE e.key IN ('image', 'image_mobile') AND e.atom IS NOT NULL;

CREATE TRIGGER pages_added_seen AFTER INSERT ON pages BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER pages_changed_seen AFTER UPDATE ON pages BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER pages_gone_seen AFTER DELETE ON pages BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER page_slugs_added_seen AFTER INSERT ON page_slugs BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER page_slugs_changed_seen AFTER UPDATE ON page_slugs BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER page_slugs_gone_seen AFTER DELETE ON page_slugs BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER sliders_added_seen AFTER INSERT ON sliders BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER sliders_changed_seen AFTER UPDATE ON sliders BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER sliders_gone_seen AFTER DELETE ON sliders BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER canvasses_added_seen AFTER INSERT ON canvasses BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER canvasses_changed_seen AFTER UPDATE ON canvasses BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER canvasses_gone_seen AFTER DELETE ON canvasses BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER pictures_added_seen AFTER INSERT ON pictures BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER pictures_changed_seen AFTER UPDATE ON pictures BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER pictures_gone_seen AFTER DELETE ON pictures BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER pictures_replaced_file AFTER UPDATE OF file ON pictures WHEN NEW.file <> OLD.file
BEGIN
  INSERT INTO unused_picture_files (file, sizes, unused_since) VALUES (OLD.file, OLD.sizes, NEW.updated_at)
  ON CONFLICT DO UPDATE SET unused_since = excluded.unused_since;
END;

CREATE TRIGGER pictures_gone_file AFTER DELETE ON pictures
BEGIN
  INSERT INTO unused_picture_files (file, sizes, unused_since)
  VALUES (OLD.file, OLD.sizes, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  ON CONFLICT DO UPDATE SET unused_since = excluded.unused_since;
END;
