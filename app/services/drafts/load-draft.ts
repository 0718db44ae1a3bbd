// Loads a draft order with current prices, stock and rules, like the customer's cart.
import type { DraftOrder, DraftRow, ListedDraft } from "~/contract/operator/draft-orders";
import { fromCents } from "~/contract/wire";
import { type CartRowData, cartQuery } from "~/db/cart/cart-data";
import { requestedItemIds } from "~/db/cart/requested-items";
import type { DraftRecord, OpenDraftRecord, StoredDraftRow } from "~/db/drafts/draft-orders";
import { customerOfShop } from "~/services/access";
import type { OwnCart } from "~/services/cart/quote-cart";
import { itemName } from "~/services/catalogue/item-name";
import { preselect } from "~/services/checkout/preselect";
import { type CheckoutQuote, type LoadedCheckout, loadCheckout } from "~/services/checkout/quote-checkout";
import { serializeProblems, serializeTotals } from "~/services/checkout/serialize-checkout";
import type { ServiceContext } from "~/services/context";

export interface LoadedDraft {
  own: OwnCart;
  loaded: LoadedCheckout;
  quoted: CheckoutQuote;
  chosen: DraftOrder["chosen"];
}

/**
 * Reads everything that is charged from the database, not from a cache. @throws Refusal 404 if the customer
 * was deleted
 */
export async function loadDraft(c: ServiceContext, draft: OpenDraftRecord): Promise<LoadedDraft> {
  const owner = await customerOfShop(c, draft.customer);
  const requested: OwnCart = { owner, key: { customer: owner.id, season: null } };
  const checkout = await loadCheckout(c, requested, null, (context) =>
    cartQuery(context, requestedItemIds(draft.rows)),
  );
  const { own, more } = checkout;
  const rows = draft.rows.flatMap((row): CartRowData[] => {
    const item = more.items.get(row.product);
    if (!item) return [];
    const { product: id, qty, notes, unitPrice } = row;
    return [{ id, qty, notes, held: 0, item, agreedPrice: unitPrice ?? undefined }];
  });
  const loaded = { ...checkout.loaded, cart: { ...more, rows } };
  const { choices } = draft;
  const { chosen, quoted } = preselect(c, own, loaded, {
    billing_address: choices.billingAddress,
    shipping_address: choices.shippingAddress,
    shipping_policy: choices.shippingPolicy,
    payment_method: choices.paymentMethod,
    agreed: { discount: choices.discount, shippingPrice: choices.shippingPrice },
    drop_stale: true,
  });
  const { coupon: _, ...choice } = chosen;
  return { own, loaded, quoted, chosen: choice };
}

export const serializeListedDraft = (draft: DraftRecord): ListedDraft => ({
  id: draft.id,
  state: draft.state,
  is_request: draft.isRequest,
  customer: draft.customer,
  customer_name: draft.customerName,
  created_at: draft.createdAt,
  changed_at: draft.changedAt,
  rows_count: draft.rowsCount,
  quote: draft.quote,
  order: draft.order,
});

/** The draft with all data of its page. @throws Refusal 404 if the customer was deleted */
export async function serializeDraft(
  c: ServiceContext,
  draft: OpenDraftRecord,
  refused: DraftOrder["refused"] = [],
): Promise<DraftOrder> {
  const { own, loaded, quoted, chosen } = await loadDraft(c, draft);
  const { user, type } = own.owner;
  const { currency } = loaded.shop;
  const { choices } = draft;
  return {
    ...serializeListedDraft(draft),
    version: draft.version,
    email: user.email,
    locale: user.locale,
    customer_type: type,
    is_guest: user.is_guest === 1,
    request_note: draft.requestNote,
    refusal: draft.refusal,
    rows: draft.rows.flatMap((row) => serializeRow(c, row, loaded, quoted)),
    totals: serializeTotals(quoted.totals, currency),
    addresses: loaded.addresses,
    shipping_policies: quoted.shippingPolicies.map(({ id, name, code, shown }) => ({
      id,
      name: name[c.locale] ?? code,
      price: fromCents(shown),
    })),
    payment_methods: quoted.paymentMethods.map(({ id, name, code }) => ({
      id,
      name: name[c.locale] ?? code,
    })),
    chosen,
    discount: choices.discount === null ? null : fromCents(choices.discount),
    shipping_price: choices.shippingPrice === null ? null : fromCents(choices.shippingPrice),
    customer_reference: choices.customerReference,
    notes: choices.notes,
    valid_until: choices.validUntil,
    problems: draft.state === "open" ? serializeProblems(quoted, loaded.cart.rows, currency, c.locale) : [],
    refused,
  };
}

function serializeRow(
  c: ServiceContext,
  { product, qty, notes, unitPrice, reason }: StoredDraftRow,
  { cart }: LoadedCheckout,
  { rows }: CheckoutQuote,
): DraftRow[] {
  const item = cart.items.get(product);
  if (!item) return [];
  // A row that takes the total beyond the largest amount has no price.
  const row = rows.find(({ id }) => id === product);
  return [
    {
      ...{ product, qty, notes, reason },
      sku: item.sku,
      name: itemName(item.productName, item.attributes, c.locale),
      list_price: fromCents(row?.listedPrice ?? 0),
      unit_price: fromCents(unitPrice ?? row?.unitPrice ?? 0),
      is_agreed: unitPrice !== null,
      available: item.available,
      total_price: fromCents(row?.totalPrice ?? 0),
    },
  ];
}
