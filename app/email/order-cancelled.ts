// An order was cancelled: what happens to money that is already on its way.
import type { OrderDocument } from "~/services/order-document/order-document";
import { documentTexts } from "~/services/order-document/texts";
import { customerStatusEmail } from "./order-status-email";
import type { EmailContent } from "./render-email";

export function orderCancelled(data: OrderDocument): EmailContent {
  const texts = documentTexts(data);
  const lines = [texts.t("cancelled.money", { email: data.sender.supportEmail })];
  return customerStatusEmail(data, texts, { kind: "cancelled", lines });
}
