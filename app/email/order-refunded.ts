// Money goes back, all of it or a part.
import type { OrderDocument } from "~/services/order-document/order-document";
import { textsOf } from "~/services/order-document/texts";
import type { EmailContent } from "./email-content";
import { orderStatusEmail } from "./order-status-email";

export function orderRefunded(facts: OrderDocument): EmailContent {
  const words = textsOf(facts);
  const { order, name, sender } = facts;
  const { t, date, money } = words;
  const isPart = order.status === "partially_refunded";
  return orderStatusEmail(facts, words, order.locale, {
    subject: t(isPart ? "refunded.subjectPart" : "refunded.subject", {
      number: order.number,
      shop: sender.shopName,
    }),
    title: t(isPart ? "refunded.titlePart" : "refunded.title", { number: order.number }),
    lines: [
      t("refunded.greeting", { name }),
      t(isPart ? "refunded.textPart" : "refunded.text", {
        number: order.number,
        date: date(order.date),
        total: money(order.total),
      }),
      t("refunded.when", { method: order.payment_method.name, email: sender.supportEmail }),
    ],
  });
}
