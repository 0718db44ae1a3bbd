-- Tariffs by weight and by value (CONTRACT §15).
ALTER TABLE shipping_policies ADD COLUMN measure TEXT NOT NULL DEFAULT 'none' CHECK (measure IN ('none', 'weight', 'value'));
ALTER TABLE shipping_policies ADD COLUMN max_weight_grams INTEGER CHECK (max_weight_grams > 0);
-- Whether the prices, of the bands too, include the VAT of the seller's country.
ALTER TABLE shipping_policies ADD COLUMN price_includes_vat INTEGER NOT NULL DEFAULT 0 CHECK (price_includes_vat IN (0, 1));

CREATE TABLE shipping_bands (
  id INTEGER PRIMARY KEY,
  policy_id INTEGER NOT NULL REFERENCES shipping_policies (id) ON DELETE CASCADE,
  -- Hundredths of a gram where the tariff's measure is weight, cents where it is value.
  from_hundredths INTEGER NOT NULL CHECK (from_hundredths >= 0),
  price_cents INTEGER NOT NULL CHECK (price_cents >= 0),
  UNIQUE (policy_id, from_hundredths)
);
CREATE TRIGGER shipping_bands_added_seen AFTER INSERT ON shipping_bands BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER shipping_bands_changed_seen AFTER UPDATE ON shipping_bands BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER shipping_bands_gone_seen AFTER DELETE ON shipping_bands BEGIN UPDATE facts_version SET version = version + 1; END;

-- What an article weighs decides what its delivery costs.
CREATE TRIGGER stock_weight_added_seen AFTER INSERT ON stock WHEN NEW.weight_grams IS NOT NULL
BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER stock_weight_seen AFTER UPDATE OF weight_grams ON stock WHEN NEW.weight_grams IS NOT OLD.weight_grams
BEGIN UPDATE facts_version SET version = version + 1; END;
