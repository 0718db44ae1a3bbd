// A refund before it is stored.
import type { OrderStatus } from "~/contract/constants/enums";
import type { OrderId, PaymentId } from "~/contract/ids";
import type { Cents } from "~/contract/units";
import type { DocumentSeries } from "~/domain/orders/document-number";
import type { RefundedRow } from "~/domain/orders/refund";
import type { VatOfRate } from "~/domain/orders/totals";

export interface OrderRefundDraft {
  order: OrderId;
  key: string;
  bodyHash: string;
  amount: Cents;
  vatLines: readonly VatOfRate[];
  reason: string;
  /** The series of the credit note; null where rows were taken off before there was an invoice. */
  creditNotes: DocumentSeries | null;
  rows: readonly RefundedRow[];
  parts: readonly { payment: PaymentId; amount: Cents }[];
  /** A refund that was made at the provider, of one payment: the provider, and the refund's id there. */
  outside?: { provider: string; ref: string };
  /** The order's state at the time it was read. */
  status: OrderStatus;
  refundable: Cents;
  now: string;
}
