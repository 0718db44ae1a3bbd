// Money is refunded, all of it or a part.
import type { OrderDocument } from "~/services/order-document/order-document";
import { documentTexts } from "~/services/order-document/texts";
import { customerStatusEmail } from "./order-status-email";
import type { EmailContent } from "./render-email";

export function orderRefunded(data: OrderDocument): EmailContent {
  const texts = documentTexts(data);
  const { order, sender } = data;
  const values = { method: order.payment_method.name, email: sender.supportEmail };
  return customerStatusEmail(data, texts, {
    kind: "refunded",
    part: order.status === "partially_refunded" ? "refunded" : null,
    lines: [texts.t("refunded.when", values)],
  });
}
