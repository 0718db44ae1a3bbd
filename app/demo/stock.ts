// Stock as the sum of its movements: an opening count, then what each past order reserved and shipped.
import type { Files } from "./files";
import type { Order, OrderRow } from "./order";
import { readOrders } from "./orders";
import { OPENED_AT } from "./shop";
import type { Table } from "./table";

interface Movement {
  item_id: number;
  kind: "opening" | "order" | "shipment";
  on_hand: number;
  ordered: number;
  order_row_id: number | null;
  created_at: string;
}

export function* stockTables(files: Files): Generator<Table> {
  const stock = files.csv<"item" | "quantity" | "is_backorderable" | "location">("stock.csv");
  yield {
    table: "stock",
    rows: stock.map(({ item, is_backorderable, location }) => ({
      item_id: Number(item),
      is_backorderable: Number(is_backorderable),
      location,
    })),
  };
  const movements = readOrders(files).flatMap((order) =>
    order.rows.flatMap((row) => movementsOf(order, row)),
  );
  const taken = new Map<number, number>();
  for (const { item_id, on_hand, ordered } of movements)
    taken.set(item_id, (taken.get(item_id) ?? 0) + ordered - on_hand);
  // The file contains today's available quantity, so the opening count is that quantity plus all that has left since.
  const openings = stock.map(({ item, quantity }) => ({
    item_id: Number(item),
    kind: "opening" as const,
    on_hand: Number(quantity) + (taken.get(Number(item)) ?? 0),
    ordered: 0,
    order_row_id: null,
    created_at: OPENED_AT,
  }));
  yield { table: "stock_movements", rows: [...openings, ...movements] };
}

// A cancelled order has released its stock, so it has no movements.
function movementsOf({ status, date, history, tracking }: Order, row: OrderRow): Movement[] {
  if (status === "cancelled") return [];
  const of = { item_id: row.item, order_row_id: row.id };
  const movements: Movement[] = [{ ...of, kind: "order", on_hand: 0, ordered: row.qty, created_at: date }];
  if (row.shipped_qty > 0) {
    const created_at = tracking[0]?.shipped_at ?? history.at(-1)?.at ?? date;
    movements.push({
      ...of,
      kind: "shipment",
      on_hand: -row.shipped_qty,
      ordered: -row.shipped_qty,
      created_at,
    });
  }
  return movements;
}
