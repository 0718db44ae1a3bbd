// Converts the quote of an anonymous visitor's lines to the shape of a cart's quote.
import { serializeCart, serializeCartRows } from "~/api/cart/serialize-cart";
import type { LinesQuote } from "~/contract/checkout";
import { messageFor } from "~/i18n/server";
import { serializeProductDetail } from "~/services/catalogue/serialize-product-detail";
import { couponDropped } from "~/services/checkout/preselect";
import type { quoteLines } from "~/services/checkout/quote-lines";
import {
  serializeBackordered,
  serializeProblems,
  serializeTotals,
} from "~/services/checkout/serialize-checkout";
import type { ServiceContext } from "~/services/context";
import { serializePaymentMethod, serializeShippingPolicy } from "./serialize-shipping-and-payment";

const NO_CART = 0;

export function serializeLinesQuote(
  c: ServiceContext,
  {
    own,
    shop,
    context,
    rows,
    items,
    itemOfLine,
    quoted,
    coupon,
    touched,
    refused,
    promisedBy,
    requestedDate,
    requestedDays,
  }: Awaited<ReturnType<typeof quoteLines>>,
): LinesQuote {
  const { includesVat } = quoted.totals;
  const cart = serializeCart(
    own,
    { cart: null, rows, items },
    { ...quoted, totals: quoted.goods },
    shop.currency,
  );
  const wireRows = serializeCartRows(rows, NO_CART, quoted, c.locale);
  const dropped = couponDropped(c, quoted, coupon);
  return {
    cart,
    rows: wireRows,
    addresses: [],
    shipping_policies: quoted.shippingPolicies.map((policy) =>
      serializeShippingPolicy(policy, policy.shown, includesVat, c.locale),
    ),
    payment_methods: quoted.paymentMethods.map((method) => serializePaymentMethod(method, c.locale)),
    totals: serializeTotals(quoted.totals, shop.currency),
    problems: serializeProblems(quoted, rows, shop.currency, c.locale),
    dropped: dropped ? [dropped] : [],
    chosen: {
      billing_address: null,
      shipping_address: null,
      shipping_policy: quoted.shippingPolicy?.id ?? null,
      payment_method: quoted.paymentMethod?.id ?? null,
      coupon: dropped ? null : coupon,
    },
    vat_scheme: quoted.vatScheme,
    promised_by: promisedBy,
    requested_date: requestedDate,
    requested_days: requestedDays,
    backordered: serializeBackordered(rows, context.today),
    added: wireRows.filter(({ id }) => touched.has(id)),
    refused: refused.map((refusal) => {
      const item = items.get(itemOfLine.get(refusal.index)?.item ?? 0);
      return {
        ...refusal,
        message: messageFor(c.locale, refusal.code, refusal),
        item: item ? serializeProductDetail(item, c.locale) : null,
      };
    }),
  };
}
