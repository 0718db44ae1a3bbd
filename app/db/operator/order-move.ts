// One status change of an order, and its refusal if the order has changed in the meantime.
import type { OrderId, OrderRowId } from "~/contract/ids";
import type { OrderStatus } from "~/contract/orders";
import type { OrderRefundDraft } from "~/db/orders/refund-draft";
import type { DocumentSeries } from "~/domain/orders/document-number";

/** Refusal code: the order has changed since it was read. */
export const MOVED_MEANWHILE = "move_not_allowed";

export interface Move {
  order: OrderId;
  from: OrderStatus;
  to: OrderStatus;
  note: string;
  tracking: { carrier: string; number: string; url: string } | null;
  /** Shipped quantities before and after the change, for the rows that change. */
  shipped: readonly { id: OrderRowId; before: number; after: number }[];
  /** Refund of a paid order that is cancelled; null: no refund. */
  refund: OrderRefundDraft | null;
  now: string;
  deliveryNotes: DocumentSeries;
}
