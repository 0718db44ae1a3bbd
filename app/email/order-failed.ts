// The payment of an order has failed: the order is kept, and how the customer can still pay.
import type { OrderDocument } from "~/services/order-document/order-document";
import { documentTexts, paymentLines } from "~/services/order-document/texts";
import { customerStatusEmail } from "./order-status-email";
import type { EmailContent } from "./render-email";

export function orderFailed(data: OrderDocument): EmailContent {
  const texts = documentTexts(data);
  const { t } = texts;
  return customerStatusEmail(data, texts, {
    kind: "failed",
    lines: [t("failed.help", { email: data.sender.supportEmail })],
    sections: [{ title: t("order.payment.title"), lines: paymentLines(data.order, texts) }],
  });
}
