-- Prices by item, price list and season, their history, promotions and coupons.

-- Net cents by item and list; season NULL is the whole year. special_from and special_to are whole days in Europe/Rome.
CREATE TABLE prices (
  id INTEGER PRIMARY KEY,
  item INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  list TEXT NOT NULL REFERENCES price_lists (code),
  season INTEGER REFERENCES seasons (id),
  standard_cents INTEGER NOT NULL CHECK (standard_cents >= 0),
  special_cents INTEGER CHECK (special_cents >= 0 AND special_cents < standard_cents),
  special_from TEXT,
  special_to TEXT,
  -- The lowest of the 30 days before special_from, fixed while the campaign runs: Codice del Consumo, art. 17-bis.
  lowest_30d_cents INTEGER,
  -- [[min_qty, cents], …], rising.
  tiers TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tiers)),
  write_date TEXT NOT NULL
);
CREATE UNIQUE INDEX prices_by_item ON prices (item, list, coalesce(season, 0));
CREATE INDEX prices_specials ON prices (list, special_from, special_to, item) WHERE special_cents IS NOT NULL;

CREATE TRIGGER prices_first_recorded AFTER INSERT ON prices
BEGIN
  INSERT INTO price_history (item, list, season, date, cents)
  SELECT NEW.item, NEW.list, NEW.season, substr(NEW.write_date, 1, 10), NEW.standard_cents
  WHERE NOT EXISTS (SELECT 1 FROM price_history WHERE item = NEW.item AND list = NEW.list AND season IS NEW.season);
END;

CREATE TRIGGER prices_change_recorded AFTER UPDATE OF standard_cents ON prices
  WHEN NEW.standard_cents <> OLD.standard_cents
BEGIN
  INSERT INTO price_history (item, list, season, date, cents)
  VALUES (NEW.item, NEW.list, NEW.season, substr(NEW.write_date, 1, 10), NEW.standard_cents);
END;

-- The price in force from each day on which it changed.
CREATE TABLE price_history (
  id INTEGER PRIMARY KEY,
  item INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  list TEXT NOT NULL REFERENCES price_lists (code),
  season INTEGER REFERENCES seasons (id),
  date TEXT NOT NULL,
  cents INTEGER NOT NULL CHECK (cents >= 0)
);
CREATE INDEX price_history_by_item ON price_history (item, list, date);

CREATE TABLE promotions (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL CHECK (json_valid(name)),
  description TEXT NOT NULL CHECK (json_valid(description)),
  kind TEXT NOT NULL CHECK (kind IN ('percent', 'fixed', 'free_shipping', 'special_price')),
  -- Basis points for percent, cents for fixed, 0 otherwise.
  value INTEGER NOT NULL DEFAULT 0 CHECK (value >= 0),
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  min_amount_cents INTEGER CHECK (min_amount_cents >= 0),
  canvas INTEGER
);

CREATE TABLE promotion_prices (
  promotion INTEGER NOT NULL REFERENCES promotions (id) ON DELETE CASCADE,
  item INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  cents INTEGER NOT NULL CHECK (cents >= 0),
  PRIMARY KEY (promotion, item)
) WITHOUT ROWID;
CREATE INDEX promotion_prices_by_item ON promotion_prices (item, promotion);

CREATE TABLE coupons (
  code TEXT PRIMARY KEY,
  promotion INTEGER NOT NULL REFERENCES promotions (id) ON DELETE CASCADE,
  per_customer INTEGER CHECK (per_customer > 0),
  total_uses INTEGER CHECK (total_uses > 0)
) WITHOUT ROWID;
