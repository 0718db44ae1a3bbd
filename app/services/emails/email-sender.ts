// In whose name a mail is sent: the operator's own settings.
import { CompanyData } from "~/contract/shop";
import type { Sender } from "~/services/order-document/order-document";

export const senderOf = (settings: ReadonlyMap<string, unknown>): Sender => ({
  shopName: String(settings.get("SHOP_NAME") ?? ""),
  supportEmail: String(settings.get("SUPPORT_EMAIL") ?? ""),
  company: CompanyData.safeParse(settings.get("COMPANY_DATA")).data ?? null,
});
