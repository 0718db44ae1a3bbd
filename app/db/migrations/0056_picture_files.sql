-- Files in R2 that no picture has any more, and since when: emails and cached pages still show them for a while. The
-- nightly job removes them, unless a picture has the same content again.
CREATE TABLE unused_picture_files (
  file TEXT PRIMARY KEY,
  -- As in pictures.
  sizes INTEGER NOT NULL,
  unused_since TEXT NOT NULL
) WITHOUT ROWID;

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

-- Where pictures are named, by table and the row's key; two views, because D1 takes five terms in one. Rows of orders are no
-- reason to keep a picture.
CREATE VIEW picture_uses_in_catalogue AS
  SELECT image AS reference, 'products' AS place, sku AS key FROM products WHERE image IS NOT NULL
  UNION ALL SELECT e.value, 'products', p.sku FROM products p, json_each(p.images) e
  UNION ALL SELECT image, 'categories', slug FROM categories WHERE image IS NOT NULL
  UNION ALL SELECT value ->> '$', 'settings', key FROM settings WHERE key IN ('BRAND_LOGO', 'BRAND_ICON');

CREATE VIEW picture_uses AS
  SELECT reference, place, key FROM picture_uses_in_catalogue
  UNION ALL SELECT image, 'articles', slug FROM articles WHERE image IS NOT NULL
  UNION ALL SELECT image, 'canvasses', slug FROM canvasses WHERE image IS NOT NULL
  UNION ALL SELECT e.atom, 'pages', p.slug FROM pages p, json_tree(p.blocks) e
    WHERE e.key IN ('image', 'image_mobile') AND e.atom IS NOT NULL
  UNION ALL SELECT e.atom, 'sliders', s.id FROM sliders s, json_tree(s.slides) e
    WHERE e.key IN ('image', 'image_mobile') AND e.atom IS NOT NULL;
