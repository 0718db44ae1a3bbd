// An order is paid: the day by which it is dispatched, unless it was already.
import type { OrderDocument } from "~/services/order-document/order-document";
import { dispatchPromise, documentTexts } from "~/services/order-document/texts";
import type { EmailContent } from "./layout/email";
import { orderButton } from "./order-blocks";
import { orderNews } from "./order-email";

export function orderPaid(data: OrderDocument): EmailContent {
  const texts = documentTexts(data);
  const { order } = data;
  const { t, money } = texts;
  const hasLeft = order.tracking.length > 0 || order.delivered_at !== null;
  const promise = t("paid.promise", { date: texts.date(order.promised_by) });
  return orderNews(data, texts, {
    kind: "paid",
    lines: hasLeft ? [] : [dispatchPromise(order, promise, texts)],
    blocks: [
      {
        kind: "card",
        state: { tone: "good", name: t(hasLeft ? "state.paid" : "state.packing") },
        facts: [
          { name: t("order.payment.title"), value: order.payment_method.name },
          { name: t("order.shipping.title"), value: order.shipping_policy.name },
        ],
        sum: { name: t("fact.paid"), value: money(order.total) },
        button: orderButton(data, texts),
      },
    ],
  });
}
