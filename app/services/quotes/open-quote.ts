// Compares a quote with the current shop: reasons that stop it from becoming an order.
import type { OpenQuote } from "~/contract/quotes";
import type { CartRowData } from "~/db/cart/cart-data";
import { type CartItem, cartQuery } from "~/db/cart/cart-data";
import { requestedItemIds } from "~/db/cart/requested-items";
import { ask, together } from "~/db/query";
import { type OpenQuoteRecord, quoteQuery } from "~/db/quotes/quotes";
import { methodsQuery, type PolicyRow, policiesQuery } from "~/db/shop/shipping-and-payment";
import { type ShopData, shopData, shopDataQuery } from "~/db/shop/shop-data";
import { payableMethods } from "~/domain/orders/payment";
import { missingLines } from "~/domain/orders/quote-state";
import { messageFor } from "~/i18n/server";
import { type Customer, ownedBy } from "~/services/access";
import { cartContext } from "~/services/cart/quote-cart";
import { type ServiceContext, todayOf } from "~/services/context";
import { serializeOrder } from "~/services/orders/serialize-order";
import { paymentProvider } from "~/services/payments/configured";
import { notFound } from "~/services/refusal";
import { orderOfQuote, rowsOfQuote, serializeQuote } from "./serialize-quote";

interface Problem {
  code: "quantity_not_available" | "address_not_served" | "payment_not_allowed";
  name?: string;
  available?: number;
}

/** @throws Refusal 404 for a quote that does not belong to one of the caller's customers */
export async function findOwnQuote(
  c: ServiceContext,
  id: number,
): Promise<{ quote: OpenQuoteRecord; owner: Customer }> {
  const quote = await ask(c.db, quoteQuery(id, todayOf(c)));
  if (!quote) throw notFound();
  return { quote, owner: await ownedBy(c, quote.customer) };
}

export interface QuoteToday {
  shop: ShopData;
  items: ReadonlyMap<number, CartItem>;
  /** The rows in the form of cart rows. */
  rows: CartRowData[];
  /** Quantity left of each row that cannot be ordered, by product. */
  missing: ReadonlyMap<number, number>;
  /** The carrier of the quote; null where the shop has it no longer. */
  courier: PolicyRow | null;
  problems: Problem[];
}

/** Reads everything that is charged from the database, not from a cache. */
export async function quoteToday(
  c: ServiceContext,
  owner: Customer,
  quote: OpenQuoteRecord,
): Promise<QuoteToday> {
  const { frozen, lines } = quote;
  const key = { customer: owner.id, season: frozen.season };
  const context = cartContext(c, { owner, key }, await shopData(c));
  const { facts, policies, methods, shop } = await together(c.db, {
    facts: cartQuery(context, requestedItemIds(lines)),
    policies: policiesQuery(),
    methods: methodsQuery(),
    shop: shopDataQuery(),
  });
  const { items } = facts;
  const rows = lines.flatMap(({ product, qty, notes }) => {
    const item = items.get(product);
    return item ? [{ id: product, qty, notes, held: 0, item }] : [];
  });
  const missing = missingLines(
    lines.map(({ product, qty }) => ({ product, qty, now: soldNow(items.get(product)) })),
    frozen.customerType,
  );
  const isPayable = payableMethods(methods, paymentProvider(c.env) !== null).some(
    ({ id }) => id === frozen.paymentMethod.id,
  );
  const courier = policies.find(({ id }) => id === frozen.shippingPolicy.id) ?? null;
  return {
    shop,
    items,
    rows,
    courier,
    missing: new Map(missing.map(({ product, available }) => [product, available])),
    problems: [
      ...missing.map(({ product, available }) => ({
        code: "quantity_not_available" as const,
        name: lines.find((line) => line.product === product)?.name ?? "",
        available,
      })),
      ...(courier ? [] : [{ code: "address_not_served" as const }]),
      ...(isPayable ? [] : [{ code: "payment_not_allowed" as const }]),
    ],
  };
}

const soldNow = (item: CartItem | undefined) => (item?.isSold ? item : null);

/** With the current reasons against ordering. @throws Refusal 404 */
export async function openQuote(c: ServiceContext, id: number): Promise<OpenQuote> {
  const { quote, owner } = await findOwnQuote(c, id);
  const { items, missing, problems } = await quoteToday(c, owner, quote);
  const order = serializeOrder(orderOfQuote(quote, c.zone), { ...c, env: null });
  const { rows_total, discount, shipping_price, payment_surcharge, vat, vat_lines, includes_vat } = order;
  const { vat_scheme, coupon, customer_reference, notes, requested_date } = order;
  const { billing_address, shipping_address } = order;
  const isOpen = quote.state === "open";
  return {
    ...serializeQuote(quote),
    ...{ rows_total, discount, shipping_price, payment_surcharge, vat, vat_lines, includes_vat },
    ...{ vat_scheme, coupon, customer_reference, notes, requested_date, billing_address, shipping_address },
    shipping_policy: order.shipping_policy,
    payment_method: order.payment_method,
    rows: rowsOfQuote(quote, c.locale, (product) => items.get(product)?.picture ?? null).map(
      ({
        id: _,
        order: __,
        shipped_qty: ___,
        removed_qty: ____,
        returned_qty: _____,
        can_reorder: ______,
        ...row
      }) => ({
        ...row,
        available: isOpen ? (missing.get(row.product) ?? null) : null,
      }),
    ),
    problems: isOpen
      ? problems.map((problem) => ({ code: problem.code, message: problemMessage(c, problem) }))
      : [],
  };
}

/** In the reader's language, with the item's name. */
export const problemMessage = ({ locale }: ServiceContext, { code, ...facts }: Problem): string =>
  messageFor(locale, code === "quantity_not_available" ? "quote_row_missing" : code, facts);
