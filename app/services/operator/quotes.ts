// Quotes for the operator: listed, and withdrawn while undecided. Also the uses of coupons.
import type { QuoteState } from "~/contract/constants/enums";
import type { CouponUse, OperatorQuote } from "~/contract/operator/quotes";
import { fromCents } from "~/contract/wire";
import { writeAudited } from "~/db/operator/audit";
import { couponUsesQuery } from "~/db/operator/coupon-uses";
import { ask, together } from "~/db/query";
import { quoteQuery, quotesQueries } from "~/db/quotes/quotes";
import { endQuote, QUOTE_DECIDED } from "~/db/quotes/write-quotes";
import { BatchRefused } from "~/platform/database";
import { type ServiceContext, todayOf } from "~/services/context";
import { refuseUnlessOpen } from "~/services/quotes/decide-quote";
import { serializeQuote } from "~/services/quotes/serialize-quote";
import { notFound } from "~/services/refusal";

/** A page of all quotes, newest first. */
export async function listQuotes(
  c: ServiceContext,
  state: QuoteState | undefined,
  slice: { limit: number; offset: number },
) {
  const { count, quotes } = await together(c.db, quotesQueries({ of: "all", state }, todayOf(c), slice));
  return { count, quotes: quotes.map(serializeQuote) };
}

/** @throws Refusal 404 */
export async function getQuote(c: ServiceContext, id: number): Promise<OperatorQuote> {
  const { frozen, lines, ...quote } = await found(c, id);
  return {
    ...serializeQuote(quote),
    ...{ coupon: frozen.coupon, customer_reference: frozen.customerReference, notes: frozen.notes },
    shipping: fromCents(frozen.shippingPrice),
    vat: fromCents(frozen.vat),
    rows: lines.map(({ sku, name, qty, unitPrice, total, notes }) => ({
      ...{ sku, name, qty, notes },
      unit_price: fromCents(unitPrice),
      total: fromCents(total),
    })),
  };
}

/** @throws Refusal 404, 409 if the quote is no longer open */
export async function withdrawQuote(c: ServiceContext, id: number, reason: string): Promise<OperatorQuote> {
  const quote = await found(c, id);
  if (quote.state === "withdrawn") return getQuote(c, id);
  refuseUnlessOpen(quote);
  const now = c.now.toISOString();
  try {
    await writeAudited(
      c.db,
      {
        call: "quotes.withdraw",
        target: `quote/${quote.number}`,
        now,
        look: {
          sql: "SELECT json_object('state', state, 'reason', reason) FROM quotes WHERE id = ?",
          params: [id],
        },
      },
      endQuote(
        { id, by: null, now, today: todayOf(c) },
        { state: "withdrawn", reason, origin: "", shopLocale: c.locale },
      ),
    );
  } catch (error) {
    if (!(error instanceof BatchRefused) || error.code !== QUOTE_DECIDED) throw error;
    refuseUnlessOpen(await found(c, id));
  }
  return getQuote(c, id);
}

export const findCouponUses = (c: ServiceContext, key: string): Promise<CouponUse[]> =>
  ask(c.db, couponUsesQuery(key));

async function found(c: ServiceContext, id: number) {
  const quote = await ask(c.db, quoteQuery(id, todayOf(c)));
  if (!quote) throw notFound();
  return quote;
}
