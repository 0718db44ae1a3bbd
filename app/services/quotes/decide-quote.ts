// Decides a quote once: accepted, which creates its order, declined or withdrawn.
import type { Quote } from "~/contract/quotes";
import { bumpStockVersion } from "~/db/cache/page-cache-version";
import { ask } from "~/db/query";
import type { OpenQuoteRecord, QuoteRecord } from "~/db/quotes/quotes";
import { acceptQuote, endQuote, QUOTE_DECIDED } from "~/db/quotes/write-quotes";
import { shopData, shopLocale } from "~/db/shop/shop-data";
import { localDay } from "~/domain/local-day";
import { BatchRefused } from "~/platform/database";
import { wakeMail } from "~/platform/queue";
import { type Customer, requireUser } from "~/services/access";
import { newOrder } from "~/services/checkout/order-draft";
import type { ServiceContext } from "~/services/context";
import { newPayAddress } from "~/services/payments/pay-link";
import { Refusal } from "~/services/refusal";
import { findOwnQuote, problemMessage, quoteToday } from "./open-quote";
import { serializeQuote } from "./serialize-quote";

/** @throws Refusal 409 if the quote is no longer open */
export function refuseUnlessOpen({ state, validUntil }: QuoteRecord): void {
  if (state === "expired") throw new Refusal(409, "quote_expired", { day: validUntil });
  if (state !== "open") throw new Refusal(409, QUOTE_DECIDED, { state });
}

/**
 * Accepts the quote and returns it with its order, at the frozen prices. Accepting twice creates one order.
 * @param origin of the request
 * @throws Refusal 404; 409 if the quote is no longer open, and with the reason why it cannot be ordered
 */
export async function acceptOwnQuote(c: ServiceContext, id: number, origin: string): Promise<Quote> {
  const { quote, owner } = await findOwnQuote(c, id);
  if (quote.state === "accepted") return serializeQuote(quote);
  refuseUnlessOpen(quote);
  const order = await orderOf(c, owner, quote, origin);
  try {
    const { mails, version } = await acceptQuote(c.db, decisionOf(c, quote), order, origin);
    bumpStockVersion(c, version);
    c.ctx.waitUntil(wakeMail(c.env, mails));
  } catch (error) {
    if (!(error instanceof BatchRefused)) throw error;
    // Decided in the meantime: if it was accepted, the order exists.
    if (error.code !== QUOTE_DECIDED) throw new Refusal(409, error.code);
  }
  const { quote: after } = await findOwnQuote(c, id);
  if (after.state !== "accepted") refuseUnlessOpen(after);
  return serializeQuote(after);
}

async function orderOf(c: ServiceContext, owner: Customer, quote: OpenQuoteRecord, origin: string) {
  const { shop, rows, courier, problems } = await quoteToday(c, owner, quote);
  const [problem] = problems;
  if (problem) {
    const { code, ...facts } = problem;
    const all = problems.map((one) => ({ code: one.code, message: problemMessage(c, one) }));
    throw new Refusal(409, code, { ...facts, problems: all });
  }
  const frozen = {
    ...quote.frozen,
    season: shop.seasons.some(({ id }) => id === quote.frozen.season) ? quote.frozen.season : null,
  };
  const payUrl = newPayAddress(frozen.paymentKind, origin);
  return {
    order: newOrder(c, owner, frozen, { rows, shop, courier, payUrl }),
    lines: quote.lines,
    placedBy: requireUser(c).user.id,
    shopLocale: shopLocale(shop.settings),
    origin,
  };
}

/** @throws Refusal 404, 409 if the quote is no longer open */
export async function endOwnQuote(
  c: ServiceContext,
  id: number,
  end: { state: "declined" | "withdrawn"; reason: string; origin: string },
): Promise<Quote> {
  const { state } = end;
  const { quote } = await findOwnQuote(c, id);
  // Idempotent.
  if (quote.state === state) return serializeQuote(quote);
  refuseUnlessOpen(quote);
  try {
    const locale = shopLocale((await shopData(c)).settings);
    const mails = await ask(c.db, endQuote(decisionOf(c, quote), { ...end, shopLocale: locale }));
    c.ctx.waitUntil(wakeMail(c.env, mails));
  } catch (error) {
    if (!(error instanceof BatchRefused) || error.code !== QUOTE_DECIDED) throw error;
  }
  const { quote: after } = await findOwnQuote(c, id);
  if (after.state !== state) refuseUnlessOpen(after);
  return serializeQuote(after);
}

function decisionOf(c: ServiceContext, { id }: QuoteRecord) {
  const now = c.now.toISOString();
  return { id, by: requireUser(c).user.id, now, today: localDay(now, c.zone) };
}
