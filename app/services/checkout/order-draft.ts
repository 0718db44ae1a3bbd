// The draft of an order: copies of what the checkout showed, in the order's language.

import type { Address } from "~/contract/customers";
import type { AddressCopy, Order } from "~/contract/orders";
import type { UserRow } from "~/db/auth/users";
import type { CartRowData } from "~/db/cart/cart-data";
import type { OrderDraftLine } from "~/db/checkout/order-draft";
import type { OrderRecord } from "~/db/orders/order-record";
import type { FrozenOrder } from "~/db/quotes/frozen-order";
import type { MethodRow, PolicyRow } from "~/db/shop/shipping-and-payment";
import type { ShopData } from "~/db/shop/shop-data";
import { type Day, localDay } from "~/domain/local-day";
import { initialStatus } from "~/domain/orders/order-status";
import { agentOf, type Customer } from "~/services/access";
import type { OwnCart } from "~/services/cart/quote-cart";
import { itemName } from "~/services/catalogue/item-name";
import type { ServiceContext } from "~/services/context";
import { serializeOrder } from "~/services/orders/serialize-order";
import type { CheckoutQuote, LoadedCheckout } from "./quote-checkout";
import { leavesBy } from "./requested-day";
import { serializeBackordered } from "./serialize-checkout";

export interface OrderChoices {
  billing: Address;
  shipping: Address;
  policy: PolicyRow;
  method: MethodRow;
  coupon: string | null;
  customerReference: string | null;
  cig: string | null;
  cup: string | null;
  notes: string;
  requestedDate: Day | null;
}

/** The cart's current totals and its addresses. */
export function frozenOrder(
  c: ServiceContext,
  own: OwnCart,
  loaded: LoadedCheckout,
  quoted: CheckoutQuote,
  chosen: OrderChoices,
): FrozenOrder {
  const { owner, key } = own;
  const { totals } = quoted;
  return {
    customerType: owner.type,
    season: key.season,
    businessName: owner.user.business_name,
    articleCount: quoted.rows.length,
    currency: loaded.shop.currency,
    includesVat: totals.includesVat,
    rowsTotal: totals.rowsTotal,
    discount: totals.discount,
    shippingPrice: totals.shippingPrice,
    paymentSurcharge: totals.paymentSurcharge,
    vat: totals.vat,
    vatLines: [...totals.vatLines],
    vatScheme: quoted.vatScheme,
    total: totals.total,
    coupon: chosen.coupon,
    customerReference: chosen.customerReference,
    cig: chosen.cig,
    cup: chosen.cup,
    notes: chosen.notes,
    requestedDate: chosen.requestedDate,
    locale: c.locale,
    billingAddress: withOwnNumbers(copyOf(chosen.billing), owner.user),
    shippingAddress: copyOf(chosen.shipping),
    shippingPolicy: { ...named(chosen.policy, c.locale), is_pickup: chosen.policy.isPickup },
    paymentMethod: named(chosen.method, c.locale),
    paymentKind: chosen.method.kind,
    paymentInstructions: chosen.method.instructions[c.locale] ?? "",
  };
}

/**
 * The order that is placed now, without id and number.
 * @param rows of which some may not be in stock yet
 * @param courier of today; null where the policy is gone
 * @param payUrl where it is paid, without its signature; null where it is not paid by redirect
 */
export function newOrder(
  c: ServiceContext,
  owner: Customer,
  { paymentKind, paymentInstructions, ...frozen }: FrozenOrder,
  {
    rows,
    shop,
    courier,
    payUrl,
  }: { rows: readonly CartRowData[]; shop: ShopData; courier: PolicyRow | null; payUrl: string | null },
) {
  const date = c.now.toISOString();
  const status = initialStatus(paymentKind, frozen.total);
  const waiting = serializeBackordered(rows, localDay(date, shop.zone));
  return {
    ...frozen,
    date,
    status,
    customer: owner.id,
    agent: agentOf(owner),
    placedByAgent: c.who?.user.is_agent ? `${c.who.user.first_name} ${c.who.user.last_name}`.trim() : null,
    payment: {
      kind: paymentKind,
      // An order with nothing to pay counts as paid.
      state: frozen.total > 0 ? ("due" as const) : ("paid" as const),
      instructions: paymentInstructions,
      payUrl,
    },
    promisedBy: leavesBy(c, shop, {
      courier,
      country: frozen.shippingAddress.country,
      requested: frozen.requestedDate,
    }),
    backordered: waiting && { count: waiting.rows.length, restockDate: waiting.restock_date },
    deliveredAt: null,
    invoice: null,
    shipments: [],
    refunds: [],
    changes: [],
    paid: 0,
    refunded: 0,
    isDisputed: false,
    history: [{ status, at: date }],
  } satisfies Parameters<typeof wireOrder>[0];
}

/** The order on the wire, before the database gives it an id and a number. */
export const wireOrder = (
  order: Omit<OrderRecord, "id" | "number" | "names" | "sellerCountry">,
  { env, zone }: Pick<ServiceContext, "env" | "zone">,
): Order =>
  serializeOrder(
    {
      ...order,
      id: 0,
      number: "",
      sellerCountry: "",
      names: { shippingPolicy: {}, paymentMethod: {}, instructions: {} },
    },
    { locale: order.locale, env, zone },
  );

/** The order's rows; amounts in cents, rates in basis points. */
export function draftLines(
  c: ServiceContext,
  loaded: LoadedCheckout,
  quoted: CheckoutQuote,
): OrderDraftLine[] {
  const quotedById = new Map(quoted.rows.map((row) => [row.id, row]));
  return loaded.cart.rows.flatMap(({ id, notes, item }) => {
    const row = quotedById.get(id);
    if (!row) return [];
    return [
      {
        product: item.id,
        sku: item.sku,
        slug: item.slug,
        name: itemName(item.productName, item.attributes, c.locale),
        image: item.picture?.name ?? null,
        qty: row.qty,
        listPrice: row.price.standard,
        unitPrice: row.unitPrice,
        packageSize: item.packageSize,
        uom: item.uom,
        vatRate: row.rate,
        total: row.totalPrice,
        notes,
      },
    ];
  });
}

/** An address without tax numbers gets its owner's, which the invoice needs. */
const withOwnNumbers = (
  address: AddressCopy,
  { vat_number, tax_code, sdi_code, pec }: UserRow,
): AddressCopy => ({
  ...address,
  ...(!address.vat_number && !address.tax_code && { vat_number, tax_code }),
  ...(!address.sdi_code && !address.pec && { sdi_code, pec }),
});

function copyOf({ user: _, is_default: __, is_active: ___, ...copy }: Address): AddressCopy {
  return copy;
}

const named = ({ id, code, name }: PolicyRow | MethodRow, locale: string) => ({
  id,
  code,
  name: name[locale] ?? code,
});
