-- A text finds its way into the search by its own triggers; a new brand of its product sends it there again.
DROP TRIGGER product_search_rebranded;
CREATE TRIGGER product_search_rebranded AFTER UPDATE OF brand ON products WHEN NEW.brand <> OLD.brand
BEGIN
  UPDATE product_texts SET name = name WHERE product = NEW.id;
END;
