-- What the operator hides is in no menu, list, search or site map, and its address is 404. Orders keep their own copies.
ALTER TABLE categories ADD COLUMN is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1));
ALTER TABLE pages ADD COLUMN is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1));
ALTER TABLE articles ADD COLUMN is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1));
ALTER TABLE canvasses ADD COLUMN is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1));
ALTER TABLE promotions ADD COLUMN is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1));
ALTER TABLE coupons ADD COLUMN is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1));

-- A category is hidden with all that are above it.
CREATE VIEW active_categories AS
  SELECT * FROM categories c WHERE NOT EXISTS (
    SELECT 1 FROM category_paths p JOIN categories a ON a.id = p.ancestor_id
    WHERE p.category_id = c.id AND a.is_active = 0);

CREATE VIEW active_promotions AS SELECT * FROM promotions WHERE is_active = 1;

DROP VIEW price_days;
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

DROP VIEW prices_to_show;
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
          SELECT pp.cents FROM promotion_prices pp JOIN active_promotions m ON m.id = pp.promotion_id
          WHERE pp.item_id = i.item_id AND m.kind = 'special_price' AND m.starts_at <= d.day AND m.ends_at >= d.day
        )) AS special
      FROM price_days d
      JOIN listed_items i ON i.product_id = d.product_id AND i.list = d.list
      JOIN prices p ON p.id = i.price_id
    )
  )
  WHERE n = 1;

DROP TRIGGER promotions_moved_shown;
CREATE TRIGGER promotions_moved_shown AFTER UPDATE OF kind, starts_at, ends_at, is_active ON promotions
BEGIN
  INSERT INTO prices_changed (product_id)
  SELECT DISTINCT coalesce(i.parent_id, i.id) FROM promotion_prices pp JOIN products i ON i.id = pp.item_id
  WHERE pp.promotion_id = NEW.id;
END;
