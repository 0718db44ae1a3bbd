// The draft of an order: copies of what the quote showed, in the order's language.

import type { Address } from "~/contract/customers";
import type { AddressCopy, Order } from "~/contract/orders";
import type { Cents } from "~/contract/units";
import type { Locale } from "~/contract/wire";
import type { OrderDraftLine } from "~/db/checkout/order-draft";
import type { OrderRecord } from "~/db/orders/order-record";
import type { MethodRow, PolicyRow } from "~/db/shop/shipping-and-payment";
import { toView } from "~/domain/catalogue/price";
import { promisedBy } from "~/domain/orders/delivery-promise";
import { initialStatus } from "~/domain/orders/order-status";
import type { Env } from "~/platform/env";
import { agentOf } from "~/services/access";
import type { OwnCart } from "~/services/cart/quote-cart";
import { itemName } from "~/services/catalogue/item-name";
import type { ServiceContext } from "~/services/context";
import { serializeOrder } from "~/services/orders/serialize-order";
import type { CheckoutQuote, LoadedCheckout } from "./quote-checkout";
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
  /** Where it is paid, without its signature; null where it is not paid by redirect. */
  payUrl: string | null;
}

/** The order without id and number; amounts in cents, rates in basis points. */
export function draftOrder(
  c: ServiceContext,
  own: OwnCart,
  loaded: LoadedCheckout,
  quoted: CheckoutQuote,
  chosen: OrderChoices,
) {
  const { owner, key } = own;
  const { totals } = quoted;
  const date = c.now.toISOString();
  const status = initialStatus(chosen.method.kind, totals.total);
  const waiting = serializeBackordered(loaded.cart.rows, loaded.context.today);
  return {
    date,
    status,
    customer: owner.id,
    customerType: owner.type,
    agent: agentOf(owner),
    placedByAgent: c.who?.user.is_agent ? `${c.who.user.first_name} ${c.who.user.last_name}`.trim() : null,
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
    vatLines: totals.vatLines,
    vatScheme: quoted.vatScheme,
    total: totals.total,
    coupon: chosen.coupon,
    customerReference: chosen.customerReference,
    cig: chosen.cig,
    cup: chosen.cup,
    notes: chosen.notes,
    locale: c.locale,
    billingAddress: copyOf(chosen.billing),
    shippingAddress: copyOf(chosen.shipping),
    shippingPolicy: { ...named(chosen.policy, c.locale), is_pickup: chosen.policy.isPickup },
    paymentMethod: named(chosen.method, c.locale),
    payment: paymentOf(chosen, totals.total, c.locale),
    promisedBy: promisedBy(date, loaded.shop.closedDays),
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

const paymentOf = ({ method, payUrl }: OrderChoices, total: Cents, locale: Locale) => ({
  kind: method.kind,
  // Nothing to pay is paid.
  state: total > 0 ? ("due" as const) : ("paid" as const),
  instructions: method.instructions[locale] ?? "",
  payUrl,
});

/** The order on the wire, before the database gives it an id and a number. */
export const wireOrder = (order: Omit<OrderRecord, "id" | "number" | "names">, env: Env): Order =>
  serializeOrder(
    { ...order, id: 0, number: "", names: { shippingPolicy: {}, paymentMethod: {}, instructions: {} } },
    order.locale,
    env,
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
        listPrice: toView(row.price.standard, row.rate, quoted.totals.includesVat),
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

function copyOf({ user: _, is_default: __, is_active: ___, ...copy }: Address): AddressCopy {
  return copy;
}

const named = ({ id, code, name }: PolicyRow | MethodRow, locale: string) => ({
  id,
  code,
  name: name[locale] ?? code,
});
