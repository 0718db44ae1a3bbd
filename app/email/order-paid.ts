// An order is paid: by when it is dispatched, unless it has been.
import type { OrderDocument } from "~/services/order-document/order-document";
import { dispatchPromise, documentTexts } from "~/services/order-document/texts";
import { customerStatusEmail } from "./order-status-email";
import type { EmailContent } from "./render-email";

export function orderPaid(data: OrderDocument): EmailContent {
  const texts = documentTexts(data);
  const { order } = data;
  const hasLeft = order.tracking.length > 0 || order.delivered_at !== null;
  const promise = texts.t("paid.promise", { date: texts.date(order.promised_by) });
  return customerStatusEmail(data, texts, {
    kind: "paid",
    lines: hasLeft ? [] : [dispatchPromise(order, promise, texts)],
  });
}
