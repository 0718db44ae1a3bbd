-- Links of the menu and of the footer's columns, beside the categories and the pages that are in them by themselves.
CREATE TABLE site_links (
  code TEXT PRIMARY KEY CHECK (code <> '' AND length(code) <= 100),
  place TEXT NOT NULL CHECK (place IN ('menu', 'catalogue', 'company', 'service')),
  label TEXT NOT NULL CHECK (json_valid(label)),
  target TEXT NOT NULL CHECK ((target GLOB '/*' OR target GLOB 'https://?*') AND length(target) <= 500),
  position INTEGER NOT NULL DEFAULT 0,
  is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1))
);

CREATE TRIGGER site_links_added_seen AFTER INSERT ON site_links BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER site_links_changed_seen AFTER UPDATE ON site_links BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER site_links_gone_seen AFTER DELETE ON site_links BEGIN UPDATE facts_version SET version = version + 1; END;

INSERT INTO site_links (code, place, label, target, position) VALUES
  ('menu-offers', 'menu', '{"it":"Offerte","en":"Offers","es":"Ofertas"}', '/p?offers=1', 1),
  ('menu-new', 'menu', '{"it":"Novità","en":"New","es":"Novedades"}', '/p?new=1', 2),
  ('menu-news', 'menu', '{"it":"Quaderno","en":"Notebook","es":"Cuaderno"}', '/news', 3),
  ('offers', 'catalogue', '{"it":"Offerte","en":"Offers","es":"Ofertas"}', '/p?offers=1', 1),
  ('new', 'catalogue', '{"it":"Novità","en":"New","es":"Novedades"}', '/p?new=1', 2),
  ('news', 'company', '{"it":"Quaderno","en":"Notebook","es":"Cuaderno"}', '/news', 1),
  ('contacts', 'company', '{"it":"Scrivici","en":"Write to us","es":"Escríbanos"}', '/contatti', 2);
