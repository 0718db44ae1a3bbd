// The operator's settings (CONTRACT §5), read once per request.
import type { AppLoadContext } from "@remix-run/cloudflare";
import { SETTING_DEFAULTS } from "~/contract/constants/settings";
import { HOST } from "~/contract/constants/web-address";
import { asksTaxCode, CompanyData, makesEInvoices, type Setting, type SettingKey } from "~/contract/shop";
import { madeOnce } from "~/platform/cache/made-once";
import { memoizeInRequest } from "~/platform/cache/request-memo";
import { shopClientFor } from "~/storefront/request/shop-client";

export interface Settings {
  get(key: SettingKey): Setting["value"];
  /** null if the setting is unset, blank or not a string. */
  text(key: SettingKey): string | null;
  /** An absolute http(s) URL, otherwise null. */
  url(key: SettingKey): URL | null;
  /** Size in px. null if the shop has no logo. */
  logo: NonNullable<Setting["size"]> | null;
}

export const NO_SETTINGS: Settings = { get: () => null, text: () => null, url: () => null, logo: null };

const memoize = memoizeInRequest<Settings>();

export const settingsOf = (args: { request: Request; context: AppLoadContext }): Promise<Settings> =>
  memoize(args.context.ctx, "", () => loadSettings(args));

// Settings are not translated, so they can be read before the page's language is known.
async function loadSettings({ request, context }: Parameters<typeof settingsOf>[0]): Promise<Settings> {
  const shop = shopClientFor(context, request, "it", "b2b", null);
  return settingsIn((await shop.shop.settings({})).results);
}

const settingsIn = madeOnce((results: Setting[]): Settings => {
  const values = new Map(results.map(({ key, value }) => [key, value]));
  const get = (key: SettingKey) => values.get(key) ?? null;
  const text = (key: SettingKey) => {
    const value = get(key);
    return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
  };
  const logo = results.find(({ key }) => key === "BRAND_LOGO")?.size ?? null;
  return { get, text, url: (key) => webAddress(text(key) ?? ""), logo };
});

/** Who may open an account. Routes read it here: the table of all settings would be one of their browser's files. */
export const signUpOf = (settings: Settings): string => settings.text("SIGN_UP") ?? SETTING_DEFAULTS.SIGN_UP;

/** Currency of the shop's prices. */
export const currencyOf = (settings: Settings): string =>
  /^[A-Z]{3}$/.exec(settings.text("CURRENCY") ?? "")?.[0] ?? "EUR";

/** The seller's company data, or null if they are not set. */
export const companyOf = madeOnce(
  (settings: Settings): CompanyData | null =>
    CompanyData.safeParse(settings.get("COMPANY_DATA")).data ?? null,
);

/** Whether forms require the codes of Italian electronic invoices, and a consumer's tax code. */
export const invoiceFieldsOf = (settings: Settings) => ({
  asksSdi: makesEInvoices(settings),
  asksTaxCode: asksTaxCode(settings),
});

/**
 * Returns null for anything except http(s) with a host: refuses `javascript:` URLs, and `https://*`, which a CSP treats
 * as any site.
 */
export function webAddress(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) && HOST.test(url.hostname) ? url : null;
}
