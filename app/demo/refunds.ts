// Refunds of past orders, each with its credit note.
import { refundVat } from "~/domain/orders/refund";

interface RefundedOrder {
  id: number;
  vat_lines: { rate: number; base: number; vat: number }[];
  refunds: { at: string; amount: number; reason: string }[];
}

/** Sorted by date, which is the order of their numbers. */
export function orderRefunds(orders: readonly RefundedOrder[]) {
  const counts = new Map<number, number>();
  return orders
    .flatMap((order) => order.refunds.map((refund) => ({ order, ...refund })))
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ order, at, amount, reason }, index) => {
      const year = Number(at.slice(0, 4));
      const n = (counts.get(year) ?? 0) + 1;
      counts.set(year, n);
      const vatLines = order.vat_lines.map((line) => ({ ...line, rate: Math.round(line.rate * 100) }));
      return {
        id: index + 1,
        order_id: order.id,
        key: `demo-${index + 1}`,
        body_hash: "",
        amount_cents: amount,
        vat_lines: refundVat(amount, vatLines, new Map()),
        reason,
        number: `NC ${year}/${String(n).padStart(5, "0")}`,
        created_at: at,
      };
    });
}
