// The money for an order has come: from now on it is on its way.
import type { OrderDocument } from "~/services/order-document/order-document";
import { dispatchPromise, textsOf } from "~/services/order-document/texts";
import type { EmailContent } from "./email-content";
import { orderStatusEmail } from "./order-status-email";

export function orderPaid(facts: OrderDocument): EmailContent {
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
