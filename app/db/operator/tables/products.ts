// CSV tables of prices by list and season, and of stock.
import * as cells from "~/csv/cells";
import { column, newValue, optional, preset, reference, STAGED, type Table } from "./table";

// New stock values: from the staged row if the file has the column, otherwise from the table.
const NEW_VALUES = {
  onHand: "coalesce(s.cells ->> 'on_hand', t.on_hand, 0)",
  backorderable: "coalesce(s.cells ->> 'is_backorderable', t.is_backorderable, 0)",
};
const STOCK = `${STAGED} JOIN products i ON i.sku = s.cells ->> 'item' LEFT JOIN stock t ON t.item_id = i.id
  WHERE u.id = ?1`;

const PRICES = `${STAGED} LEFT JOIN products i ON i.sku = s.cells ->> 'item'
  LEFT JOIN prices t ON t.item_id = i.id AND t.list = s.cells ->> 'list' AND t.season_id IS s.cells ->> 'season'
  WHERE u.id = ?1`;

/** Triggers that fill `shown_prices` row by row, and statements that compute all rows at once. */
export const SHOWN_PRICES = {
  triggers: ["prices_added_shown", "prices_altered_shown"],
  recalculate: [
    "DELETE FROM shown_prices WHERE product_id BETWEEN ?1 AND ?2",
    `INSERT INTO shown_prices (list, product_id, from_day, until_day, vat_class, includes_vat, standard, special, special_includes_vat)
         SELECT list, product_id, from_day, until_day, vat_class, includes_vat, standard, special, coalesce(special_includes_vat, 0)
         FROM prices_to_show
         WHERE product_id BETWEEN ?1 AND ?2`,
  ],
};

export const goodsTables: readonly Table[] = [
  {
    name: "prices",
    columns: [
      reference("item", "products", "sku"),
      reference("list", "price_lists", "code", { id: "code" }),
      reference("season", "seasons", "id", { nullable: true }),
      column("standard_price", cells.money, { stored: "standard_cents" }),
      optional("special_price", cells.money, "special_cents"),
      optional("special_from", cells.day),
      optional("special_to", cells.day),
      optional("lowest_price_30d", cells.money, "lowest_30d_cents"),
      preset("tiers", cells.tiers, "'[]'"),
    ],
    key: ["item", "list", "season"],
    conflict: "item_id, list, coalesce(season_id, 0)",
    always: { write_date: "u.created_at" },
    checks: [
      `SELECT s.line, 'special_price' AS column_name, 'special_not_lower' AS code
       FROM ${PRICES} AND ${newValue("special_price", "special_cents")} >= ${newValue("standard_price", "standard_cents")}`,
      `SELECT s.line, 'special_to' AS column_name, 'days_reversed' AS code
       FROM ${PRICES} AND ${newValue("special_to")} < ${newValue("special_from")}`,
    ],
    bulk: SHOWN_PRICES,
  },
  {
    name: "stock",
    // The count is the sum of its movements, so the import adds a movement for the difference.
    columns: [
      reference("item", "products", "sku"),
      // The count must not be negative at any time, so an item stops being backorderable last.
      {
        ...preset("is_backorderable", cells.flag, "0"),
        meanwhile: `max(${NEW_VALUES.backorderable}, coalesce(t.is_backorderable, 0))`,
      },
      optional("restock_date", cells.day),
      preset("location", cells.free, "''"),
      optional("weight_g", cells.whole({ min: 1, max: 10_000_000 }), "weight_grams"),
      { ...preset("on_hand", cells.whole({ min: -1_000_000_000 }), "0"), meanwhile: null },
    ],
    key: ["item"],
    checks: [
      `SELECT s.line, 'on_hand' AS column_name, 'below_promised' AS code FROM ${STOCK}
       AND NOT ${NEW_VALUES.backorderable} AND ${NEW_VALUES.onHand} - coalesce(t.ordered, 0) < 0`,
    ],
    afterwards: [
      `INSERT INTO stock_movements (item_id, kind, on_hand, created_at)
       SELECT t.item_id, iif(EXISTS (SELECT 1 FROM stock_movements m WHERE m.item_id = t.item_id), 'adjustment', 'opening'),
         ${NEW_VALUES.onHand} - t.on_hand, u.created_at
       FROM ${STOCK} AND ${NEW_VALUES.onHand} <> t.on_hand`,
      `UPDATE stock SET is_backorderable = NOT is_backorderable
       WHERE item_id IN (SELECT t.item_id FROM ${STOCK} AND t.is_backorderable <> ${NEW_VALUES.backorderable})`,
    ],
  },
];
