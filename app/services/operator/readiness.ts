// What the shop runs without, but does less: secrets of the Worker and settings, told by name.
import type { READINESS } from "~/contract/constants/invariants";
import { CompanyData } from "~/contract/shop";
import { shopData } from "~/db/shop/shop-data";
import { type Env, shopOrigin } from "~/platform/env";
import { canMail, serviceIn } from "~/platform/mail/provider";
import type { ServiceContext } from "~/services/context";

type Name = (typeof READINESS)[number];

/** Each thing with the names of what is not set; no value leaves the Worker. */
export async function whatIsMissing(c: ServiceContext): Promise<{ name: Name; missing: string[] }[]> {
  const { settings } = await shopData(c);
  const secrets = (...names: (keyof typeof c.env)[]) =>
    names.filter((name) => typeof c.env[name] !== "string" || c.env[name].trim() === "");
  const setting = (name: string) => {
    const value = settings.get(name);
    return value === undefined || value === null || value === "" ? [name] : [];
  };
  const company = CompanyData.safeParse(settings.get("COMPANY_DATA")).data;
  const parts = (["name", "address", "city", "vat_number"] as const).filter((part) => !company?.[part]);
  return [
    { name: "MAIL", missing: canMail(c.env) ? [] : unusable(c.env) },
    { name: "STRIPE", missing: secrets("STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET") },
    { name: "SHOP_URL", missing: shopOrigin(c.env) === null ? ["SHOP_URL"] : [] },
    { name: "SHOP_NAME", missing: setting("SHOP_NAME") },
    { name: "SUPPORT_EMAIL", missing: setting("SUPPORT_EMAIL") },
    { name: "COMPANY_DATA", missing: parts.map((part) => `COMPANY_DATA.${part}`) },
    { name: "BANK_IBAN", missing: setting("BANK_IBAN") },
    {
      name: "DEFAULT_ROBOTS",
      missing: String(settings.get("DEFAULT_ROBOTS") ?? "").includes("noindex") ? ["DEFAULT_ROBOTS"] : [],
    },
  ];
}

/** Also a MAIL_URL that names no service. */
const unusable = ({ MAIL_URL, MAIL_FROM }: Env): string[] => [
  ...(serviceIn(MAIL_URL) ? [] : ["MAIL_URL"]),
  ...(MAIL_FROM?.trim() ? [] : ["MAIL_FROM"]),
];
