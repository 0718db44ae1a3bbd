// The payment of an order has failed: the order remains open, and the email explains how to pay it.
import type { OrderDocument } from "~/services/order-document/order-document";
import { documentTexts } from "~/services/order-document/texts";
import type { EmailContent } from "./layout/email";
import { instructionsOf, payButton, paymentFacts, sumFact } from "./order-blocks";
import { orderNews } from "./order-email";

export function orderFailed(data: OrderDocument): EmailContent {
  const texts = documentTexts(data);
  const { t } = texts;
  return orderNews(data, texts, {
    kind: "failed",
    lines: [],
    blocks: [
      {
        kind: "card",
        state: { tone: "bad", name: t("state.unpaid") },
        facts: paymentFacts(data, texts),
        sum: sumFact(data, texts),
        button: payButton(data, texts),
        notes: [...instructionsOf(data), t("failed.help", { email: data.sender.supportEmail })],
      },
    ],
  });
}
