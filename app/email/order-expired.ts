// An order was not paid in time and is cancelled.
import type { OrderDocument } from "~/services/order-document/order-document";
import { documentTexts } from "~/services/order-document/texts";
import { customerStatusEmail } from "./order-status-email";
import type { EmailContent } from "./render-email";

export function orderExpired(data: OrderDocument): EmailContent {
  const texts = documentTexts(data);
  const lines = [texts.t("expired.again", { email: data.sender.supportEmail })];
  return customerStatusEmail(data, texts, { kind: "expired", lines });
}
