// Payment methods, shipping policies, seasons, settings and health (CONTRACT §3).

import {
  serializePaymentMethod,
  serializeShippingPolicy,
} from "~/api/checkout/serialize-shipping-and-payment";
import type { ApiContext } from "~/api/http/context";
import type { Handlers } from "~/api/http/handler";
import { Reply } from "~/api/http/respond";
import type { CustomerType } from "~/contract/constants/enums";
import { type PaymentMethod, SETTING_KEYS, type Setting } from "~/contract/shop";
import { madeOnce } from "~/platform/cache/made-once";
import { missingSecrets } from "~/platform/env";
import { canMail } from "~/platform/mail/provider";
import { viewerFor } from "~/services/access";
import { countriesOf } from "~/services/checkout/delivery-countries";
import {
  customerTypeOf,
  findOwnDestination,
  paymentMethodsFor,
  shippingPrices,
  shippingPricesOfCart,
} from "~/services/checkout/shipping-prices";
import { readBacklog } from "~/services/health";
import { invalidField, notFound } from "~/services/refusal";
import { listSeasons } from "~/services/season";
import { cachedShop, type ShopSettings } from "~/services/settings/read-settings";

export const shop: Handlers<"shop"> = {
  async paymentMethodsB2b(c) {
    return { results: await methodsOf(c, "business") };
  },

  async paymentMethods(c) {
    const viewer = await viewerFor(c, undefined);
    return { results: await methodsOf(c, viewer?.type ?? customerTypeOf(c)) };
  },

  async shippingPolicies(c, { address, cart, country, postal_code, product, qty }) {
    const { to, owner } =
      address === undefined
        ? { to: destinationNamed(country, postal_code), owner: await viewerFor(c, undefined) }
        : await findOwnDestination(c, address);
    const { policies, includesVat, promisedBy } = await (cart === undefined
      ? shippingPrices(c, to, owner, product === undefined ? null : { product, qty })
      : shippingPricesOfCart(c, to, owner, cart));
    return {
      results: policies.map((policy) => ({
        ...serializeShippingPolicy(policy, policy.shown, includesVat, c.locale),
        promised_by: promisedBy,
        arrives_by: policy.arrivesBy,
      })),
    };
  },

  async shippingCountries(c) {
    return { results: await countriesOf(c) };
  },

  async seasons(c) {
    const seasons = await listSeasons(c);
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
    return { results: publicSettings(await cachedShop(c)) };
  },

  async setting(c, { key }) {
    if (!SETTING_KEYS.some((known) => known === key)) throw notFound();
    return publicSetting(await cachedShop(c), key);
  },

  async health(c) {
    const [found, kv] = await Promise.all([
      readBacklog(c).catch(() => null),
      c.env.CACHE.get("health").then(
        () => "ok" as const,
        () => "error" as const,
      ),
    ]);
    const database = found ? "ok" : "error";
    const missing = missingSecrets(c.env);
    const status = database === "ok" && kv === "ok" && missing.length === 0 ? "ok" : "error";
    const mail = canMail(c.env) ? ("ready" as const) : ("waiting" as const);
    const health = {
      ...{ status, database, kv, mail },
      ...(found && {
        mails_dead: found.deadMails,
        webhooks_failing: found.failingWebhooks,
        jobs: found.failingJobs > 0 ? ("failing" as const) : ("ok" as const),
        set_aside: found.rowsSetAside,
        indexing: found.isNoindex ? ("noindex" as const) : ("allowed" as const),
      }),
      ...(missing.length > 0 && { missing }),
    } as const;
    return health.status === "ok" ? health : new Reply(JSON.stringify(health), 503, { "Retry-After": "2" });
  },
};

const publicSettings = madeOnce((shop: ShopSettings) => SETTING_KEYS.map((key) => publicSetting(shop, key)));

const publicSetting = ({ settings, logo }: ShopSettings, key: string): Setting => ({
  key,
  value: settings.get(key) ?? null,
  ...(key === "BRAND_LOGO" && logo && { size: logo }),
});

async function methodsOf(c: ApiContext, type: CustomerType): Promise<PaymentMethod[]> {
  return (await paymentMethodsFor(c, type)).map((method) => serializePaymentMethod(method, c.locale));
}

function destinationNamed(country: string | undefined, postalCode: string | undefined) {
  if (country === undefined) throw invalidField("address", "required");
  return { country, postalCode: postalCode ?? null };
}
