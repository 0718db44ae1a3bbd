// One parcel of an order: its content, and what was still to be shipped when it left.
import type { OrderRowId, ShipmentId } from "~/contract/ids";
import type { Shipment } from "~/contract/orders";
import type { OrderDocument, OrderDocumentRow } from "./order-document";

export interface Parcel {
  shipment: Shipment | null;
  /** `shippedQty`: pieces of the row in this parcel. */
  rows: { row: OrderDocumentRow; shippedQty: number }[];
  toCome: { row: OrderDocumentRow; qty: number }[];
}

/** @param id null: the last parcel; an order imported as shipped may have no parcel */
export function parcelOf(
  { order, rows }: Pick<OrderDocument, "order" | "rows">,
  id: ShipmentId | null,
): Parcel {
  const shipment = order.shipments.find((one) => one.id === id) ?? order.shipments.at(-1) ?? null;
  const until = order.shipments.filter((one) => shipment !== null && one.id <= shipment.id);
  const shippedIn = (shipments: readonly Shipment[], row: OrderRowId): number =>
    shipments.flatMap((one) => one.rows).reduce((sum, one) => (one.id === row ? sum + one.qty : sum), 0);
  return {
    shipment,
    rows: rows.flatMap((row) => {
      const shippedQty = shipment === null ? row.shipped_qty : shippedIn([shipment], row.id);
      return shippedQty > 0 ? [{ row, shippedQty }] : [];
    }),
    toCome: rows.flatMap((row) => {
      const left = shipment === null ? row.shipped_qty : shippedIn(until, row.id);
      const qty = row.qty - row.removed_qty - left;
      return qty > 0 ? [{ row, qty }] : [];
    }),
  };
}
