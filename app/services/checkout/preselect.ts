// The checkout's preselection: defaults, and choices without an alternative.

import type { Dropped, CheckoutQuote as WireQuote } from "~/contract/checkout";
import type { Address } from "~/contract/customers";
import type { AddressField } from "~/domain/orders/quote-facts";
import { messageFor } from "~/i18n/server";
import type { OwnCart } from "~/services/cart/quote-cart";
import type { ServiceContext } from "~/services/context";
import { Refusal } from "~/services/refusal";
import {
  ADDRESS_TYPE_OF,
  type CheckoutQuote,
  type Choice,
  couponTyped,
  findAddress,
  type LoadedCheckout,
  quoteCheckout,
} from "./quote-checkout";

interface Preselected {
  chosen: WireQuote["chosen"];
  quoted: CheckoutQuote;
  dropped: Dropped[];
}

/** @throws Refusal 404 for an address that is not the customer's, unless `drop_stale` drops it */
export function preselect(
  c: ServiceContext,
  own: OwnCart,
  loaded: LoadedCheckout,
  choice: Choice & { drop_stale?: boolean | undefined },
): Preselected {
  const dropped: Dropped[] = [];
  const drop = (one: Omit<Dropped, "message">) =>
    dropped.push({ ...one, message: messageFor(c.locale, one.code) });
  const addressOf = (field: AddressField): number | null => {
    const named = choice[field];
    const found = findAddress(loaded, named);
    if (found) return found.id;
    if (named && !choice.drop_stale) throw new Refusal(404, "not_found", {}, [{ field, code: "not_found" }]);
    if (named) drop({ field, code: "not_found" });
    return defaultOf(loaded.addresses, ADDRESS_TYPE_OF[field])?.id ?? null;
  };
  const requested = {
    billing_address: addressOf("billing_address"),
    shipping_address: addressOf("shipping_address"),
    shipping_policy: choice.shipping_policy ?? null,
    payment_method: choice.payment_method ?? null,
    coupon: couponTyped(choice.coupon),
  };
  const quoted = quoteCheckout(
    c,
    own,
    loaded,
    { ...requested, agreed: choice.agreed },
    choice.drop_stale ? "stale" : "missing",
  );
  const { shippingPolicy, paymentMethod } = quoted;
  const chosen = {
    ...requested,
    shipping_policy: shippingPolicy?.id ?? requested.shipping_policy,
    payment_method: paymentMethod?.id ?? requested.payment_method,
  };
  if (!choice.drop_stale) return { chosen, quoted, dropped };
  if (chosen.shipping_policy !== requested.shipping_policy && requested.shipping_policy !== null)
    drop({ field: "shipping_policy", code: "address_not_served" });
  const withoutCoupon = couponDropped(c, quoted, requested.coupon);
  if (!withoutCoupon) return { chosen, quoted, dropped };
  return { chosen: { ...chosen, coupon: null }, quoted, dropped: [...dropped, withoutCoupon] };
}

/** A coupon that the quote does not accept; null otherwise. */
export function couponDropped(
  { locale }: ServiceContext,
  { coupon: result }: CheckoutQuote,
  coupon: string | null,
): Dropped | null {
  if (coupon === null || result?.ok !== false) return null;
  const { code, reason } = result;
  return { field: "coupon", code, message: messageFor(locale, code), coupon, reason };
}

/** The default address, or the only one: defaults are listed first. */
function defaultOf(addresses: readonly Address[], type: Address["type"]): Address | null {
  const [first, ...others] = addresses.filter((address) => address.type === type);
  return first && (first.is_default || others.length === 0) ? first : null;
}
