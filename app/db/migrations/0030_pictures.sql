-- Pictures by name. Their bytes are in R2: img/FILE is the picture itself, named by its content, beside its smaller sizes.
CREATE TABLE pictures (
  name TEXT PRIMARY KEY,
  file TEXT NOT NULL,
  mime TEXT NOT NULL,
  width INTEGER NOT NULL CHECK (width > 0),
  height INTEGER NOT NULL CHECK (height > 0),
  bytes INTEGER NOT NULL,
  -- The widest of the sizes that were made; 0: none.
  sizes INTEGER NOT NULL DEFAULT 0,
  alt_it TEXT,
  alt_en TEXT,
  alt_es TEXT,
  updated_at TEXT NOT NULL
) WITHOUT ROWID;

CREATE TRIGGER pictures_added_seen AFTER INSERT ON pictures BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER pictures_changed_seen AFTER UPDATE ON pictures BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER pictures_gone_seen AFTER DELETE ON pictures BEGIN UPDATE facts_version SET version = version + 1; END;

-- Names of pictures: image is the first, and these follow it.
ALTER TABLE products ADD COLUMN images TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(images));

-- "malt|#d9a441|#f3e7c4" was in malt-d9a441-f3e7c4.svg: now it is the name of that picture.
UPDATE products SET image = replace(replace(image, '#', ''), '|', '-') || '.svg' WHERE image NOT LIKE '/%';
UPDATE categories SET image = replace(replace(image, '#', ''), '|', '-') || '.svg' WHERE image NOT LIKE '/%';
UPDATE articles SET image = replace(replace(image, '#', ''), '|', '-') || '.svg' WHERE image NOT LIKE '/%';
UPDATE canvasses SET image = replace(replace(image, '#', ''), '|', '-') || '.svg' WHERE image NOT LIKE '/%';
UPDATE order_rows SET image = replace(replace(image, '#', ''), '|', '-') || '.svg' WHERE image NOT LIKE '/%';
INSERT INTO pictures (name, file, mime, width, height, bytes, updated_at)
SELECT image, image, 'image/svg+xml', 240, 240, 0, strftime('%Y-%m-%dT%H:%M:%fZ') FROM (
  SELECT image FROM products UNION SELECT image FROM categories UNION SELECT image FROM articles
  UNION SELECT image FROM canvasses UNION SELECT image FROM order_rows) WHERE image NOT LIKE '/%';
