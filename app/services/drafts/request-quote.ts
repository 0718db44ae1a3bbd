// A business requests a quote for its cart, which the operator receives as a draft order (CONTRACT §16).
import { MAX_WAITING_REQUESTS } from "~/contract/constants/limits";
import type { DraftOrder } from "~/contract/operator/draft-orders";
import type { QuoteRequest } from "~/contract/quotes";
import { NO_CHOICES } from "~/db/drafts/draft-orders";
import { insertRequest, refuseRequest, requestBySourceQuery, TOO_MANY_REQUESTS } from "~/db/drafts/requests";
import { ask } from "~/db/query";
import { shopLocale } from "~/db/shop/shop-data";
import { BatchRefused } from "~/platform/database";
import { wakeMail } from "~/platform/queue";
import { requireUser } from "~/services/access";
import { cartOwner, loadCartWith } from "~/services/cart/quote-cart";
import type { ServiceContext } from "~/services/context";
import { Refusal } from "~/services/refusal";
import { retryOnConflict } from "~/services/retry-on-conflict";
import { findDraft, refuseUnlessOpen, refusing } from "./draft-orders";
import { serializeDraft } from "./load-draft";

const CART_CHANGED = "cart_changed";

/**
 * Empties the cart into a request that waits for the shop's prices. Sending the same source again creates
 * no second request.
 * @param origin of this shop, for the link in the shop's email
 * @throws Refusal 403 for a consumer or an agent; 409 for an empty cart, or too many waiting requests
 */
export async function requestQuote(
  c: ServiceContext,
  { season, note }: { season: number | null | undefined; note: string },
  { source, origin }: { source: string; origin: string },
): Promise<QuoteRequest> {
  const { user } = requireUser(c);
  if (user.is_agent || user.customer_type !== "business") throw new Refusal(403, "businesses_only");
  const own = await cartOwner(c, season === undefined ? {} : { season });
  const name = `${user.id}-${source}`;
  const attempt = async (): Promise<QuoteRequest> => {
    const { shop, facts, more: before } = await loadCartWith(c, own, requestBySourceQuery(name));
    if (before) return before;
    if (facts.rows.length === 0) throw new Refusal(409, "cart_empty");
    const rows = facts.rows.map(({ qty, notes, item }) => ({
      ...{ product: item.id, qty, notes, reason: "" },
      unitPrice: null,
    }));
    const { made, mails } = await ask(
      c.db,
      insertRequest({
        ...{ key: own.key, version: facts.cart?.version ?? 0, by: user.id, source: name },
        ...{ rows, choices: NO_CHOICES, note, origin, now: c.now.toISOString() },
        shopLocale: shopLocale(shop.settings),
      }),
    );
    if (!made) throw new Error(`request ${name} does not exist`);
    c.ctx.waitUntil(wakeMail(c.env, mails));
    return made;
  };
  try {
    return await retryOnConflict([CART_CHANGED], attempt, () => new Refusal(409, CART_CHANGED));
  } catch (error) {
    if (!(error instanceof BatchRefused) || error.code !== TOO_MANY_REQUESTS) throw error;
    throw new Refusal(409, TOO_MANY_REQUESTS, { max: MAX_WAITING_REQUESTS });
  }
}

/**
 * The customer gets an email with the reason. @throws Refusal 404; 409 `draft_done` for a draft that is not
 * a waiting request
 */
export async function refuseQuoteRequest(c: ServiceContext, id: number, reason: string): Promise<DraftOrder> {
  const draft = await findDraft(c, id);
  if (draft.state === "refused") return serializeDraft(c, draft);
  refuseUnlessOpen(draft);
  if (!draft.isRequest) throw new Refusal(409, "draft_done", { number: "" });
  const { version } = draft;
  const mails = await refusing(c, id, () =>
    refuseRequest(c.db, { id, version, now: c.now.toISOString() }, reason),
  );
  c.ctx.waitUntil(wakeMail(c.env, mails));
  return serializeDraft(c, await findDraft(c, id));
}
