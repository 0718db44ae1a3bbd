-- Settings, price lists, VAT, shipping tariffs, payment methods, links and clocks. Texts are JSON by
-- locale.

CREATE TABLE settings (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL CHECK (json_valid(value)),
  write_date TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE seasons (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL CHECK (json_valid(name)),
  custom_field_value TEXT NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 0 CHECK (is_active IN (0, 1))
);

CREATE TABLE price_lists (
  code TEXT PRIMARY KEY,
  name TEXT NOT NULL CHECK (json_valid(name)),
  -- A price list is net or gross (CONTRACT §15): the amounts of a gross list include the VAT of the
  -- seller's country.
  -- Promotions belong to no list: their prices include VAT if those of 'retail' do.
  includes_vat INTEGER NOT NULL DEFAULT 0 CHECK (includes_vat IN (0, 1))
) WITHOUT ROWID;

-- VAT by place (CONTRACT §15): a place is a country, or its postal codes that begin with one of
-- postal_prefixes.
-- Scheme 'outside': no VAT is charged there. A class without a row has the next higher class's rate.
CREATE TABLE vat_rates (
  country TEXT NOT NULL CHECK (length(country) = 2),
  -- "35|38"; NULL: the whole country.
  postal_prefixes TEXT CHECK (postal_prefixes <> ''),
  vat_class TEXT NOT NULL CHECK (vat_class IN ('standard', 'reduced', 'super_reduced')),
  -- Basis points.
  rate INTEGER NOT NULL CHECK (rate BETWEEN 0 AND 5000),
  scheme TEXT NOT NULL DEFAULT 'vat' CHECK (scheme IN ('vat', 'outside')),
  CHECK (scheme = 'vat' OR rate = 0)
);
CREATE UNIQUE INDEX vat_rates_by_place ON vat_rates (country, coalesce(postal_prefixes, ''), vat_class);

CREATE TABLE shipping_policies (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL CHECK (json_valid(name)),
  description TEXT NOT NULL CHECK (json_valid(description)),
  price_cents INTEGER NOT NULL CHECK (price_cents >= 0),
  free_from_cents INTEGER CHECK (free_from_cents >= 0),
  estimated_days_min INTEGER NOT NULL,
  estimated_days_max INTEGER NOT NULL,
  countries TEXT NOT NULL CHECK (json_valid(countries)),
  include_postal_prefixes TEXT CHECK (json_valid(include_postal_prefixes)),
  exclude_postal_prefixes TEXT CHECK (json_valid(exclude_postal_prefixes)),
  is_pickup INTEGER NOT NULL DEFAULT 0 CHECK (is_pickup IN (0, 1)),
  is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
  position INTEGER NOT NULL DEFAULT 0,
  -- Tariffs by weight and by value (CONTRACT §15).
  measure TEXT NOT NULL DEFAULT 'none' CHECK (measure IN ('none', 'weight', 'value')),
  max_weight_grams INTEGER CHECK (max_weight_grams > 0),
  -- Whether the prices, including those of the bands, include the VAT of the seller's country.
  price_includes_vat INTEGER NOT NULL DEFAULT 0 CHECK (price_includes_vat IN (0, 1))
);

CREATE TABLE shipping_bands (
  id INTEGER PRIMARY KEY,
  policy_id INTEGER NOT NULL REFERENCES shipping_policies (id) ON DELETE CASCADE,
  -- Hundredths of a gram if the tariff's measure is weight, cents if it is value.
  from_hundredths INTEGER NOT NULL CHECK (from_hundredths >= 0),
  price_cents INTEGER NOT NULL CHECK (price_cents >= 0),
  UNIQUE (policy_id, from_hundredths)
);

CREATE TABLE payment_methods (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL CHECK (json_valid(name)),
  description TEXT NOT NULL CHECK (json_valid(description)),
  instructions TEXT NOT NULL CHECK (json_valid(instructions)),
  kind TEXT NOT NULL CHECK (kind IN ('bank_transfer', 'cash_on_delivery', 'invoice', 'redirect')),
  surcharge_cents INTEGER NOT NULL DEFAULT 0 CHECK (surcharge_cents >= 0),
  contexts TEXT NOT NULL CHECK (json_valid(contexts)),
  countries TEXT CHECK (json_valid(countries)),
  is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
  position INTEGER NOT NULL DEFAULT 0
);

-- Redirects of old addresses. An old address has neither query nor fragment.
CREATE TABLE redirects (
  old_path TEXT PRIMARY KEY CHECK (old_path GLOB '/?*' AND length(old_path) <= 300),
  new_path TEXT NOT NULL CHECK (new_path GLOB '/*' AND length(new_path) <= 500),
  status TEXT NOT NULL DEFAULT '301' CHECK (status IN ('301', '302'))
);

-- Links of the menu and of the footer's columns, besides the categories and pages that appear there
-- automatically.
CREATE TABLE site_links (
  code TEXT PRIMARY KEY CHECK (code <> '' AND length(code) <= 100),
  place TEXT NOT NULL CHECK (place IN ('menu', 'catalogue', 'company', 'service')),
  label TEXT NOT NULL CHECK (json_valid(label)),
  target TEXT NOT NULL CHECK ((target GLOB '/*' OR target GLOB 'https://?*') AND length(target) <= 500),
  position INTEGER NOT NULL DEFAULT 0,
  is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1))
);

-- A guard inserts its refusal code here if its data have changed: the trigger aborts the whole batch with
-- that code.
CREATE TABLE refusals (code TEXT NOT NULL);

-- The moved clock of a shop in development.
CREATE TABLE clock (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- Milliseconds by which the shop's time is ahead of the real time.
  ahead_ms INTEGER NOT NULL
);

-- UTC offsets of the shop's time zone (TIME_ZONE), because SQLite has no time zones. Rewritten when the
-- setting changes; initially Europe/Rome, the default, whose clocks change on the last Sundays of March and
-- October at 01:00 UTC.
CREATE TABLE clock_changes (
  -- Instant at which the offset begins, without "Z"; '' for the first.
  since TEXT PRIMARY KEY,
  -- Minutes ahead of UTC.
  minutes INTEGER NOT NULL,
  zone TEXT NOT NULL
) WITHOUT ROWID;

-- Countries in which goods can be sold with VAT.
CREATE VIEW countries_with_vat AS
  SELECT country FROM vat_rates WHERE postal_prefixes IS NULL AND vat_class = 'standard' AND scheme = 'vat';

-- The rates of the seller's country; db/shop/shop-data.ts applies the same rule.
CREATE VIEW home_rates AS
  WITH seller (country) AS (
    SELECT coalesce((SELECT country FROM countries_with_vat
      WHERE country = (SELECT value ->> '$.country' FROM settings WHERE key = 'COMPANY_DATA')), 'IT')
  ), own (vat_class, rate) AS (
    SELECT vat_class, rate FROM vat_rates JOIN seller USING (country) WHERE postal_prefixes IS NULL
  )
  SELECT 'standard' AS vat_class, coalesce((SELECT rate FROM own WHERE vat_class = 'standard'), 2200) AS rate
  UNION ALL
  SELECT 'reduced', coalesce((SELECT rate FROM own WHERE vat_class = 'reduced'),
    (SELECT rate FROM own WHERE vat_class = 'standard'), 1000)
  UNION ALL
  SELECT 'super_reduced', coalesce((SELECT rate FROM own WHERE vat_class = 'super_reduced'),
    (SELECT rate FROM own WHERE vat_class = 'reduced'), (SELECT rate FROM own WHERE vat_class = 'standard'), 400);

CREATE TRIGGER refuse BEFORE INSERT ON refusals
BEGIN
  SELECT RAISE(ABORT, NEW.code);
END;

CREATE TRIGGER settings_added_seen AFTER INSERT ON settings BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER settings_changed_seen AFTER UPDATE ON settings BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER settings_gone_seen AFTER DELETE ON settings BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER seasons_added_seen AFTER INSERT ON seasons BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER seasons_changed_seen AFTER UPDATE ON seasons BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER seasons_gone_seen AFTER DELETE ON seasons BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER price_lists_added_seen AFTER INSERT ON price_lists BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER price_lists_changed_seen AFTER UPDATE ON price_lists BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER price_lists_gone_seen AFTER DELETE ON price_lists BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER shipping_policies_added_seen AFTER INSERT ON shipping_policies BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER shipping_policies_changed_seen AFTER UPDATE ON shipping_policies BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER shipping_policies_gone_seen AFTER DELETE ON shipping_policies BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER payment_methods_added_seen AFTER INSERT ON payment_methods BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER payment_methods_changed_seen AFTER UPDATE ON payment_methods BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER payment_methods_gone_seen AFTER DELETE ON payment_methods BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER redirects_added_seen AFTER INSERT ON redirects BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER redirects_changed_seen AFTER UPDATE ON redirects BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER redirects_gone_seen AFTER DELETE ON redirects BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER site_links_added_seen AFTER INSERT ON site_links BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER site_links_changed_seen AFTER UPDATE ON site_links BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER site_links_gone_seen AFTER DELETE ON site_links BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER vat_rates_added_seen AFTER INSERT ON vat_rates BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER vat_rates_changed_seen AFTER UPDATE ON vat_rates BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER vat_rates_gone_seen AFTER DELETE ON vat_rates BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER price_lists_added_shown AFTER INSERT ON price_lists
BEGIN
  INSERT INTO shown_prices (list, product_id, from_day, until_day, vat_class, includes_vat, standard, special, special_includes_vat)
  SELECT NEW.code, product_id, from_day, until_day, vat_class, includes_vat, standard, special, special_includes_vat
  FROM shown_prices WHERE list = 'retail' AND NEW.code <> 'retail';
END;

CREATE TRIGGER shipping_bands_added_seen AFTER INSERT ON shipping_bands BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER shipping_bands_changed_seen AFTER UPDATE ON shipping_bands BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER shipping_bands_gone_seen AFTER DELETE ON shipping_bands BEGIN UPDATE facts_version SET version = version + 1; END;
