-- A price list is net or gross (CONTRACT §15): the amounts of a gross list include the VAT of the seller's country.
-- Promotions belong to no list: their prices are of the kind of 'retail'.
ALTER TABLE price_lists ADD COLUMN includes_vat INTEGER NOT NULL DEFAULT 0 CHECK (includes_vat IN (0, 1));

-- The rates of the seller's country, as db/shop/shop-data.ts reads them.
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

-- Whether `standard`, and `special`, are amounts of a gross list.
ALTER TABLE shown_prices ADD COLUMN includes_vat INTEGER NOT NULL DEFAULT 0;
ALTER TABLE shown_prices ADD COLUMN special_includes_vat INTEGER NOT NULL DEFAULT 0;
DROP INDEX shown_prices_standard;
DROP INDEX shown_prices_special;
CREATE INDEX shown_prices_standard ON shown_prices (list, includes_vat, vat_class, standard, product_id, from_day, until_day);
CREATE INDEX shown_prices_special ON shown_prices (list, special_includes_vat, vat_class, special, product_id, from_day, until_day)
  WHERE special IS NOT NULL;

-- Items are compared by their price without VAT in hundredths of a cent: `homeNet` of domain/catalogue/price.ts.
DROP VIEW prices_to_show;
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

DROP TRIGGER prices_changed_shown;
CREATE TRIGGER prices_changed_shown INSTEAD OF INSERT ON prices_changed
BEGIN
  DELETE FROM shown_prices WHERE product_id = NEW.product_id AND list = coalesce(NEW.list, list);
  INSERT INTO shown_prices (list, product_id, from_day, until_day, vat_class, includes_vat, standard, special, special_includes_vat)
  SELECT list, product_id, from_day, until_day, vat_class, includes_vat, standard, special, coalesce(special_includes_vat, 0)
  FROM prices_to_show WHERE product_id = NEW.product_id AND list = coalesce(NEW.list, list);
END;

DROP TRIGGER price_lists_added_shown;
CREATE TRIGGER price_lists_added_shown AFTER INSERT ON price_lists
BEGIN
  INSERT INTO shown_prices (list, product_id, from_day, until_day, vat_class, includes_vat, standard, special, special_includes_vat)
  SELECT NEW.code, product_id, from_day, until_day, vat_class, includes_vat, standard, special, special_includes_vat
  FROM shown_prices WHERE list = 'retail' AND NEW.code <> 'retail';
END;
