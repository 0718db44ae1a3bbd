-- Prices by item, price list and season, their history, promotions and coupons.

-- Net cents by item and list; season NULL is the whole year. special_from and special_to are whole days in Europe/Rome.
CREATE TABLE prices (
  id INTEGER PRIMARY KEY,
  item_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  list TEXT NOT NULL REFERENCES price_lists (code),
  season_id INTEGER REFERENCES seasons (id),
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
CREATE UNIQUE INDEX prices_by_item ON prices (item_id, list, coalesce(season_id, 0));
CREATE INDEX prices_specials ON prices (list, special_from, special_to, item_id) WHERE special_cents IS NOT NULL;

CREATE TRIGGER prices_first_recorded AFTER INSERT ON prices
BEGIN
  INSERT INTO price_history (item_id, list, season_id, date, cents)
  SELECT NEW.item_id, NEW.list, NEW.season_id, substr(NEW.write_date, 1, 10), NEW.standard_cents
  WHERE NOT EXISTS (SELECT 1 FROM price_history WHERE item_id = NEW.item_id AND list = NEW.list AND season_id IS NEW.season_id);
END;

CREATE TRIGGER prices_change_recorded AFTER UPDATE OF standard_cents ON prices
  WHEN NEW.standard_cents <> OLD.standard_cents
BEGIN
  INSERT INTO price_history (item_id, list, season_id, date, cents)
  VALUES (NEW.item_id, NEW.list, NEW.season_id, substr(NEW.write_date, 1, 10), NEW.standard_cents);
END;

-- The price in force from each day on which it changed.
CREATE TABLE price_history (
  id INTEGER PRIMARY KEY,
  item_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  list TEXT NOT NULL REFERENCES price_lists (code),
  season_id INTEGER REFERENCES seasons (id),
  date TEXT NOT NULL,
  cents INTEGER NOT NULL CHECK (cents >= 0)
);
CREATE INDEX price_history_by_item ON price_history (item_id, list, date);

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
  canvas_id INTEGER
);

CREATE TABLE promotion_prices (
  promotion_id INTEGER NOT NULL REFERENCES promotions (id) ON DELETE CASCADE,
  item_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  cents INTEGER NOT NULL CHECK (cents >= 0),
  PRIMARY KEY (promotion_id, item_id)
) WITHOUT ROWID;
CREATE INDEX promotion_prices_by_item ON promotion_prices (item_id, promotion_id);

CREATE TABLE coupons (
  code TEXT PRIMARY KEY,
  promotion_id INTEGER NOT NULL REFERENCES promotions (id) ON DELETE CASCADE,
  per_customer INTEGER CHECK (per_customer > 0),
  total_uses INTEGER CHECK (total_uses > 0)
) WITHOUT ROWID;
