// What the shop offers around the goods, its settings and its health: CONTRACT §3.
import { type PaymentMethod, SETTING_KEYS, type ShippingPolicy } from "~/contract/shop";
import { isReachable } from "~/db/health";
import { shopFacts } from "~/db/shop-facts";
import { findDestination, listMethods, listPolicies } from "~/db/shop-offers";
import { quote } from "~/domain/checkout";
import { methodsFor } from "~/domain/payment";
import { toView } from "~/domain/price";
import { type Destination, policiesFor } from "~/domain/shipping";
import { type CustomerKind, rateFor } from "~/domain/vat";
import { missingSecrets } from "~/platform/env";
import { canMail } from "~/platform/mail-api";
import { Reply } from "./answers";
import { cartOwner, cartQuoteFacts, loadCart, quoteRow } from "./cart-quote";
import type { ApiContext } from "./context";
import { countriesOf } from "./delivery-countries";
import type { Handlers } from "./handler";
import { methodShape, policyShape } from "./offer-shape";
import { badField, unknownOrNotYours } from "./refusal";
import { vatFactsOf } from "./view";
import { type Customer, lookingAs, ownedBy, signedIn } from "./who";

export const shop: Handlers<"shop"> = {
  async paymentMethodsB2b(c) {
    return { results: await methodsOf(c, "business") };
  },

  async paymentMethods(c) {
    const looker = await lookingAs(c, undefined);
    return { results: await methodsOf(c, looker?.type ?? kindOf(c)) };
  },

  async shippingPolicies(c, { address, cart, country, postal_code }) {
    const { to, owner } =
      address === undefined
        ? { to: namedPlace(country, postal_code), owner: await lookingAs(c, undefined) }
        : await addressOf(c, address);
    return {
      results: await (cart === undefined ? policiesTo(c, to, owner) : policiesOfCart(c, to, owner, cart)),
    };
  },

  async shippingCountries(c) {
    return { results: await countriesOf(c) };
  },

  async seasons(c) {
    const { seasons } = await shopFacts(c);
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
    const { settings } = await shopFacts(c);
    return { results: SETTING_KEYS.map((key) => ({ key, value: settings.get(key) ?? null })) };
  },

  async setting(c, { key }) {
    if (!SETTING_KEYS.some((known) => known === key)) throw unknownOrNotYours();
    return { key, value: (await shopFacts(c)).settings.get(key) ?? null };
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

const kindOf = (c: ApiContext): CustomerKind => (c.shopContext === "b2b" ? "business" : "consumer");

async function methodsOf(c: ApiContext, kind: CustomerKind): Promise<PaymentMethod[]> {
  const methods = await listMethods(c.db);
  return methodsFor(methods, kind, null).map((method) => methodShape(method, c.locale));
}

function namedPlace(country: string | undefined, postalCode: string | undefined): Destination {
  if (country === undefined) throw badField("address", "required");
  return { country, postalCode: postalCode ?? null };
}

async function addressOf(c: ApiContext, address: number): Promise<{ to: Destination; owner: Customer }> {
  signedIn(c);
  const found = await findDestination(c.db, address);
  if (!found) throw unknownOrNotYours();
  return { to: found, owner: await ownedBy(c, found.user) };
}

/** What the carriers ask before anything is in a cart. */
async function policiesTo(c: ApiContext, to: Destination, owner: Customer | null): Promise<ShippingPolicy[]> {
  const [facts, policies] = await Promise.all([shopFacts(c), listPolicies(c.db)]);
  const kind = owner?.type ?? kindOf(c);
  const vat = { ...vatFactsOf(facts, kind, owner?.user ?? null), destinationCountry: to.country };
  const { rate } = rateFor({ ...vat, class: "standard" });
  const includesVat = kind === "consumer";
  return policiesFor(policies, to, { afterDiscount: 0, freeShipping: false }).map((policy) =>
    policyShape(policy, toView(policy.net, rate, includesVat), includesVat, c.locale),
  );
}

/** What this very cart pays, free shipping and the goods' VAT rates counted. */
async function policiesOfCart(
  c: ApiContext,
  to: Destination,
  owner: Customer | null,
  cart: number,
): Promise<ShippingPolicy[]> {
  const own = await cartOwner(c, { cart });
  if (owner && owner.id !== own.owner.id) throw unknownOrNotYours();
  const [{ shop: facts, facts: found }, policies] = await Promise.all([loadCart(c, own), listPolicies(c.db)]);
  const priced = quote({
    ...cartQuoteFacts(c, own, facts, found.rows.map(quoteRow)),
    policies,
    shippingAddress: to,
  });
  const includesVat = own.owner.type === "consumer";
  return priced.shippingPolicies.map((policy) => policyShape(policy, policy.shown, includesVat, c.locale));
}

const reached = (work: Promise<unknown>): Promise<"ok" | "error"> =>
  work.then(
    () => "ok",
    () => "error",
  );
