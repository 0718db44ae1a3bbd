// The checkout's totals and problems on the wire.
import type { Problem, Totals, CheckoutQuote as WireQuote } from "~/contract/checkout";
import { fromCents, type Locale } from "~/contract/wire";
import type { CartRowFacts } from "~/db/cart/facts";
import type { Problem as QuoteProblem } from "~/domain/checkout";
import { backordered } from "~/domain/delivery-promise";
import type { Day } from "~/domain/rome-day";
import type { Totals as QuoteTotals } from "~/domain/totals";
import { messageFor } from "~/i18n/server";
import { vatLinesOf } from "./cart-shape";
import type { CheckoutQuote } from "./checkout-quote";
import { itemName } from "./item-name";

export const totalsShape = (totals: QuoteTotals, currency: string): Totals => ({
  rows_total: fromCents(totals.rowsTotal),
  discount: fromCents(totals.discount),
  shipping_price: fromCents(totals.shippingPrice),
  payment_surcharge: fromCents(totals.paymentSurcharge),
  vat: fromCents(totals.vat),
  vat_lines: vatLinesOf(totals),
  total: fromCents(totals.total),
  includes_vat: totals.includesVat,
  currency,
});

export const problemsOf = (
  { problems, totals }: CheckoutQuote,
  rows: readonly CartRowFacts[],
  currency: string,
  locale: Locale,
): Problem[] =>
  problems.map((problem) => {
    const facts = factsOf(problem, totals, rows, currency, locale);
    return { ...facts, message: messageFor(locale, problem.code, facts) };
  });

/** The rows for which `promised_by` does not hold. */
export function backorderedShape(rows: readonly CartRowFacts[], today: Day): WireQuote["backordered"] {
  const waiting = backordered(
    rows.map(({ id, qty, held, item }) => ({ ...item, id, qty, held })),
    today,
  );
  return waiting && { rows: waiting.rows, restock_date: waiting.restockDate };
}

function factsOf(
  problem: QuoteProblem,
  { rowsTotal, discount }: QuoteTotals,
  rows: readonly CartRowFacts[],
  currency: string,
  locale: Locale,
): Omit<Problem, "message"> {
  if ("row" in problem) {
    const { row, code } = problem;
    const item = rows.find((one) => one.id === row)?.item;
    const name = item ? itemName(item.productName, item.attributes, locale) : "";
    const available = problem.code === "quantity_not_available" ? { available: problem.available } : {};
    return { code, row, name, ...available, ...(item ? { product: item.id } : {}) };
  }
  switch (problem.code) {
    case "min_order":
      return {
        code: problem.code,
        minimum: fromCents(problem.minimum),
        missing: fromCents(problem.minimum - (rowsTotal - discount)),
        currency,
      };
    case "address_required":
    case "address_kind":
      return { code: problem.code, field: problem.field };
    case "coupon_not_valid":
      return { code: problem.code, reason: problem.reason };
    default:
      return { code: problem.code };
  }
}
