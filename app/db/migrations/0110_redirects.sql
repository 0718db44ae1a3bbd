-- Where old addresses of the shop lead. An old address has neither query nor fragment.
CREATE TABLE redirects (
  old_path TEXT PRIMARY KEY CHECK (old_path GLOB '/?*' AND length(old_path) <= 300),
  new_path TEXT NOT NULL CHECK (new_path GLOB '/*' AND length(new_path) <= 500),
  status TEXT NOT NULL DEFAULT '301' CHECK (status IN ('301', '302'))
);

CREATE TRIGGER redirects_added_seen AFTER INSERT ON redirects BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER redirects_changed_seen AFTER UPDATE ON redirects BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER redirects_gone_seen AFTER DELETE ON redirects BEGIN UPDATE facts_version SET version = version + 1; END;
