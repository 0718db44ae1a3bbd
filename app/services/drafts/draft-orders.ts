// Draft orders: created, changed and deleted by the operator (CONTRACT §16).
import type { DraftState } from "~/contract/constants/enums";
import { QUOTE_DAYS } from "~/contract/constants/limits";
import type { CreateDraft, DraftOrder, EditDraft } from "~/contract/operator/draft-orders";
import type { Cents } from "~/contract/units";
import { toCents } from "~/contract/wire";
import { cartQuery } from "~/db/cart/cart-data";
import { requestedItemIds, requestedItemsQuery } from "~/db/cart/requested-items";
import { addAddress } from "~/db/customers/address-actions";
import { addressesQuery } from "~/db/customers/addresses";
import {
  type DraftChoices,
  draftBySourceQuery,
  draftQuery,
  draftsQueries,
  NO_CHOICES,
  type OpenDraftRecord,
  type StoredDraftRow,
} from "~/db/drafts/draft-orders";
import { DRAFT_CHANGED, deleteDraft, insertDraft, updateDraft } from "~/db/drafts/write-drafts";
import { ask, together } from "~/db/query";
import { shopData } from "~/db/shop/shop-data";
import { mergeDraftLines } from "~/domain/orders/draft-rows";
import { isReference } from "~/domain/orders/invoice-data";
import { lastDayOf } from "~/domain/orders/quote-state";
import { messageFor } from "~/i18n/server";
import { BatchRefused } from "~/platform/database";
import { type Customer, customerOfShop } from "~/services/access";
import { openGuest } from "~/services/accounts/guests";
import { cartContext } from "~/services/cart/quote-cart";
import { referenceFault } from "~/services/checkout/agreed-choices";
import { anonymousCart } from "~/services/checkout/quote-lines";
import { type ServiceContext, todayOf } from "~/services/context";
import { validAddress } from "~/services/customers/addresses";
import { invalidField, notFound, Refusal } from "~/services/refusal";
import { serializeDraft, serializeListedDraft } from "./load-draft";

/** A page of drafts, newest first. */
export async function listDrafts(
  c: ServiceContext,
  state: DraftState | undefined,
  slice: { limit: number; offset: number },
) {
  const { count, drafts } = await together(c.db, draftsQueries(state, slice));
  return { count, drafts: drafts.map(serializeListedDraft) };
}

/** @throws Refusal 404 */
export const getDraft = async (c: ServiceContext, id: number): Promise<DraftOrder> =>
  serializeDraft(c, await findDraft(c, id));

/** @throws Refusal 404 */
export async function findDraft(c: ServiceContext, id: number): Promise<OpenDraftRecord> {
  const draft = await ask(c.db, draftQuery(id));
  if (!draft) throw notFound();
  return draft;
}

/**
 * Creating from the same source again creates no second draft and no second guest.
 * @param origin of this shop, for the links in a guest's emails
 * @throws Refusal 404 for an unknown customer, 400 by field
 */
export async function createDraft(
  c: ServiceContext,
  input: CreateDraft,
  { source, origin }: { source: string; origin: string },
): Promise<DraftOrder> {
  const before = await ask(c.db, draftBySourceQuery(source));
  if (before) return serializeDraft(c, before);
  const owner = await ownerOf(c, input, { source, origin });
  const { rows, refused } = await rowsOf(c, owner, input.rows ?? [], []);
  const choices = choicesOf(c, input, NO_CHOICES);
  await insertDraft(c.db, { customer: owner.id, source, rows, choices, now: c.now.toISOString() });
  const made = await ask(c.db, draftBySourceQuery(source));
  if (!made) throw notFound();
  return serializeDraft(c, made, refused);
}

/**
 * @throws Refusal 404; 409 `draft_done` if the draft is no longer open, `edited_by_another` if it has
 * changed since it was read
 */
export async function changeDraft(c: ServiceContext, id: number, input: EditDraft): Promise<DraftOrder> {
  const draft = await findDraft(c, id);
  refuseUnlessOpen(draft);
  const owner = await customerOfShop(c, draft.customer);
  const { rows, refused } = input.rows
    ? await rowsOf(c, owner, input.rows, draft.rows)
    : { rows: draft.rows, refused: [] };
  const content = { rows, choices: choicesOf(c, input, draft.choices) };
  await refusing(c, id, () =>
    updateDraft(c.db, { id, version: input.version, now: c.now.toISOString() }, content),
  );
  return serializeDraft(c, await findDraft(c, id), refused);
}

/** @throws Refusal 404; 409 `draft_done` if the draft is no longer open */
export async function removeDraft(c: ServiceContext, id: number): Promise<void> {
  const draft = await findDraft(c, id);
  refuseUnlessOpen(draft);
  const { version } = draft;
  await refusing(c, id, () => deleteDraft(c.db, { id, version, now: c.now.toISOString() }));
}

/** @throws Refusal 409 if the draft has become a quote or an order, or was refused */
export function refuseUnlessOpen({ state, quote, order }: OpenDraftRecord): void {
  if (state !== "open")
    throw new Refusal(409, "draft_done", { number: order?.number ?? quote?.number ?? "" });
}

/** @throws Refusal 409 instead of the batch's own refusal */
export async function refusing<T>(c: ServiceContext, id: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BatchRefused) || error.code !== DRAFT_CHANGED) throw error;
    refuseUnlessOpen(await findDraft(c, id));
    throw new Refusal(409, "edited_by_another");
  }
}

async function ownerOf(
  c: ServiceContext,
  { customer, guest }: Pick<CreateDraft, "customer" | "guest">,
  { source, origin }: { source: string; origin: string },
): Promise<Customer> {
  if (customer !== undefined) return customerOfShop(c, customer);
  if (!guest) throw new Refusal(400, "customer_required", {}, [{ field: "customer", code: "required" }]);
  const { email, name, surname, locale, ...place } = guest;
  const { owner: consumer } = anonymousCart(c);
  const fields = { ...place, recipient: `${name} ${surname}`, business_name: "", vat_number: "", email: "" };
  const address = await validAddress(c, { ...fields, sdi_code: "", pec: "", type: "Billing" }, consumer);
  const person = { email, name, surname, locale: locale ?? c.locale, origin };
  const { user } = await openGuest(c, person, source);
  const made = await customerOfShop(c, user.id);
  // A form that is sent twice creates no second address.
  if ((await ask(c.db, addressesQuery(made.id))).length === 0)
    await c.db.batch(
      (["Billing", "Shipping"] as const).flatMap((type) => addAddress(made.id, { ...address, type }, true)),
    );
  return customerOfShop(c, user.id);
}

type InputRow = NonNullable<CreateDraft["rows"]>[number];

/**
 * Items by id or code; items that are not sold are refused, row by row. @param before rows that stay, even
 * if they are no longer sold
 */
async function rowsOf(
  c: ServiceContext,
  owner: Customer,
  rows: readonly InputRow[],
  before: readonly StoredDraftRow[],
): Promise<{ rows: StoredDraftRow[]; refused: DraftOrder["refused"] }> {
  const requested = rows.map(({ product, sku }) => ({ ...(product ? { product } : { sku: sku ?? "" }) }));
  const context = cartContext(c, { owner, key: { customer: owner.id, season: null } }, await shopData(c));
  const { found, facts } = await together(c.db, {
    found: requestedItemsQuery(requested),
    facts: cartQuery(context, requestedItemIds(requested)),
  });
  const refused: DraftOrder["refused"] = [];
  const lines = rows.flatMap((row, index) => {
    const item = facts.items.get(found.get(index)?.item ?? 0);
    const isKnown = before.some(({ product }) => product === item?.id);
    if (!item?.isSold && !isKnown && row.qty > 0) {
      const code = "product_not_found";
      refused.push({ index, code, message: messageFor(c.locale, code) });
      return [];
    }
    if (!item) return [];
    const { qty, notes, unit_price: price, reason } = row;
    return [{ product: item.id, qty, notes, reason, unitPrice: price ? toCents(price) : null }];
  });
  return { rows: mergeDraftLines(lines), refused };
}

/**
 * @throws Refusal 400 for a reference that does not fit into an invoice, or a last day that is too early or
 * too late
 */
function choicesOf(c: ServiceContext, input: Omit<EditDraft, "version">, before: DraftChoices): DraftChoices {
  const { customer_reference: reference, valid_until: day } = input;
  if (reference && !isReference(reference)) throw new Refusal(400, "invalid_input", {}, [referenceFault]);
  if (day && day !== before.validUntil && !lastDayOf(todayOf(c), day))
    throw invalidField("valid_until", "quote_days", QUOTE_DAYS);
  const chosen = <T>(value: T | undefined, stored: T): T => (value === undefined ? stored : value);
  return {
    billingAddress: chosen(input.billing_address, before.billingAddress),
    shippingAddress: chosen(input.shipping_address, before.shippingAddress),
    shippingPolicy: chosen(input.shipping_policy, before.shippingPolicy),
    paymentMethod: chosen(input.payment_method, before.paymentMethod),
    discount: chosen(centsOf(input.discount), before.discount),
    shippingPrice: chosen(centsOf(input.shipping_price), before.shippingPrice),
    customerReference: chosen(reference, before.customerReference),
    notes: chosen(input.notes, before.notes),
    validUntil: chosen(day, before.validUntil),
  };
}

const centsOf = (amount: string | null | undefined): Cents | null | undefined =>
  amount ? toCents(amount) : amount === undefined ? undefined : null;
