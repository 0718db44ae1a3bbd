// Makes a quote: the customer's current cart, in the customer's language, with frozen prices.
import type { Parsed } from "~/contract/call";
import type { Calls } from "~/contract/calls";
import { QUOTE_DAYS } from "~/contract/constants/limits";
import type { Quote } from "~/contract/quotes";
import { ask } from "~/db/query";
import { quoteBySourceQuery } from "~/db/quotes/quotes";
import { insertQuote, TOO_MANY_QUOTES } from "~/db/quotes/write-quotes";
import { lastDayOf } from "~/domain/orders/quote-state";
import { BatchRefused } from "~/platform/database";
import { requireAgent } from "~/services/access";
import { cartOwner } from "~/services/cart/quote-cart";
import { agreedChoices } from "~/services/checkout/agreed-choices";
import { draftLines, frozenOrder } from "~/services/checkout/order-draft";
import { preselect } from "~/services/checkout/preselect";
import { couponTyped, loadCheckout } from "~/services/checkout/quote-checkout";
import type { ServiceContext } from "~/services/context";
import { invalidField, notFound, Refusal } from "~/services/refusal";
import { retryOnConflict } from "~/services/retry-on-conflict";
import { sendQuote } from "./send-quote";
import { serializeQuote } from "./serialize-quote";

type Input = Parsed<Calls["quotes"]["create"]>;

const CART_CHANGED = "cart_changed";

/**
 * The same source again creates no second quote.
 * @param origin of the request, for the email's link
 * @throws Refusal like placing an order; 400 for a last day that is too early or too late, 409 for too many
 * open quotes
 */
export async function makeQuote(
  c: ServiceContext,
  input: Input,
  { source, origin }: { source: string; origin: string },
): Promise<Quote> {
  const madeBy = requireAgent(c);
  const { customer, season } = input;
  const requested = await cartOwner(c, {
    ...(customer !== undefined && { customer }),
    ...(season !== undefined && { season }),
  });
  // The quote is in the customer's language, because the customer reads it.
  const inTheirs = { ...c, locale: requested.owner.user.locale };
  const ofSource = (today: string) => quoteBySourceQuery(requested.owner.id, source, today);
  const attempt = async () => {
    const { own, loaded, more } = await loadCheckout(
      inTheirs,
      requested,
      couponTyped(input.coupon),
      (context) => ofSource(context.today),
    );
    if (more) return more;
    const { context } = loaded;
    const validUntil = lastDayOf(context.today, input.valid_until);
    if (!validUntil) throw invalidField("valid_until", "quote_days", QUOTE_DAYS);
    const { chosen, quoted } = preselect(c, own, loaded, input);
    const agreed = agreedChoices(c, loaded, quoted, { ...input, ...chosen });
    const frozen = frozenOrder(inTheirs, own, loaded, quoted, { ...agreed, cig: null, cup: null });
    const lines = draftLines(inTheirs, loaded, quoted);
    const version = loaded.cart.cart?.version ?? 0;
    await insertQuote(c.db, { source, madeBy, validUntil, frozen, lines, context, version });
    return ask(c.db, ofSource(context.today));
  };
  const made = await refusing(() =>
    retryOnConflict([CART_CHANGED], attempt, () => new Refusal(409, CART_CHANGED)),
  );
  if (!made) throw notFound();
  if (input.send) await sendQuote(c, made.id, origin);
  return serializeQuote(made);
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BatchRefused) || error.code !== TOO_MANY_QUOTES) throw error;
    throw new Refusal(409, TOO_MANY_QUOTES);
  }
}
