// The checkout without an account: typed values, and the quote for the country and the choices (CONTRACT §14).
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { LinesQuote } from "~/contract/checkout";
import { GUEST_ADDRESS_FIELDS, GUEST_FIELDS } from "~/contract/constants/guest-fields";
import { MAX_POSTAL_CODE_LENGTH } from "~/contract/constants/limits";
import { provincesOf } from "~/contract/constants/provinces";
import { idIn } from "~/contract/input/id";
import { memoizeInRequest } from "~/platform/cache/request-memo";
import { linesOf, readAnonymousCart, saveAnonymousCart } from "~/storefront/cart/anonymous-cart";
import { couponDropped } from "~/storefront/cart/cart-refusal";
import { newsletterConsent } from "~/storefront/content/newsletter";
import { settingsOf } from "~/storefront/content/settings";
import type { RequestContext } from "~/storefront/request/context";
import { dayIn } from "./checkout-page";

export type GuestInput = Record<(typeof GUEST_FIELDS)[number], string>;

export interface GuestPage {
  /** null if the cart is empty. */
  quote: LinesQuote | null;
  typed: GuestInput;
  countries: string[];
  /** Suggestions for the country of the delivery address. */
  provinces: readonly string[];
  /** Text of the newsletter consent. null if the shop has no newsletter. */
  newsletter: string | null;
  /** A coupon that is no longer valid, with the reason. */
  dropped: { coupon: string; message: string } | null;
}

/** @param fieldOf returns the text of a field, or "" if it is missing */
export const readGuestInput = (fieldOf: (name: string) => string): GuestInput =>
  Object.fromEntries(GUEST_FIELDS.map((name) => [name, fieldOf(name)])) as GuestInput;

/** Returns the typed billing address, or the delivery address if none was typed. */
export function addressOf(typed: GuestInput, type: "Shipping" | "Billing") {
  const prefix = type === "Billing" && typed.billing_address.trim() !== "" ? "billing_" : "";
  const fields = GUEST_ADDRESS_FIELDS.map((name) => [name, typed[`${prefix}${name}`].trim()]);
  const recipient = prefix ? typed.billing_recipient.trim() : `${typed.name} ${typed.surname}`.trim();
  return {
    prefix,
    fields: { ...Object.fromEntries(fields), type, recipient, tax_code: typed.tax_code.trim() },
  };
}

const memoize = memoizeInRequest<GuestPage>();

/** Memoized: after an action, the loader of the same request shows the action's input. */
export const loadGuestPage = (
  args: Pick<LoaderFunctionArgs, "request" | "context">,
  reqContext: RequestContext,
  typed: GuestInput,
): Promise<GuestPage> => memoize(reqContext.ctx, "", () => buildGuestPage(args, reqContext, typed));

async function buildGuestPage(
  args: Pick<LoaderFunctionArgs, "request" | "context">,
  reqContext: RequestContext,
  typed: GuestInput,
): Promise<GuestPage> {
  const { shop, t } = reqContext;
  const cart = readAnonymousCart(args);
  const { results: countries } = await shop.shop.shippingCountries({});
  const country = countries.find((one) => one === typed.country) ?? countries[0] ?? "";
  const quote = await shop.checkout.quote({
    lines: linesOf(cart),
    coupon: cart.coupon,
    country: country || null,
    postal_code: typed.postal_code.slice(0, MAX_POSTAL_CODE_LENGTH),
    shipping_policy: idIn(typed.shipping_policy),
    payment_method: idIn(typed.payment_method),
    requested_date: dayIn(typed.requested_date),
  });
  const dropped = couponDropped(quote, t);
  if (dropped) saveAnonymousCart(args, { ...cart, coupon: null });
  const shown = { ...typed, country, billing_country: typed.billing_country || country };
  return {
    quote: quote.rows.length > 0 ? quote : null,
    typed: shown,
    countries,
    provinces: provincesOf(country),
    newsletter: newsletterConsent(reqContext, await settingsOf(args)),
    dropped,
  };
}
