// The checkout's totals and problems on the wire.

import type { Problem, Totals, CheckoutQuote as WireQuote } from "~/contract/checkout";
import { fromCents, type Locale } from "~/contract/wire";
import type { CartRowData } from "~/db/cart/cart-data";
import type { Day } from "~/domain/local-day";
import { backordered } from "~/domain/orders/delivery-promise";
import type { QuoteProblem } from "~/domain/orders/quote-facts";
import type { OrderTotals as QuoteTotals } from "~/domain/orders/totals";
import { messageFor } from "~/i18n/server";
import { serializeStockRefusal } from "~/services/cart/validate-lines";
import { itemName } from "~/services/catalogue/item-name";
import type { CheckoutQuote } from "./quote-checkout";
import { serializeVatLines } from "./serialize-vat-lines";

/** Cents become decimal strings. */
export const serializeTotals = (totals: QuoteTotals, currency: string): Totals => ({
  rows_total: fromCents(totals.rowsTotal),
  discount: fromCents(totals.discount),
  shipping_price: fromCents(totals.shippingPrice),
  payment_surcharge: fromCents(totals.paymentSurcharge),
  vat: fromCents(totals.vat),
  vat_lines: serializeVatLines(totals),
  total: fromCents(totals.total),
  includes_vat: totals.includesVat,
  currency,
});

/** The reasons why the cart cannot become an order, with messages in the reader's language. */
export const serializeProblems = (
  { problems }: CheckoutQuote,
  rows: readonly CartRowData[],
  currency: string,
  locale: Locale,
): Problem[] =>
  problems.map((problem) => {
    const facts = factsOf(problem, rows, currency, locale);
    const isSold = !("row" in problem && facts.reason === "not_sold");
    return { ...facts, message: messageFor(locale, isSold ? problem.code : "row_not_sold", facts) };
  });

/** Backordered rows, to which `promised_by` does not apply. */
export function serializeBackordered(rows: readonly CartRowData[], today: Day): WireQuote["backordered"] {
  const waiting = backordered(
    rows.map(({ id, qty, held, item }) => ({ ...item, id, qty, held })),
    today,
  );
  return waiting && { rows: waiting.rows, restock_date: waiting.restockDate };
}

function factsOf(
  problem: QuoteProblem,
  rows: readonly CartRowData[],
  currency: string,
  locale: Locale,
): Omit<Problem, "message"> {
  if ("row" in problem) {
    const { row } = problem;
    const item = rows.find((one) => one.id === row)?.item;
    const name = item ? itemName(item.productName, item.attributes, locale) : "";
    const facts = problem.code === "weight_unknown" ? { code: problem.code } : serializeStockRefusal(problem);
    return { ...facts, row, name, ...(item ? { product: item.id } : {}) };
  }
  switch (problem.code) {
    case "min_order":
      return {
        code: problem.code,
        minimum: fromCents(problem.minimum),
        missing: fromCents(problem.missing),
        currency,
      };
    case "too_heavy":
      return { code: problem.code, weight_g: problem.weight, max_weight_g: problem.maxWeight };
    case "address_required":
    case "address_kind":
      return { code: problem.code, field: problem.field };
    case "coupon_not_valid":
      return { code: problem.code, reason: problem.reason };
    default:
      return { code: problem.code };
  }
}
