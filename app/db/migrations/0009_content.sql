-- Pages of blocks, articles, sliders and canvasses. Texts are JSON by locale.
CREATE TABLE pages (
  -- The canonical slug, the Italian one.
  slug TEXT PRIMARY KEY,
  -- The page's only language; NULL: all of them.
  locale TEXT CHECK (locale IN ('it', 'en', 'es')),
  title TEXT NOT NULL CHECK (json_valid(title)),
  description TEXT NOT NULL CHECK (json_valid(description)),
  blocks TEXT NOT NULL CHECK (json_type(blocks) = 'array'),
  -- The section of the footer that links to the page, and the position in it.
  section TEXT CHECK (section IN ('company', 'service')),
  position INTEGER NOT NULL DEFAULT 0,
  updated_at TEXT NOT NULL
) WITHOUT ROWID;

-- Every slug that leads to a page. No slug of a static route, and none of digits alone.
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
  updated_at TEXT NOT NULL
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
  position INTEGER NOT NULL DEFAULT 0
);
