-- The price that a list shows of each product, by price list and day: net, that of its cheapest item.

-- Stored so that a list is sorted, filtered and bounded by an index. Seasons are not in it: db/products/shown-price.ts
-- calculates them.
CREATE TABLE shown_prices (
  list TEXT NOT NULL REFERENCES price_lists (code) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  -- Days: in force from from_day until the day before until_day. A product has one row for any day.
  from_day TEXT NOT NULL,
  until_day TEXT NOT NULL,
  vat_class TEXT NOT NULL,
  standard INTEGER NOT NULL,
  special INTEGER,
  PRIMARY KEY (product_id, list, from_day)
) WITHOUT ROWID;
CREATE INDEX shown_prices_standard ON shown_prices (list, vat_class, standard, product_id, from_day, until_day);
CREATE INDEX shown_prices_special ON shown_prices (list, vat_class, special, product_id, from_day, until_day)
  WHERE special IS NOT NULL;

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

-- The days on which a special price or a promotion of an item begins, or has ended; '' is before all days.
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
  FROM listed_items i JOIN promotion_prices pp ON pp.item_id = i.item_id JOIN promotions m ON m.id = pp.promotion_id
  WHERE m.kind = 'special_price'
  UNION
  SELECT i.product_id, i.list, date(m.ends_at, '+1 day')
  FROM listed_items i JOIN promotion_prices pp ON pp.item_id = i.item_id JOIN promotions m ON m.id = pp.promotion_id
  WHERE m.kind = 'special_price';

-- What shown_prices must hold.
CREATE VIEW prices_to_show AS
  SELECT list, product_id, day AS from_day,
    coalesce(lead(day) OVER (PARTITION BY product_id, list ORDER BY day), '9999') AS until_day,
    vat_class, standard, special
  FROM (
    SELECT list, product_id, day, vat_class, standard, CASE WHEN special < standard THEN special END AS special,
      row_number() OVER (
        PARTITION BY product_id, list, day
        ORDER BY min(standard, coalesce(special, standard), coalesce(tier, standard)), position, item_id
      ) AS n
    FROM (
      SELECT d.list, d.product_id, d.day, i.item_id, i.vat_class, i.position, p.standard_cents AS standard,
        CASE WHEN p.tiers ->> '$[0][0]' <= 1 THEN p.tiers ->> '$[0][1]' END AS tier,
        (SELECT min(cents) FROM (
          SELECT p.special_cents AS cents
          WHERE coalesce(p.special_from, '') <= d.day AND coalesce(p.special_to, '9999') >= d.day
          UNION ALL
          SELECT pp.cents FROM promotion_prices pp JOIN promotions m ON m.id = pp.promotion_id
          WHERE pp.item_id = i.item_id AND m.kind = 'special_price' AND m.starts_at <= d.day AND m.ends_at >= d.day
        )) AS special
      FROM price_days d
      JOIN listed_items i ON i.product_id = d.product_id AND i.list = d.list
      JOIN prices p ON p.id = i.price_id
    )
  )
  WHERE n = 1;

-- A change of a price is inserted here; `list` NULL: in all lists.
CREATE VIEW prices_changed AS SELECT id AS product_id, NULL AS list FROM products WHERE 0;

CREATE TRIGGER prices_changed_shown INSTEAD OF INSERT ON prices_changed
BEGIN
  DELETE FROM shown_prices WHERE product_id = NEW.product_id AND list = coalesce(NEW.list, list);
  INSERT INTO shown_prices (list, product_id, from_day, until_day, vat_class, standard, special)
  SELECT list, product_id, from_day, until_day, vat_class, standard, special FROM prices_to_show
  WHERE product_id = NEW.product_id AND list = coalesce(NEW.list, list);
END;

-- A list without a price of its own has retail's.
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

CREATE TRIGGER promotions_moved_shown AFTER UPDATE OF kind, starts_at, ends_at ON promotions
BEGIN
  INSERT INTO prices_changed (product_id)
  SELECT DISTINCT coalesce(i.parent_id, i.id) FROM promotion_prices pp JOIN products i ON i.id = pp.item_id
  WHERE pp.promotion_id = NEW.id;
END;

CREATE TRIGGER products_altered_shown AFTER UPDATE OF is_active, vat_class, position, variants_count ON products
  WHEN NEW.is_active <> OLD.is_active OR NEW.vat_class <> OLD.vat_class OR NEW.variants_count <> OLD.variants_count
    OR (NEW.position <> OLD.position AND NEW.parent_id IS NOT NULL)
BEGIN
  INSERT INTO prices_changed (product_id) VALUES (coalesce(NEW.parent_id, NEW.id));
END;

CREATE TRIGGER price_lists_added_shown AFTER INSERT ON price_lists
BEGIN
  INSERT INTO shown_prices (list, product_id, from_day, until_day, vat_class, standard, special)
  SELECT NEW.code, product_id, from_day, until_day, vat_class, standard, special FROM shown_prices
  WHERE list = 'retail' AND NEW.code <> 'retail';
END;
