-- VAT by place (CONTRACT §15): a place is a country, or the postal codes of it that begin with one of postal_prefixes.
-- Scheme 'outside': no VAT is charged there. A class without a row has the next higher class's rate.
CREATE TABLE vat_places (
  country TEXT NOT NULL CHECK (length(country) = 2),
  -- "35|38"; NULL: the whole country.
  postal_prefixes TEXT CHECK (postal_prefixes <> ''),
  vat_class TEXT NOT NULL CHECK (vat_class IN ('standard', 'reduced', 'super_reduced')),
  -- Basis points.
  rate INTEGER NOT NULL CHECK (rate BETWEEN 0 AND 5000),
  scheme TEXT NOT NULL DEFAULT 'vat' CHECK (scheme IN ('vat', 'outside')),
  CHECK (scheme = 'vat' OR rate = 0)
);
INSERT INTO vat_places (country, vat_class, rate) SELECT country, vat_class, rate FROM vat_rates;

-- Rates in force on 1 January 2026, as the European Commission's database "Taxes in Europe" (TEDB) and "VAT rules and rates" of
-- Your Europe list them. Classes follow the goods: standard, then what food and books pay. Monaco is French territory for
-- VAT (Directive 2006/112/EC, art. 7). Rates that a shop has entered stay.
CREATE TABLE rates_of_2026 (country TEXT, postal_prefixes TEXT, standard INTEGER, reduced INTEGER, super_reduced INTEGER);
INSERT INTO rates_of_2026 (country, postal_prefixes, standard, reduced, super_reduced) VALUES
  ('AT', NULL, 2000, 1000, 1000),
  ('BE', NULL, 2100, 600, 600),
  ('BG', NULL, 2000, 900, 900),
  ('CY', NULL, 1900, 500, 300),
  ('CZ', NULL, 2100, 1200, 1200),
  ('DE', NULL, 1900, 700, 700),
  ('DK', NULL, 2500, 2500, 2500),
  ('EE', NULL, 2400, 900, 900),
  ('ES', NULL, 2100, 1000, 400),
  ('FI', NULL, 2550, 1350, 1000),
  ('FR', NULL, 2000, 550, 550),
  ('GR', NULL, 2400, 1300, 600),
  ('HR', NULL, 2500, 1300, 500),
  ('HU', NULL, 2700, 1800, 500),
  ('IE', NULL, 2300, 1350, 480),
  ('IT', NULL, 2200, 1000, 400),
  ('LT', NULL, 2100, 1200, 500),
  ('LU', NULL, 1700, 800, 300),
  ('LV', NULL, 2100, 1200, 500),
  ('MT', NULL, 1800, 700, 500),
  ('NL', NULL, 2100, 900, 900),
  ('PL', NULL, 2300, 800, 500),
  ('PT', NULL, 2300, 600, 600),
  ('RO', NULL, 2100, 1100, 1100),
  ('SE', NULL, 2500, 1200, 600),
  ('SI', NULL, 2200, 950, 500),
  ('SK', NULL, 2300, 1900, 500),
  ('MC', NULL, 2000, 550, 550);
DELETE FROM rates_of_2026 WHERE country IN (SELECT country FROM vat_places);

-- Territories with rates of their own. Madeira: Decreto Legislativo Regional 6/2024/M; Açores: Decreto Legislativo Regional
-- 15-A/2021/A; Corsica: Code général des impôts, art. 297; Jungholz and Mittelberg: Umsatzsteuergesetz 1994, § 10(4).
-- Northern Ireland is treated as a member state for goods (Windsor Framework, art. 8): UK rates, with EU schemes.
INSERT INTO rates_of_2026 (country, postal_prefixes, standard, reduced, super_reduced) VALUES
  ('PT', '90|91|92|93', 2200, 400, 400),
  ('PT', '95|96|97|98|99', 1600, 400, 400),
  ('FR', '20', 2000, 210, 210),
  ('AT', '6691|6991|6992|6993', 1900, 1000, 1000),
  ('GB', 'BT', 2000, 500, 0);

INSERT INTO vat_places (country, postal_prefixes, vat_class, rate)
SELECT country, postal_prefixes, 'standard', standard FROM rates_of_2026
UNION ALL SELECT country, postal_prefixes, 'reduced', reduced FROM rates_of_2026
UNION ALL SELECT country, postal_prefixes, 'super_reduced', super_reduced FROM rates_of_2026;
DROP TABLE rates_of_2026;

-- Territories of member states where the Directive does not apply (2006/112/EC, art. 6): Campione d'Italia and Livigno;
-- Helgoland and Büsingen; Las Palmas, Santa Cruz de Tenerife, Ceuta and Melilla; Åland; the French departments and
-- communities overseas; Mount Athos.
INSERT INTO vat_places (country, postal_prefixes, vat_class, rate, scheme) VALUES
  ('IT', '22061|23041', 'standard', 0, 'outside'),
  ('DE', '27498|78266', 'standard', 0, 'outside'),
  ('ES', '35|38|51|52', 'standard', 0, 'outside'),
  ('FI', '22', 'standard', 0, 'outside'),
  ('FR', '971|972|973|974|975|976|977|978|984|986|987|988', 'standard', 0, 'outside'),
  ('GR', '63086|63087', 'standard', 0, 'outside');

-- A rate of zero for a country outside the Union was meant as "no VAT".
UPDATE vat_places SET scheme = 'outside' WHERE country IN (
  SELECT country FROM vat_places WHERE postal_prefixes IS NULL
    AND country NOT IN ('AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT',
      'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK')
  GROUP BY country HAVING max(rate) = 0) AND postal_prefixes IS NULL;

DROP TABLE vat_rates;
ALTER TABLE vat_places RENAME TO vat_rates;
CREATE UNIQUE INDEX vat_rates_by_place ON vat_rates (country, coalesce(postal_prefixes, ''), vat_class);
CREATE TRIGGER vat_rates_added_seen AFTER INSERT ON vat_rates BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER vat_rates_changed_seen AFTER UPDATE ON vat_rates BEGIN UPDATE facts_version SET version = version + 1; END;
CREATE TRIGGER vat_rates_gone_seen AFTER DELETE ON vat_rates BEGIN UPDATE facts_version SET version = version + 1; END;

-- The countries where something can be sold with VAT.
CREATE VIEW countries_with_vat AS
  SELECT country FROM vat_rates WHERE postal_prefixes IS NULL AND vat_class = 'standard' AND scheme = 'vat';

-- Orders may be exports. SQLite changes no CHECK: a new column takes its place.
ALTER TABLE orders ADD COLUMN vat_scheme_2 TEXT NOT NULL DEFAULT 'standard'
  CHECK (vat_scheme_2 IN ('standard', 'reverse_charge', 'oss', 'export'));
UPDATE orders SET vat_scheme_2 = vat_scheme;
ALTER TABLE orders DROP COLUMN vat_scheme;
ALTER TABLE orders RENAME COLUMN vat_scheme_2 TO vat_scheme;
