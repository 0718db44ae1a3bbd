// One step of an order, and what is refused where another one was first.
import type { OrderId, OrderRowId } from "~/contract/ids";
import type { OrderStatus } from "~/contract/orders";
import type { OrderRefundDraft } from "~/db/orders/refund-draft";
import type { DocumentSeries } from "~/domain/orders/document-number";

/** The order is no longer as it was read. */
export const MOVED_MEANWHILE = "move_not_allowed";

export interface Move {
  order: OrderId;
  from: OrderStatus;
  to: OrderStatus;
  note: string;
  tracking: { carrier: string; number: string; url: string } | null;
  /** How many of each row have left when the move is done; only those that change. */
  shipped: readonly { id: OrderRowId; before: number; after: number }[];
  /** The money that goes back where a paid order is cancelled; null: none. */
  refund: OrderRefundDraft | null;
  now: string;
  deliveryNotes: DocumentSeries;
}
