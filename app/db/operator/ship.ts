// Ships a parcel: its delivery note, its rows, and the stock.

import type { OrderId } from "~/contract/ids";
import { takeNumber, takenNumber } from "~/db/orders/document-numbers";
import { type Statement, statement } from "~/platform/database";
import { MOVED_MEANWHILE, type Move } from "./order-move";

export const ship = ({
  order,
  tracking,
  shipped,
  now,
  deliveryNotes,
}: Pick<Move, "order" | "tracking" | "shipped" | "now" | "deliveryNotes">) => [
  ...takeNumber(deliveryNotes),
  statement(
    `INSERT INTO shipments (order_id, number, carrier, tracking, url, shipped_at)
     SELECT ?, ${takenNumber(deliveryNotes)}, ?, ?, ?, ?`,
    ...[order, tracking?.carrier ?? "", tracking?.number ?? "", tracking?.url ?? "", now],
  ),
  statement(
    `INSERT INTO shipment_rows (shipment_id, order_row_id, qty)
     SELECT (SELECT max(id) FROM shipments WHERE order_id = ?), value ->> '$.id', (value ->> '$.after') - (value ->> '$.before')
     FROM json_each(?)`,
    order,
    JSON.stringify(shipped),
  ),
  // The shipped pieces were reserved for this order, so the available quantity does not change.
  statement(
    `INSERT INTO stock_movements (item_id, kind, on_hand, ordered, order_row_id, created_at)
     SELECT r.product_id, 'shipment', (j.value ->> '$.before') - (j.value ->> '$.after'),
       (j.value ->> '$.before') - (j.value ->> '$.after'), r.id, ?
     FROM json_each(?) j JOIN order_rows r ON r.id = j.value ->> '$.id' JOIN stock s ON s.item_id = r.product_id
     WHERE r.order_id = ?`,
    now,
    JSON.stringify(shipped),
    order,
  ),
  statement(
    `UPDATE order_rows SET shipped_qty = (SELECT j.value ->> '$.after' FROM json_each(?1) j WHERE j.value ->> '$.id' = order_rows.id)
     WHERE order_id = ?2 AND id IN (SELECT j.value ->> '$.id' FROM json_each(?1) j)`,
    JSON.stringify(shipped),
    order,
  ),
];

/**
 * Refuses if a row's shipped quantity has changed in the meantime: two concurrent parcels must not contain
 * the same pieces.
 */
export const refuseUnlessShipped = (order: OrderId, shipped: Move["shipped"]): Statement =>
  statement(
    `INSERT INTO refusals (code) SELECT '${MOVED_MEANWHILE}' WHERE EXISTS (
       SELECT 1 FROM json_each(?) j LEFT JOIN order_rows r ON r.id = j.value ->> '$.id' AND r.order_id = ?
       WHERE r.shipped_qty IS NOT j.value ->> '$.before')`,
    JSON.stringify(shipped),
    order,
  );
