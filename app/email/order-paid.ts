// The money for an order has come: from now on it is on its way.
import type { EmailContent, OrderFacts } from "./email-content";
import { orderStatusEmail } from "./order-status-email";
import { dispatchPromise, textsOf } from "./texts";

export function orderPaid(facts: OrderFacts): EmailContent {
  const words = textsOf(facts);
  const { order, name, sender } = facts;
  const { t, date, money } = words;
  const hasLeft = order.tracking.length > 0 || order.delivered_at !== null;
  return orderStatusEmail(facts, words, order.locale, {
    subject: t("paid.subject", { number: order.number, shop: sender.shopName }),
    title: t("paid.title", { number: order.number }),
    lines: [
      t("paid.greeting", { name }),
      t("paid.text", { number: order.number, date: date(order.date), total: money(order.total) }),
      ...(hasLeft
        ? []
        : [dispatchPromise(order, t("paid.promise", { date: date(order.promised_by) }), words)]),
    ],
  });
}
