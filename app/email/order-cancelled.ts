// An order was cancelled, or was not paid in time: includes what happens to a payment that is already on
// its way.
import type { OrderDocument } from "~/services/order-document/order-document";
import { documentTexts } from "~/services/order-document/texts";
import type { EmailContent } from "./layout/email";
import { orderButton } from "./order-blocks";
import { orderNews } from "./order-email";

export const orderCancelled = (data: OrderDocument): EmailContent => write(data, "cancelled", "money");
export const orderExpired = (data: OrderDocument): EmailContent => write(data, "expired", "again");

function write(data: OrderDocument, kind: "cancelled" | "expired", more: "money" | "again"): EmailContent {
  const texts = documentTexts(data);
  const { t, money } = texts;
  return orderNews(data, texts, {
    kind,
    lines: [],
    blocks: [
      {
        kind: "card",
        state: { tone: "bad", name: t("state.cancelled") },
        facts: [{ name: t("order.sums.total"), value: money(data.order.total) }],
        button: orderButton(data, texts),
        notes: [t(`${kind}.${more}`, { email: data.sender.supportEmail })],
      },
    ],
  });
}
