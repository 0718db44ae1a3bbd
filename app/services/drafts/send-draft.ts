// Turns a draft order into a quote or an order, once, at the total that the operator has seen.
import { QUOTE_DAYS } from "~/contract/constants/limits";
import type { DraftOrder } from "~/contract/operator/draft-orders";
import { bumpStockVersion } from "~/db/cache/page-cache-version";
import type { OpenDraftRecord } from "~/db/drafts/draft-orders";
import { orderDraft, quoteDraft } from "~/db/drafts/write-drafts";
import { TOO_MANY_QUOTES } from "~/db/quotes/write-quotes";
import { shopLocale } from "~/db/shop/shop-data";
import { lastDayOf } from "~/domain/orders/quote-state";
import { BatchRefused } from "~/platform/database";
import { shopOrigin } from "~/platform/env";
import { wakeMail } from "~/platform/queue";
import { customerOfShop } from "~/services/access";
import { agreedChoices } from "~/services/checkout/agreed-choices";
import { draftLines, frozenOrder, newOrder } from "~/services/checkout/order-draft";
import { type ServiceContext, todayOf } from "~/services/context";
import type { NamedFile } from "~/services/documents/named-file";
import { newPayAddress } from "~/services/payments/pay-link";
import { quoteAttachment, quoteDocument } from "~/services/quotes/quote-document";
import { sendQuote } from "~/services/quotes/send-quote";
import { invalidField, Refusal } from "~/services/refusal";
import { findDraft, refuseUnlessOpen, refusing } from "./draft-orders";
import { loadDraft, serializeDraft } from "./load-draft";

interface Sent {
  version: number;
  expected_total: string;
}

/**
 * Turns the draft into a quote and emails it to the customer. Sending twice creates one quote.
 * @param origin of this shop, for the email's link
 * @throws Refusal 404; 409 if the draft is no longer open or has changed, and like placing an order
 */
export async function sendDraftQuote(
  c: ServiceContext,
  id: number,
  sent: Sent,
  origin: string,
): Promise<DraftOrder> {
  const draft = await findDraft(c, id);
  if (draft.state === "quoted") return serializeDraft(c, draft);
  const { own, loaded, frozen, lines } = await freeze(c, draft, sent);
  if (own.owner.user.is_guest) throw new Refusal(409, "quote_needs_account");
  const { context } = loaded;
  const validUntil = lastDayOf(context.today, draft.choices.validUntil ?? undefined);
  if (!validUntil) throw invalidField("valid_until", "quote_days", QUOTE_DAYS);
  const quote = { source: `draft-${id}`, madeBy: null, validUntil, frozen, lines, context };
  await sending(c, draft, () => quoteDraft(c.db, versionOf(c, draft), quote));
  const after = await findDraft(c, id);
  if (after.state !== "quoted") refuseUnlessOpen(after);
  if (after.quote) await sendQuote(c, after.quote.id, origin);
  return serializeDraft(c, after);
}

/**
 * Turns the draft into an order. Sending twice creates one order.
 * @param origin of this shop, for the payment link
 * @throws Refusal 404; 409 if the draft is no longer open or has changed, and like placing an order
 */
export async function placeDraftOrder(
  c: ServiceContext,
  id: number,
  sent: Sent,
  origin: string,
): Promise<DraftOrder> {
  const draft = await findDraft(c, id);
  if (draft.state === "ordered") return serializeDraft(c, draft);
  const { own, loaded, frozen, lines } = await freeze(c, draft, sent);
  const { rows } = loaded.cart;
  const payUrl = newPayAddress(frozen.paymentKind, origin);
  const order = {
    order: newOrder(c, own.owner, frozen, { rows, shop: loaded.shop, courier: null, payUrl }),
    lines,
    // Operators are not users of the shop, so the order counts as placed by the customer.
    placedBy: own.owner.id,
    shopLocale: shopLocale(loaded.shop.settings),
    origin,
  };
  const year = Number(todayOf(c).slice(0, 4));
  const made = await sending(c, draft, () => orderDraft(c.db, versionOf(c, draft), order, year));
  if (made) {
    bumpStockVersion(c, made.version);
    c.ctx.waitUntil(wakeMail(c.env, made.mails));
  }
  const after = await findDraft(c, id);
  if (after.state !== "ordered") refuseUnlessOpen(after);
  return serializeDraft(c, after);
}

/** The PDF of the quote that the draft would become; the draft's number is in place of the quote's. @throws Refusal as sendDraftQuote() */
export async function draftQuoteFile(c: ServiceContext, id: number): Promise<NamedFile> {
  const draft = await findDraft(c, id);
  const { loaded, frozen, lines } = await freeze(c, draft, draft);
  const { today, now } = loaded.context;
  const quote = {
    ...{ id: 0, number: `D-${id}`, state: "open" as const, customer: draft.customer, frozen, lines },
    ...{ customerName: draft.customerName, madeBy: null, locale: frozen.locale, createdAt: now },
    validUntil: lastDayOf(today, draft.choices.validUntil ?? undefined) ?? today,
    ...{ total: frozen.total, currency: frozen.currency },
    ...{ decidedAt: null, decidedBy: null, reason: "", order: null },
  };
  return quoteAttachment(c.db, c.env, quoteDocument(quote, loaded.shop, shopOrigin(c.env) ?? ""));
}

const versionOf = (c: ServiceContext, { id, version }: OpenDraftRecord) => ({
  ...{ id, version },
  now: c.now.toISOString(),
});

/** The order that the draft is now, in the customer's language. */
async function freeze(
  c: ServiceContext,
  draft: OpenDraftRecord,
  { version, expected_total }: Pick<Sent, "version"> & Partial<Sent>,
) {
  refuseUnlessOpen(draft);
  if (version !== draft.version) throw new Refusal(409, "edited_by_another");
  const { locale } = (await customerOfShop(c, draft.customer)).user;
  const inTheirs = { ...c, locale };
  const { own, loaded, quoted, chosen } = await loadDraft(inTheirs, draft);
  const { customerReference: customer_reference, notes } = draft.choices;
  const input = { ...chosen, customer_reference, notes, ...(expected_total && { expected_total }) };
  const agreed = agreedChoices(c, loaded, quoted, input);
  return {
    own,
    loaded,
    frozen: frozenOrder(inTheirs, own, loaded, quoted, { ...agreed, cig: null, cup: null }),
    lines: draftLines(inTheirs, loaded, quoted),
  };
}

/**
 * Null if a concurrent request has sent the same draft. @throws Refusal 409 instead of the batch's own
 * refusal
 */
async function sending<T>(
  c: ServiceContext,
  draft: OpenDraftRecord,
  work: () => Promise<T>,
): Promise<T | null> {
  try {
    return await refusing(c, draft.id, work);
  } catch (error) {
    if (error instanceof BatchRefused && [TOO_MANY_QUOTES, "quantity_not_available"].includes(error.code))
      throw new Refusal(409, error.code);
    if (error instanceof Refusal && error.code === "draft_done") return null;
    throw error;
  }
}
