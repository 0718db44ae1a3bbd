// Quotes lines outside a cart: an anonymous visitor buys as a consumer, at retail prices (CONTRACT §14).
import type { Parsed } from "~/contract/call";
import type { Calls } from "~/contract/calls";
import type { CustomerType } from "~/contract/constants/enums";
import { NOBODY } from "~/contract/ids";
import type { UserRow } from "~/db/auth/users";
import { type CartRowData, cartQuery } from "~/db/cart/cart-data";
import { requestedItemIds, requestedItemsQuery } from "~/db/cart/requested-items";
import { couponQuery } from "~/db/checkout/coupons";
import { together } from "~/db/query";
import { methodsQuery, policiesQuery } from "~/db/shop/shipping-and-payment";
import { shopData } from "~/db/shop/shop-data";
import { quote } from "~/domain/orders/checkout";
import { cartContext, cartQuoteFacts, type OwnCart, quoteRow } from "~/services/cart/quote-cart";
import { type ValidLines, validateLines } from "~/services/cart/validate-lines";
import type { ServiceContext } from "~/services/context";
import { couponTyped } from "./quote-checkout";
import { quotedDays } from "./requested-day";

/** The lines after `add`, with their quote; a line whose product no longer exists is left out. */
export async function quoteLines(c: ServiceContext, input: Parsed<Calls["checkout"]["quote"]>) {
  const own = anonymousCart(c);
  const shop = await shopData(c);
  const context = cartContext(c, own, shop);
  const code = couponTyped(input.coupon);
  const { facts, itemOfLine, policies, methods, coupon } = await together(c.db, {
    facts: cartQuery(context, requestedItemIds([...input.lines, ...input.add])),
    itemOfLine: requestedItemsQuery(input.add),
    policies: policiesQuery(),
    methods: methodsQuery(),
    coupon: couponQuery(code, NOBODY),
  });
  const lines = input.lines.flatMap(({ product, qty }) => {
    const item = facts.items.get(product);
    return item ? [{ id: product, qty, notes: "", held: 0, item }] : [];
  });
  const valid = validateLines(
    c,
    own,
    { shop, itemOfLine, facts: { ...facts, rows: onePerProduct(lines) } },
    input.add,
  );
  const rows = onePerProduct([...lines, ...added(valid, facts.items)]);
  const quoted = quote({
    ...cartQuoteFacts(c, own, shop, rows.map(quoteRow)),
    coupon: code === null ? null : { code, ...coupon },
    billingAddress: Boolean(input.country),
    shippingAddress: input.country ? { country: input.country, postalCode: input.postal_code ?? "" } : null,
    policies,
    shippingPolicy: input.shipping_policy ?? null,
    methods,
    paymentMethod: input.payment_method ?? null,
    preselect: "stale",
    showsNet: c.shopContext === "b2b",
  });
  const touched = new Set(valid.lines.map(({ product }) => product));
  return {
    own,
    shop,
    context,
    rows,
    items: facts.items,
    itemOfLine,
    quoted,
    coupon: code,
    touched,
    refused: valid.refused,
    ...quotedDays(c, shop, {
      courier: quoted.shippingPolicy,
      country: input.country ?? null,
      requested: input.requested_date ?? null,
    }),
  };
}

/** A cart without a customer: no price list, agent or address. */
export const anonymousCart = (c: ServiceContext, type: CustomerType = "consumer"): OwnCart => {
  const user: UserRow = {
    id: NOBODY,
    username: "",
    email: "",
    first_name: "",
    last_name: "",
    must_change_password: 0,
    is_agent: 0,
    is_guest: 0,
    agent_code: null,
    customer_type: type,
    business_name: "",
    vat_number: "",
    vat_checked: null,
    tax_code: "",
    sdi_code: "",
    pec: "",
    price_list: null,
    locale: c.locale,
    agent: null,
    destination: null,
  };
  return { owner: { id: NOBODY, type, user }, key: { customer: NOBODY, season: null } };
};

function added({ lines }: ValidLines, items: ReadonlyMap<number, CartRowData["item"]>) {
  return lines.flatMap(({ product, qty, set }) => {
    const item = items.get(product);
    return item ? [{ id: product, qty, notes: "", held: 0, item, set }] : [];
  });
}

/** A later line of a product adds to an earlier one, or replaces it. */
function onePerProduct(lines: readonly (CartRowData & { set?: boolean })[]): CartRowData[] {
  const rows = new Map<number, CartRowData>();
  for (const { set, ...line } of lines) {
    const before = set ? 0 : (rows.get(line.id)?.qty ?? 0);
    rows.set(line.id, { ...line, qty: before + line.qty });
  }
  return [...rows.values()];
}
