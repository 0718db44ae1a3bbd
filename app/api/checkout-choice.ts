// What is already chosen when the checkout opens: whatever has a default, or no alternative.
import type { Address, AddressType } from "~/contract/customers";
import type { OwnCart } from "./cart-quote";
import {
  type CheckoutQuote,
  type Choice,
  couponTyped,
  findAddress,
  type Loaded,
  quoteCheckout,
} from "./checkout-quote";
import type { ApiContext } from "./context";
import { Refusal } from "./refusal";

type Chosen = { [Field in keyof Choice]-?: Exclude<Choice[Field], undefined> };

/** @throws Refusal 404 for an address that is not the customer's */
export function preselect(
  c: ApiContext,
  own: OwnCart,
  loaded: Loaded,
  choice: Choice,
): { chosen: Chosen; quoted: CheckoutQuote } {
  const addresses = {
    billing_address: addressOf(loaded, "Billing", "billing_address", choice),
    shipping_address: addressOf(loaded, "Shipping", "shipping_address", choice),
    coupon: couponTyped(choice.coupon),
  };
  // Which policies and methods there are depends on the address.
  const offered = quoteCheckout(c, own, loaded, { ...choice, ...addresses });
  const chosen = {
    ...addresses,
    shipping_policy: choice.shipping_policy ?? offered.shippingPolicies[0]?.id ?? null,
    payment_method: choice.payment_method ?? offered.paymentMethods[0]?.id ?? null,
  };
  return { chosen, quoted: quoteCheckout(c, own, loaded, chosen) };
}

function addressOf(
  loaded: Loaded,
  type: AddressType,
  field: "billing_address" | "shipping_address",
  choice: Choice,
): number | null {
  const named = choice[field];
  if (named === null || named === undefined) return defaultOf(loaded.addresses, type)?.id ?? null;
  const found = findAddress(loaded, named);
  if (!found) throw new Refusal(404, "not_found", {}, [{ field, code: "not_found" }]);
  return found.id;
}

/** The default, or the only one: defaults come first. */
function defaultOf(addresses: readonly Address[], type: AddressType): Address | null {
  const [first, ...others] = addresses.filter((address) => address.type === type);
  return first && (first.is_default || others.length === 0) ? first : null;
}
