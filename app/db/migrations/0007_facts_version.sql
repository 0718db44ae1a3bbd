-- Rises with each change of what the Worker's isolates remember between requests, and ends it there within a minute.
CREATE TABLE facts_version (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version INTEGER NOT NULL
);
INSERT INTO facts_version (id, version) VALUES (1, 1);
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
