// A payment that the order did not wait for is returned: paid twice, or after the cancellation.
import type { OrderDocument } from "~/services/order-document/order-document";
import { documentTexts } from "~/services/order-document/texts";
import type { EmailContent } from "./layout/email";
import { orderButton } from "./order-blocks";
import { orderNews } from "./order-email";

export function orderPaymentReturned(data: OrderDocument): EmailContent {
  const texts = documentTexts(data);
  const { t } = texts;
  const isCancelled = data.order.status === "cancelled";
  return orderNews(data, texts, {
    kind: "returned",
    lines: [t(isCancelled ? "returned.cancelled" : "returned.paid")],
    blocks: [
      {
        kind: "card",
        state: isCancelled
          ? { tone: "bad", name: t("state.cancelled") }
          : { tone: "good", name: t("state.paid") },
        facts: [{ name: t("order.payment.title"), value: data.order.payment_method.name }],
        button: orderButton(data, texts),
        notes: [t("returned.when", { email: data.sender.supportEmail })],
      },
    ],
  });
}
