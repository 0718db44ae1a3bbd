// What is already chosen when the checkout opens: whatever has a default, or no alternative.

import type { Dropped, CheckoutQuote as WireQuote } from "~/contract/checkout";
import type { Address } from "~/contract/customers";
import type { AddressField } from "~/domain/checkout";
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

/** @throws Refusal 404 for an address that is not the customer's, unless `drop_stale` lets go of it */
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
  const asked = {
    billing_address: addressOf("billing_address"),
    shipping_address: addressOf("shipping_address"),
    shipping_policy: choice.shipping_policy ?? null,
    payment_method: choice.payment_method ?? null,
    coupon: couponTyped(choice.coupon),
  };
  const quoted = quoteCheckout(c, own, loaded, asked, choice.drop_stale ? "stale" : "missing");
  const { coupon, shippingPolicy, paymentMethod } = quoted;
  const chosen = {
    ...asked,
    shipping_policy: shippingPolicy?.id ?? asked.shipping_policy,
    payment_method: paymentMethod?.id ?? asked.payment_method,
  };
  if (!choice.drop_stale) return { chosen, quoted, dropped };
  if (chosen.shipping_policy !== asked.shipping_policy && asked.shipping_policy !== null)
    drop({ field: "shipping_policy", code: "address_not_served" });
  if (asked.coupon === null || coupon?.ok !== false) return { chosen, quoted, dropped };
  drop({ field: "coupon", code: coupon.code, coupon: asked.coupon, reason: coupon.reason });
  return { chosen: { ...chosen, coupon: null }, quoted, dropped };
}

/** The default, or the only one: defaults come first. */
function defaultOf(addresses: readonly Address[], type: Address["type"]): Address | null {
  const [first, ...others] = addresses.filter((address) => address.type === type);
  return first && (first.is_default || others.length === 0) ? first : null;
}
