// Payment methods, shipping policies, seasons, settings and health: CONTRACT §3.

import {
  serializePaymentMethod,
  serializeShippingPolicy,
} from "~/api/checkout/serialize-shipping-and-payment";
import type { ApiContext } from "~/api/http/context";
import type { Handlers } from "~/api/http/handler";
import { Reply } from "~/api/http/respond";
import type { CustomerType } from "~/contract/constants/enums";
import { type PaymentMethod, SETTING_KEYS, type ShippingPolicy } from "~/contract/shop";
import { isReachable } from "~/db/health";
import { findDestination, listMethods, listPolicies } from "~/db/shop/shipping-and-payment";
import { shopData } from "~/db/shop/shop-data";
import { quote } from "~/domain/checkout";
import { methodsFor } from "~/domain/payment";
import { toView } from "~/domain/price";
import { type Destination, policiesFor } from "~/domain/shipping";
import { rateFor } from "~/domain/vat";
import { canMail } from "~/platform/email-provider";
import { missingSecrets } from "~/platform/env";
import { type Customer, ownedBy, requireUser, viewerFor } from "~/services/access";
import { cartOwner, cartQuoteFacts, loadCart, quoteRow } from "~/services/cart/quote-cart";
import { countriesOf } from "~/services/checkout/delivery-countries";
import { vatFactsOf } from "~/services/price-view";
import { invalidField, notFound } from "~/services/refusal";

export const shop: Handlers<"shop"> = {
  async paymentMethodsB2b(c) {
    return { results: await methodsOf(c, "business") };
  },

  async paymentMethods(c) {
    const viewer = await viewerFor(c, undefined);
    return { results: await methodsOf(c, viewer?.type ?? kindOf(c)) };
  },

  async shippingPolicies(c, { address, cart, country, postal_code }) {
    const { to, owner } =
      address === undefined
        ? { to: namedPlace(country, postal_code), owner: await viewerFor(c, undefined) }
        : await addressOf(c, address);
    return {
      results: await (cart === undefined ? policiesTo(c, to, owner) : policiesOfCart(c, to, owner, cart)),
    };
  },

  async shippingCountries(c) {
    return { results: await countriesOf(c) };
  },

  async seasons(c) {
    const { seasons } = await shopData(c);
    return {
      results: seasons.map(({ id, name, customFieldValue, isActive }) => ({
        id,
        name: name[c.locale] ?? "",
        custom_field_value: customFieldValue,
        is_active: isActive,
      })),
    };
  },

  async settings(c) {
    const { settings } = await shopData(c);
    return { results: SETTING_KEYS.map((key) => ({ key, value: settings.get(key) ?? null })) };
  },

  async setting(c, { key }) {
    if (!SETTING_KEYS.some((known) => known === key)) throw notFound();
    return { key, value: (await shopData(c)).settings.get(key) ?? null };
  },

  async health(c) {
    const [database, kv] = await Promise.all([
      reached(isReachable(c.db)),
      reached(c.env.CACHE.get("health")),
    ]);
    const missing = missingSecrets(c.env);
    const status = database === "ok" && kv === "ok" && missing.length === 0 ? "ok" : "error";
    const mail = canMail(c.env) ? "ready" : "waiting";
    const health = { status, database, kv, mail, ...(missing.length > 0 && { missing }) } as const;
    return health.status === "ok" ? health : new Reply(JSON.stringify(health), 503, { "Retry-After": "2" });
  },
};

const kindOf = (c: ApiContext): CustomerType => (c.shopContext === "b2b" ? "business" : "consumer");

async function methodsOf(c: ApiContext, kind: CustomerType): Promise<PaymentMethod[]> {
  const methods = await listMethods(c.db);
  return methodsFor(methods, kind, null).map((method) => serializePaymentMethod(method, c.locale));
}

function namedPlace(country: string | undefined, postalCode: string | undefined): Destination {
  if (country === undefined) throw invalidField("address", "required");
  return { country, postalCode: postalCode ?? null };
}

async function addressOf(c: ApiContext, address: number): Promise<{ to: Destination; owner: Customer }> {
  requireUser(c);
  const found = await findDestination(c.db, address);
  if (!found) throw notFound();
  return { to: found, owner: await ownedBy(c, found.user) };
}

/** Shipping prices without a cart. */
async function policiesTo(c: ApiContext, to: Destination, owner: Customer | null): Promise<ShippingPolicy[]> {
  const [facts, policies] = await Promise.all([shopData(c), listPolicies(c.db)]);
  const kind = owner?.type ?? kindOf(c);
  const vat = { ...vatFactsOf(facts, kind, owner?.user ?? null), destinationCountry: to.country };
  const { rate } = rateFor({ ...vat, class: "standard" });
  const includesVat = kind === "consumer";
  return policiesFor(policies, to, { afterDiscount: 0, freeShipping: false }).map((policy) =>
    serializeShippingPolicy(policy, toView(policy.net, rate, includesVat), includesVat, c.locale),
  );
}

/** Shipping prices for a cart, with its free shipping and its VAT rates. */
async function policiesOfCart(
  c: ApiContext,
  to: Destination,
  owner: Customer | null,
  cart: number,
): Promise<ShippingPolicy[]> {
  const own = await cartOwner(c, { cart });
  if (owner && owner.id !== own.owner.id) throw notFound();
  const [{ shop: facts, facts: found }, policies] = await Promise.all([loadCart(c, own), listPolicies(c.db)]);
  const priced = quote({
    ...cartQuoteFacts(c, own, facts, found.rows.map(quoteRow)),
    policies,
    shippingAddress: to,
  });
  const includesVat = own.owner.type === "consumer";
  return priced.shippingPolicies.map((policy) =>
    serializeShippingPolicy(policy, policy.shown, includesVat, c.locale),
  );
}

const reached = (work: Promise<unknown>): Promise<"ok" | "error"> =>
  work.then(
    () => "ok",
    () => "error",
  );
