// Money came in that the order did not wait for: paid twice, or after it was cancelled. It goes back.
import type { OrderDocument } from "~/services/order-document/order-document";
import { documentTexts } from "~/services/order-document/texts";
import { customerStatusEmail } from "./order-status-email";
import type { EmailContent } from "./render-email";

export function orderPaymentReturned(data: OrderDocument): EmailContent {
  const texts = documentTexts(data);
  const why = data.order.status === "cancelled" ? "returned.cancelled" : "returned.paid";
  const lines = [texts.t(why), texts.t("returned.when", { email: data.sender.supportEmail })];
  return customerStatusEmail(data, texts, { kind: "returned", lines });
}
