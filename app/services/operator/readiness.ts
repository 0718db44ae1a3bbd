// Lists missing secrets, settings, tables and legal pages, without which the shop works partly or not at
// all.
import type { READINESS } from "~/contract/constants/invariants";
import { SETTING_DEFAULTS } from "~/contract/constants/settings";
import { CompanyData } from "~/contract/shop";
import { allPages } from "~/db/content/pages";
import { goodsAndTerms } from "~/db/operator/readiness";
import { ask } from "~/db/query";
import { shopData, shopLocale } from "~/db/shop/shop-data";
import { LEGAL, type LegalPage, paths } from "~/paths";
import { type Env, shopOrigin } from "~/platform/env";
import { canMail, serviceIn } from "~/platform/mail/provider";
import type { ServiceContext } from "~/services/context";
import { paymentProvider } from "~/services/payments/configured";

type Name = (typeof READINESS)[number];

/** Each check with the names of missing values; the values themselves never leave the Worker. */
export async function whatIsMissing(c: ServiceContext): Promise<{ name: Name; missing: string[] }[]> {
  const [shop, rows, missingPages] = await Promise.all([
    shopData(c),
    ask(c.db, goodsAndTerms),
    missingLegalPages(c),
  ]);
  const { settings } = shop;
  const secrets = (...names: (keyof typeof c.env)[]) =>
    names.filter((name) => typeof c.env[name] !== "string" || c.env[name].trim() === "");
  const setting = (name: string) => {
    const value = settings.get(name);
    return value === undefined || value === null || value === "" ? [name] : [];
  };
  const company = CompanyData.safeParse(settings.get("COMPANY_DATA")).data;
  const parts = (["name", "address", "city", "vat_number"] as const).filter((part) => !company?.[part]);
  const isPayable = rows.paymentKinds.some((kind) => kind !== "redirect" || paymentProvider(c.env) !== null);
  const takesOrders =
    settings.get("GUEST_CHECKOUT") === true ||
    (settings.get("SIGN_UP") ?? SETTING_DEFAULTS.SIGN_UP) !== SETTING_DEFAULTS.SIGN_UP;
  return [
    { name: "COMPANY_DATA", missing: parts.map((part) => `COMPANY_DATA.${part}`) },
    { name: "VAT_RATES", missing: company && shop.hasOwnRates ? [] : ["vat_rates"] },
    { name: "PRODUCTS", missing: rows.hasProducts ? [] : ["products", "prices"] },
    { name: "SHIPPING", missing: rows.hasShipping ? [] : ["shipping_policies"] },
    { name: "PAYMENT", missing: isPayable ? [] : ["payment_methods"] },
    { name: "CUSTOMERS", missing: takesOrders || rows.hasCustomers ? [] : ["GUEST_CHECKOUT", "SIGN_UP"] },
    { name: "LEGAL_PAGES", missing: missingPages },
    { name: "MAIL", missing: canMail(c.env) ? [] : unusable(c.env) },
    {
      name: "DEFAULT_ROBOTS",
      missing: String(settings.get("DEFAULT_ROBOTS") ?? "").includes("noindex") ? ["DEFAULT_ROBOTS"] : [],
    },
    { name: "STRIPE", missing: secrets("STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET") },
    { name: "SHOP_URL", missing: shopOrigin(c.env) === null ? ["SHOP_URL"] : [] },
    { name: "SHOP_NAME", missing: setting("SHOP_NAME") },
    { name: "SUPPORT_EMAIL", missing: setting("SUPPORT_EMAIL") },
    { name: "BANK_IBAN", missing: setting("BANK_IBAN") },
  ];
}

/** Addresses of unwritten pages that the checkout links to. */
async function missingLegalPages(c: ServiceContext): Promise<string[]> {
  const [{ bySlug }, { settings }] = await Promise.all([allPages(c), shopData(c)]);
  const locale = shopLocale(settings);
  const needed: LegalPage[] = ["terms", "privacy", "withdrawal", "guarantee"];
  return needed.filter((page) => !bySlug.has(LEGAL[page][locale])).map((page) => paths.legal(page, locale));
}

/** Includes a MAIL_URL that names no service. */
const unusable = ({ MAIL_URL, MAIL_FROM }: Env): string[] => [
  ...(serviceIn(MAIL_URL) ? [] : ["MAIL_URL"]),
  ...(MAIL_FROM?.trim() ? [] : ["MAIL_FROM"]),
];
