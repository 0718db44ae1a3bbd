-- Settings, seasons, price lists, VAT, shipping policies and payment methods. Texts are JSON by locale.
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
  name TEXT NOT NULL CHECK (json_valid(name))
) WITHOUT ROWID;

-- Rates are basis points: 2200 is 22 %.
CREATE TABLE vat_rates (
  country TEXT NOT NULL CHECK (length(country) = 2),
  vat_class TEXT NOT NULL CHECK (vat_class IN ('standard', 'reduced', 'super_reduced')),
  rate INTEGER NOT NULL CHECK (rate BETWEEN 0 AND 5000),
  PRIMARY KEY (country, vat_class)
) WITHOUT ROWID;

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
  position INTEGER NOT NULL DEFAULT 0
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

-- A batch that finds a fact changed inserts its code here: the trigger aborts the whole batch with that code.
CREATE TABLE refusals (code TEXT NOT NULL);

CREATE TRIGGER refuse BEFORE INSERT ON refusals
BEGIN
  SELECT RAISE(ABORT, NEW.code);
END;

-- The moved clock of a shop in development.
CREATE TABLE clock (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- How far the shop's time is ahead of the real time.
  ahead_ms INTEGER NOT NULL
);
