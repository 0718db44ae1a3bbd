// Storage locations and weights of an order's goods.
import type { OrderId } from "~/contract/ids";
import { statement } from "~/platform/database";
import { int, intOrNull, text } from "../columns";
import { type Query, query } from "../query";

export interface Shelf {
  shelf: string;
  /** Per piece; null if unknown. */
  grams: number | null;
}

/** Keyed by the id of the order's row. */
export const shelvesQuery = (order: OrderId): Query<Map<number, Shelf>> =>
  query(
    statement(
      `SELECT r.id, s.location, s.weight_grams FROM order_rows r LEFT JOIN stock s ON s.item_id = r.product_id WHERE r.order_id = ?`,
      order,
    ),
    (rows) =>
      new Map(
        rows.map((row) => [
          int(row, "id"),
          { shelf: text(row, "location"), grams: intOrNull(row, "weight_grams") },
        ]),
      ),
  );
