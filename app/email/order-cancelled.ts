// An order was cancelled: what was not done, and what happens to money already on its way.
import type { OrderDocument } from "~/services/order-document/order-document";
import { textsOf } from "~/services/order-document/texts";
import type { EmailContent } from "./email-content";
import { orderStatusEmail } from "./order-status-email";

export function orderCancelled(facts: OrderDocument): EmailContent {
  const words = textsOf(facts);
  const { order, name, sender } = facts;
  const { t, date } = words;
  return orderStatusEmail(facts, words, order.locale, {
    subject: t("cancelled.subject", { number: order.number, shop: sender.shopName }),
    title: t("cancelled.title", { number: order.number }),
    lines: [
      t("cancelled.greeting", { name }),
      t("cancelled.text", { number: order.number, date: date(order.date) }),
      t("cancelled.money", { email: sender.supportEmail }),
    ],
  });
}
