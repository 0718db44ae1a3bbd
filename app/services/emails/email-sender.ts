// The sender of the shop's emails and documents, from the operator's settings.
import { z } from "zod";
import { CompanyData } from "~/contract/shop";
import type { Sender } from "~/services/order-document/order-document";

/** Empty texts, and no company, where the settings lack them. */
export const senderOf = (settings: ReadonlyMap<string, unknown>): Sender => ({
  shopName: String(settings.get("SHOP_NAME") ?? ""),
  supportEmail: String(settings.get("SUPPORT_EMAIL") ?? ""),
  company: CompanyData.safeParse(settings.get("COMPANY_DATA")).data ?? null,
  iban: z.string().min(1).nullable().catch(null).parse(settings.get("BANK_IBAN")),
});
