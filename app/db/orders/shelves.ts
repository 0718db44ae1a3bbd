// Where an order's goods are, and what they weigh.
import type { OrderId } from "~/contract/ids";
import type { Database } from "~/platform/database";
import { int, intOrNull, text } from "../columns";

export interface Shelf {
  shelf: string;
  /** Of one piece; null where it is not known. */
  grams: number | null;
}

/** @returns by the id of the order's row */
export async function findShelves(db: Database, order: OrderId): Promise<Map<number, Shelf>> {
  const rows = await db.all(
    `SELECT r.id, s.location, s.weight_grams FROM order_rows r LEFT JOIN stock s ON s.item_id = r.product_id WHERE r.order_id = ?`,
    order,
  );
  return new Map(
    rows.map((row) => [
      int(row, "id"),
      { shelf: text(row, "location"), grams: intOrNull(row, "weight_grams") },
    ]),
  );
}
