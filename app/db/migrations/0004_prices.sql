-- Prices, their history, offers and coupons.

-- Net cents by item and list; season NULL is the whole year. special_from and special_to are whole days in
-- Europe/Rome.
CREATE TABLE prices (
  id INTEGER PRIMARY KEY,
  item_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  list TEXT NOT NULL REFERENCES price_lists (code),
  season_id INTEGER REFERENCES seasons (id),
  standard_cents INTEGER NOT NULL CHECK (standard_cents >= 0),
  special_cents INTEGER CHECK (special_cents >= 0 AND special_cents < standard_cents),
  special_from TEXT,
  special_to TEXT,
  -- The lowest price of the 30 days before special_from, fixed while the promotion runs: Codice del
  -- Consumo, art. 17-bis.
  lowest_30d_cents INTEGER,
  -- [[min_qty, cents], …], ascending.
  tiers TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tiers)),
  write_date TEXT NOT NULL
);
CREATE UNIQUE INDEX prices_by_item ON prices (item_id, list, coalesce(season_id, 0));
CREATE INDEX prices_specials ON prices (list, special_from, special_to, item_id) WHERE special_cents IS NOT NULL;

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
  canvas_id INTEGER,
  is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1))
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
  total_uses INTEGER CHECK (total_uses > 0),
  is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1))
) WITHOUT ROWID;

-- Who changed a price, when, and the prices before and after, for changes of any origin. price_history has
-- the price in force by day.
CREATE TABLE price_changes (
  id INTEGER PRIMARY KEY,
  item_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  list TEXT NOT NULL,
  season_id INTEGER REFERENCES seasons (id) ON DELETE CASCADE,
  changed_at TEXT NOT NULL,
  -- Null: the change did not come from the back office.
  who TEXT,
  -- Null: there was no price before.
  standard_before INTEGER,
  standard_after INTEGER NOT NULL,
  special_before INTEGER,
  special_after INTEGER
);
CREATE INDEX price_changes_by_item ON price_changes (item_id, id);

-- Every item of a listed product in every list, with the row that its price comes from: CONTRACT §2a.1.
CREATE VIEW listed_items AS
  SELECT i.product_id, i.item_id, i.vat_class, i.position, l.code AS list, coalesce(own.id, retail.id) AS price_id
  FROM (
    SELECT p.id AS product_id, p.id AS item_id, p.vat_class, 0 AS position
    FROM products p WHERE p.parent_id IS NULL AND p.is_active = 1 AND p.variants_count = 0
    UNION ALL
    SELECT v.parent_id, v.id, v.vat_class, v.position
    FROM products v JOIN products p ON p.id = v.parent_id AND p.is_active = 1 WHERE v.is_active = 1
  ) i
  CROSS JOIN price_lists l
  JOIN prices retail ON retail.item_id = i.item_id AND retail.list = 'retail' AND coalesce(retail.season_id, 0) = 0
  LEFT JOIN prices own ON own.item_id = i.item_id AND own.list = l.code AND coalesce(own.season_id, 0) = 0;

CREATE VIEW active_promotions AS SELECT * FROM promotions WHERE is_active = 1;

CREATE VIEW price_days AS
  SELECT product_id, list, '' AS day FROM listed_items
  UNION
  SELECT i.product_id, i.list, p.special_from FROM listed_items i JOIN prices p ON p.id = i.price_id
  WHERE p.special_cents IS NOT NULL AND p.special_from IS NOT NULL
  UNION
  SELECT i.product_id, i.list, date(p.special_to, '+1 day') FROM listed_items i JOIN prices p ON p.id = i.price_id
  WHERE p.special_cents IS NOT NULL AND p.special_to IS NOT NULL
  UNION
  SELECT i.product_id, i.list, m.starts_at
  FROM listed_items i JOIN promotion_prices pp ON pp.item_id = i.item_id JOIN active_promotions m ON m.id = pp.promotion_id
  WHERE m.kind = 'special_price'
  UNION
  SELECT i.product_id, i.list, date(m.ends_at, '+1 day')
  FROM listed_items i JOIN promotion_prices pp ON pp.item_id = i.item_id JOIN active_promotions m ON m.id = pp.promotion_id
  WHERE m.kind = 'special_price';

CREATE VIEW prices_to_show AS
  SELECT list, product_id, day AS from_day,
    coalesce(lead(day) OVER (PARTITION BY product_id, list ORDER BY day), '9999') AS until_day,
    vat_class, includes_vat, standard, special, special_includes_vat
  FROM (
    SELECT list, product_id, day, vat_class, includes_vat, standard,
      CASE WHEN min(coalesce(special_net, standard_net), coalesce(promotion_net, standard_net)) < standard_net
        THEN iif(special_net <= coalesce(promotion_net, special_net), special, promotion) END AS special,
      iif(special_net <= coalesce(promotion_net, special_net), includes_vat, promotion_includes_vat) AS special_includes_vat,
      row_number() OVER (
        PARTITION BY product_id, list, day
        ORDER BY min(standard_net, coalesce(special_net, standard_net), coalesce(promotion_net, standard_net),
          coalesce(tier_net, standard_net)), position, item_id
      ) AS n
    FROM (
      SELECT *,
        iif(includes_vat, (standard * 1000000 + (10000 + rate) / 2) / (10000 + rate), standard * 100) AS standard_net,
        iif(includes_vat, (tier * 1000000 + (10000 + rate) / 2) / (10000 + rate), tier * 100) AS tier_net,
        iif(includes_vat, (special * 1000000 + (10000 + rate) / 2) / (10000 + rate), special * 100) AS special_net,
        iif(promotion_includes_vat, (promotion * 1000000 + (10000 + rate) / 2) / (10000 + rate), promotion * 100) AS promotion_net
      FROM (
        SELECT d.list, d.product_id, d.day, i.item_id, i.vat_class, i.position, h.rate, l.includes_vat,
          p.standard_cents AS standard,
          CASE WHEN p.tiers ->> '$[0][0]' <= 1 THEN p.tiers ->> '$[0][1]' END AS tier,
          CASE WHEN coalesce(p.special_from, '') <= d.day AND coalesce(p.special_to, '9999') >= d.day
            THEN p.special_cents END AS special,
          (SELECT min(pp.cents) FROM promotion_prices pp JOIN active_promotions m ON m.id = pp.promotion_id
           WHERE pp.item_id = i.item_id AND m.kind = 'special_price' AND m.starts_at <= d.day AND m.ends_at >= d.day) AS promotion,
          (SELECT includes_vat FROM price_lists WHERE code = 'retail') AS promotion_includes_vat
        FROM price_days d
        JOIN listed_items i ON i.product_id = d.product_id AND i.list = d.list
        JOIN prices p ON p.id = i.price_id
        JOIN price_lists l ON l.code = p.list
        JOIN home_rates h ON h.vat_class = i.vat_class
      )
    )
  )
  WHERE n = 1;

CREATE TRIGGER promotions_added_seen AFTER INSERT ON promotions BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER promotions_changed_seen AFTER UPDATE ON promotions BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER promotions_gone_seen AFTER DELETE ON promotions BEGIN UPDATE facts_version SET version = version + 1; END;

-- A list without a price for an item has retail's.
CREATE TRIGGER prices_added_shown AFTER INSERT ON prices WHEN NEW.season_id IS NULL
BEGIN
  INSERT INTO prices_changed (product_id, list)
  SELECT coalesce(parent_id, id), nullif(NEW.list, 'retail') FROM products WHERE id = NEW.item_id;
END;

CREATE TRIGGER prices_altered_shown AFTER UPDATE ON prices
BEGIN
  INSERT INTO prices_changed (product_id)
  SELECT coalesce(parent_id, id) FROM products WHERE id IN (OLD.item_id, NEW.item_id);
END;

CREATE TRIGGER prices_gone_shown AFTER DELETE ON prices WHEN OLD.season_id IS NULL
BEGIN
  INSERT INTO prices_changed (product_id, list)
  SELECT coalesce(parent_id, id), nullif(OLD.list, 'retail') FROM products WHERE id = OLD.item_id;
END;

CREATE TRIGGER promotion_prices_added_shown AFTER INSERT ON promotion_prices
BEGIN
  INSERT INTO prices_changed (product_id) SELECT coalesce(parent_id, id) FROM products WHERE id = NEW.item_id;
END;

CREATE TRIGGER promotion_prices_altered_shown AFTER UPDATE ON promotion_prices
BEGIN
  INSERT INTO prices_changed (product_id) SELECT coalesce(parent_id, id) FROM products WHERE id IN (OLD.item_id, NEW.item_id);
END;

CREATE TRIGGER promotion_prices_gone_shown AFTER DELETE ON promotion_prices
BEGIN
  INSERT INTO prices_changed (product_id) SELECT coalesce(parent_id, id) FROM products WHERE id = OLD.item_id;
END;

CREATE TRIGGER promotions_moved_shown AFTER UPDATE OF kind, starts_at, ends_at, is_active ON promotions
BEGIN
  INSERT INTO prices_changed (product_id)
  SELECT DISTINCT coalesce(i.parent_id, i.id) FROM promotion_prices pp JOIN products i ON i.id = pp.item_id
  WHERE pp.promotion_id = NEW.id;
END;

-- The audit entry is written before its change, in the same batch and with the same instant.
CREATE TRIGGER price_changes_first AFTER INSERT ON prices
BEGIN
  INSERT INTO price_changes (item_id, list, season_id, changed_at, who, standard_after, special_after)
  VALUES (NEW.item_id, NEW.list, NEW.season_id, NEW.write_date,
    (SELECT who FROM audit WHERE id = (SELECT max(id) FROM audit) AND created_at = NEW.write_date),
    NEW.standard_cents, NEW.special_cents);
END;

CREATE TRIGGER price_changes_more AFTER UPDATE OF standard_cents, special_cents ON prices
WHEN NEW.standard_cents <> OLD.standard_cents OR NEW.special_cents IS NOT OLD.special_cents
BEGIN
  INSERT INTO price_changes (item_id, list, season_id, changed_at, who, standard_before, standard_after, special_before, special_after)
  VALUES (NEW.item_id, NEW.list, NEW.season_id, NEW.write_date,
    (SELECT who FROM audit WHERE id = (SELECT max(id) FROM audit) AND created_at = NEW.write_date),
    OLD.standard_cents, NEW.standard_cents, OLD.special_cents, NEW.special_cents);
END;

CREATE TRIGGER prices_first_recorded AFTER INSERT ON prices
BEGIN
  INSERT INTO price_history (item_id, list, season_id, date, cents)
  SELECT NEW.item_id, NEW.list, NEW.season_id, date(NEW.write_date, (
    SELECT minutes || ' minutes' FROM clock_changes WHERE since <= NEW.write_date ORDER BY since DESC LIMIT 1)), NEW.standard_cents
  WHERE NOT EXISTS (SELECT 1 FROM price_history WHERE item_id = NEW.item_id AND list = NEW.list AND season_id IS NEW.season_id);
END;

CREATE TRIGGER prices_change_recorded AFTER UPDATE OF standard_cents ON prices
  WHEN NEW.standard_cents <> OLD.standard_cents
BEGIN
  INSERT INTO price_history (item_id, list, season_id, date, cents)
  VALUES (NEW.item_id, NEW.list, NEW.season_id, date(NEW.write_date, (
    SELECT minutes || ' minutes' FROM clock_changes WHERE since <= NEW.write_date ORDER BY since DESC LIMIT 1)), NEW.standard_cents);
END;
