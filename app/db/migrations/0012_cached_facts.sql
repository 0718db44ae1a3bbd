-- The version of everything that a Worker caches between requests: each change of it raises the version.
CREATE TABLE facts_version (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version INTEGER NOT NULL,
  -- Caches outside the database name the version that they hold: no other database has the same mark.
  mark TEXT NOT NULL DEFAULT '',
  -- Rises when an item is sold out, or in stock again. No quote or document depends on it.
  availability INTEGER NOT NULL DEFAULT 0
);
CREATE TRIGGER facts_version_marked AFTER UPDATE OF version ON facts_version
BEGIN
  UPDATE facts_version SET mark = lower(hex(randomblob(4)));
END;
INSERT INTO facts_version (id, version, mark) VALUES (1, 1, lower(hex(randomblob(4))));

CREATE TRIGGER settings_added_seen AFTER INSERT ON settings BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER settings_changed_seen AFTER UPDATE ON settings BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER settings_gone_seen AFTER DELETE ON settings BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER seasons_added_seen AFTER INSERT ON seasons BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER seasons_changed_seen AFTER UPDATE ON seasons BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER seasons_gone_seen AFTER DELETE ON seasons BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER price_lists_added_seen AFTER INSERT ON price_lists BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER price_lists_changed_seen AFTER UPDATE ON price_lists BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER price_lists_gone_seen AFTER DELETE ON price_lists BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER vat_rates_added_seen AFTER INSERT ON vat_rates BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER vat_rates_changed_seen AFTER UPDATE ON vat_rates BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER vat_rates_gone_seen AFTER DELETE ON vat_rates BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER shipping_policies_added_seen AFTER INSERT ON shipping_policies BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER shipping_policies_changed_seen AFTER UPDATE ON shipping_policies BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER shipping_policies_gone_seen AFTER DELETE ON shipping_policies BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER payment_methods_added_seen AFTER INSERT ON payment_methods BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER payment_methods_changed_seen AFTER UPDATE ON payment_methods BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER payment_methods_gone_seen AFTER DELETE ON payment_methods BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER categories_added_seen AFTER INSERT ON categories BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER categories_changed_seen AFTER UPDATE ON categories BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER categories_gone_seen AFTER DELETE ON categories BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER category_texts_added_seen AFTER INSERT ON category_texts BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER category_texts_changed_seen AFTER UPDATE ON category_texts BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER category_texts_gone_seen AFTER DELETE ON category_texts BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER custom_fields_added_seen AFTER INSERT ON custom_fields BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER custom_fields_changed_seen AFTER UPDATE ON custom_fields BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER custom_fields_gone_seen AFTER DELETE ON custom_fields BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER manufacturers_added_seen AFTER INSERT ON manufacturers BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER manufacturers_changed_seen AFTER UPDATE ON manufacturers BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER manufacturers_gone_seen AFTER DELETE ON manufacturers BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER compliance_texts_added_seen AFTER INSERT ON compliance_texts BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER compliance_texts_changed_seen AFTER UPDATE ON compliance_texts BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER compliance_texts_gone_seen AFTER DELETE ON compliance_texts BEGIN UPDATE facts_version SET version = version + 1; END;

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

CREATE TRIGGER promotions_added_seen AFTER INSERT ON promotions BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER promotions_changed_seen AFTER UPDATE ON promotions BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER promotions_gone_seen AFTER DELETE ON promotions BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER stock_availability_seen AFTER UPDATE OF on_hand, ordered, reserved ON stock
WHEN (NEW.on_hand - NEW.ordered - NEW.reserved > 0) <> (OLD.on_hand - OLD.ordered - OLD.reserved > 0)
BEGIN
  UPDATE facts_version SET availability = availability + 1;
END;
