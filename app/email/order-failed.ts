// The payment of an order did not go through: nothing is lost, and what the customer can do now.
import type { OrderDocument } from "~/services/order-document/order-document";
import { paymentLines, textsOf } from "~/services/order-document/texts";
import type { EmailContent } from "./email-content";
import { orderStatusEmail } from "./order-status-email";

export function orderFailed(facts: OrderDocument): EmailContent {
  const words = textsOf(facts);
  const { order, name, sender } = facts;
  const { t, date, money } = words;
  return orderStatusEmail(facts, words, order.locale, {
    subject: t("failed.subject", { number: order.number, shop: sender.shopName }),
    title: t("failed.title", { number: order.number }),
    lines: [
      t("failed.greeting", { name }),
      t("failed.text", { number: order.number, date: date(order.date), total: money(order.total) }),
      t("failed.help", { email: sender.supportEmail }),
    ],
    parts: [{ title: t("order.payment.title"), lines: paymentLines(order, words) }],
  });
}
