// The sender of the shop's emails and documents, from the operator's settings.
import { z } from "zod";
import { dispatchDaysOf, handlingDaysOf } from "~/contract/constants/settings";
import { timeZoneOf } from "~/contract/constants/time-zone";
import { CompanyData, makesEInvoices } from "~/contract/shop";
import { shopLocale } from "~/db/shop/shop-data";
import { paths } from "~/paths";
import type { Sender } from "~/services/order-document/order-document";

/**
 * Missing settings give empty texts, and no company.
 * @param origin of the shop's pages; null if unknown
 */
export function senderOf(settings: ReadonlyMap<string, unknown>, origin: string | null): Sender {
  const text = (key: string) => String(settings.get(key) ?? "");
  // Email clients do not show drawings.
  const isPhoto = (key: string) => text(key) !== "" && !text(key).toLowerCase().endsWith(".svg");
  return {
    shopName: text("SHOP_NAME"),
    supportEmail: text("SUPPORT_EMAIL"),
    company: CompanyData.safeParse(settings.get("COMPANY_DATA")).data ?? null,
    makesEInvoices: makesEInvoices(settings),
    handlingDays: handlingDaysOf(settings.get("HANDLING_DAYS")),
    dispatchDays: dispatchDaysOf(settings.get("DISPATCH_DAYS")),
    zone: timeZoneOf(settings.get("TIME_ZONE")),
    mainLocale: shopLocale(settings),
    iban: z.string().min(1).nullable().catch(null).parse(settings.get("BANK_IBAN")),
    origin,
    logo: isPhoto("BRAND_LOGO") && origin !== null ? origin + paths.brandLogo() : null,
    icon: isPhoto("BRAND_ICON") && origin !== null ? origin + paths.brandIcon() : null,
    accent: text("ACCENT"),
    accentDark: text("ACCENT_DARK"),
  };
}

/** Origin of a link in the email; null without a link. */
export const originOf = (link: string): string | null => (URL.canParse(link) ? new URL(link).origin : null);
