// Reads several orders with their rows and storage locations, in one round trip.
import type { OrderId } from "~/contract/ids";
import { type OrderLine, orderLinesQuery } from "~/db/orders/find-orders";
import type { OrderRecord } from "~/db/orders/order-record";
import { type Shelf, shelvesQuery } from "~/db/orders/shelves";
import { combine, combineAll, mapQuery, type Query } from "~/db/query";

export interface FoundChosen {
  order: OrderRecord;
  lines: OrderLine[];
  shelves: ReadonlyMap<number, Shelf>;
}

/** In the order of the ids; unknown ids are left out. */
export const chosenOrdersQuery = (ids: readonly OrderId[]): Query<FoundChosen[]> =>
  mapQuery(
    combineAll(ids.map((id) => combine({ found: orderLinesQuery(id), shelves: shelvesQuery(id) }))),
    (orders) => orders.flatMap(({ found, shelves }) => (found ? [{ ...found, shelves }] : [])),
  );
