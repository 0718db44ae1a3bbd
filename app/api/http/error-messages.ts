// Error messages of unexpected failures (SPEC §8). They name only the failed action; the log contains the details.
import type { Call } from "~/contract/call";

/** Method and path of a call, and the key of its message. The first match counts. */
const FAILURES: readonly [RegExp, string][] = [
  [/^POST auth\/login/, "login"],
  [/^POST auth\/password-reset/, "resetSend"],
  [/^POST auth\/otp-password-change/, "reset"],
  [/^GET products\/p\/related/, "related"],
  [/^GET products\/pp/, "variants"],
  [/^GET (products|categories)/, "products"],
  [/^GET custom-fields/, "customFields"],
  [/^GET (pages|sliders)/, "shop"],
  [/^GET blog/, "news"],
  [/^GET users/, "customers"],
  [/^POST addresses/, "addressCreate"],
  [/addresses/, "addresses"],
  [/^GET order-(pad|lists)/, "cart"],
  [/order-(pad|lists)/, "cartUpdate"],
  [/^POST carts\/get-or-create|^GET carts/, "cart"],
  [/carts/, "cartUpdate"],
  [/^POST wishlists\/get-or-create|^GET wishlists/, "wishlist"],
  [/^POST wishlists/, "wishlistAdd"],
  [/^DELETE wishlists/, "wishlistRemove"],
  [/wishlists/, "wishlistUpdate"],
  [/^POST promotions/, "coupon"],
  [/^GET promotions/, "promotion"],
  [/^GET shop\/payment-methods/, "paymentMethods"],
  [/^GET shop\/shipping-policies/, "shippingPolicies"],
  [/^GET (shop|config\/system\/$)/, "shop"],
  [/^GET config/, "setting"],
  [/^POST checkout/, "checkout"],
  [/^GET orders/, "orders"],
  [/^GET documents/, "documents"],
  [/^POST contacts/, "message"],
];

/** Returns the key of the message, or null for calls that no person waits for. */
export function fallbackErrorOf({ method, path }: Pick<Call, "method" | "path">): string | null {
  return FAILURES.find(([call]) => call.test(`${method} ${path}`))?.[1] ?? null;
}
