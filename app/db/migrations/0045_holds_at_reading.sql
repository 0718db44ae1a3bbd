-- What carts hold is worked out when it is asked, from their rows and the settings in force: db/held.ts. Nothing of it is
-- stored any more. The columns stay, empty, since the version before this one may run for another minute.
CREATE INDEX cart_rows_by_product ON cart_rows (product, updated_at);
DROP INDEX cart_rows_held;
UPDATE cart_rows SET held = 0, held_until = NULL WHERE held > 0;
CREATE TRIGGER cart_rows_store_no_hold AFTER UPDATE OF held ON cart_rows WHEN NEW.held > 0
BEGIN
  UPDATE cart_rows SET held = 0 WHERE id = NEW.id;
END;

DROP TRIGGER stock_moves;
CREATE TRIGGER stock_moves AFTER INSERT ON stock_movements
BEGIN
  UPDATE stock SET on_hand = on_hand + NEW.on_hand, ordered = ordered + NEW.ordered WHERE item = NEW.item;
END;
UPDATE stock SET reserved = 0 WHERE reserved <> 0;
