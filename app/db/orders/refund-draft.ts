// A refund before it is stored.
import type { OrderStatus } from "~/contract/constants/enums";
import type { OrderId, PaymentId } from "~/contract/ids";
import type { Cents } from "~/contract/units";
import type { RefundedRow } from "~/domain/orders/refund";
import type { VatOfRate } from "~/domain/orders/totals";

export interface OrderRefundDraft {
  order: OrderId;
  key: string;
  bodyHash: string;
  amount: Cents;
  vatLines: readonly VatOfRate[];
  reason: string;
  /** Year that numbers the credit note; null for rows removed before there was an invoice. */
  creditNoteYear: number | null;
  rows: readonly RefundedRow[];
  parts: readonly { payment: PaymentId; amount: Cents }[];
  /** A refund that was made at the provider, of one payment: the provider, and the refund's id there. */
  outside?: { provider: string; ref: string };
  /** The order's state at the time it was read. */
  status: OrderStatus;
  refundable: Cents;
  now: string;
}
