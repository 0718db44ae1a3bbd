// A quote on the wire, and as the order that it would become.
import type { OrderRow } from "~/contract/orders";
import type { Quote } from "~/contract/quotes";
import { fromCents, type Locale } from "~/contract/wire";
import type { OrderRecord } from "~/db/orders/order-record";
import type { PictureRow } from "~/db/pictures";
import type { OpenQuoteRecord, QuoteRecord } from "~/db/quotes/quotes";
import { localDay } from "~/domain/local-day";
import { serializeOrderRow } from "~/services/orders/serialize-order";

export const serializeQuote = (quote: QuoteRecord): Quote => ({
  id: quote.id,
  number: quote.number,
  state: quote.state,
  customer: quote.customer,
  customer_name: quote.customerName,
  made_by: quote.madeBy,
  created_at: quote.createdAt,
  valid_until: quote.validUntil,
  total: fromCents(quote.total),
  currency: quote.currency,
  decided_at: quote.decidedAt,
  decided_by: quote.decidedBy,
  reason: quote.reason,
  order: quote.order,
});

/** The future order, under the quote's number, for components that show orders. */
export function orderOfQuote({ frozen, ...quote }: OpenQuoteRecord, zone: string): OrderRecord {
  const { paymentKind, paymentInstructions, ...order } = frozen;
  return {
    ...order,
    id: 0,
    number: quote.number,
    date: quote.createdAt,
    status: "pending",
    customer: quote.customer,
    agent: null,
    placedByAgent: quote.madeBy,
    names: { shippingPolicy: {}, paymentMethod: {}, instructions: {} },
    payment: { kind: paymentKind, state: "due", instructions: paymentInstructions, payUrl: null },
    sellerCountry: "",
    promisedBy: localDay(quote.createdAt, zone),
    ...{ backordered: null, deliveredAt: null, invoice: null, isDisputed: false, paid: 0, refunded: 0 },
    ...{ shipments: [], refunds: [], changes: [], history: [] },
  };
}

/** @param pictureOf current pictures: a quote stores no pictures */
export const rowsOfQuote = (
  { lines }: OpenQuoteRecord,
  locale: Locale,
  pictureOf: (product: number) => PictureRow | null = () => null,
): OrderRow[] =>
  lines.map((line, index) =>
    serializeOrderRow(
      {
        ...line,
        ...{ id: index + 1, order: 0, picture: pictureOf(line.product), canReorder: false },
        ...{ locale, today: null },
        ...{ shippedQty: 0, removedQty: 0, returnedQty: 0 },
      },
      locale,
    ),
  );
