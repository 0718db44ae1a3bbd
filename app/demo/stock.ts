// Stock as the sum of its movements: an opening count, then what each past order took and shipped.
import type { Files } from "./files";
import { type Order, type OrderRow, readOrders } from "./orders";
import { OPENED_AT } from "./shop";
import type { Table } from "./table";

interface Movement {
  item: number;
  kind: "opening" | "order" | "shipment";
  on_hand: number;
  ordered: number;
  order_row: number | null;
  at: string;
}

export function* stockTables(files: Files): Generator<Table> {
  const stock = files.csv<"item" | "quantity" | "is_backorderable" | "location">("stock.csv");
  yield {
    table: "stock",
    rows: stock.map(({ item, is_backorderable, location }) => ({
      item: Number(item),
      is_backorderable: Number(is_backorderable),
      location,
    })),
  };
  const movements = readOrders(files).flatMap((order) =>
    order.rows.flatMap((row) => movementsOf(order, row)),
  );
  const taken = new Map<number, number>();
  for (const { item, on_hand, ordered } of movements)
    taken.set(item, (taken.get(item) ?? 0) + ordered - on_hand);
  // The file's quantity is what may be promised today, so a shelf opened with that and all that left it since.
  const openings = stock.map(({ item, quantity }) => ({
    item: Number(item),
    kind: "opening" as const,
    on_hand: Number(quantity) + (taken.get(Number(item)) ?? 0),
    ordered: 0,
    order_row: null,
    at: OPENED_AT,
  }));
  yield { table: "stock_movements", rows: [...openings, ...movements] };
}

// What a cancelled order held was given back: nothing is left to write.
function movementsOf({ status, date, history, tracking }: Order, row: OrderRow): Movement[] {
  if (status === "cancelled") return [];
  const of = { item: row.item, order_row: row.id };
  const movements: Movement[] = [{ ...of, kind: "order", on_hand: 0, ordered: row.qty, at: date }];
  if (row.shipped_qty > 0) {
    const at = tracking[0]?.shipped_at ?? history.at(-1)?.at ?? date;
    movements.push({ ...of, kind: "shipment", on_hand: -row.shipped_qty, ordered: -row.shipped_qty, at });
  }
  return movements;
}
