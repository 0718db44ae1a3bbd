// The shop's copy of an order, for those who pack it: in the shop's language.
import type { Locale } from "~/contract/wire";
import type { OrderDocument } from "~/services/order-document/order-document";
import { addressLines, dispatchPromise, documentTexts, paymentLines } from "~/services/order-document/texts";
import { orderStatusEmail } from "./order-status-email";
import type { EmailContent } from "./render-email";

export function orderCopy(data: OrderDocument, locale: Locale): EmailContent {
  const texts = documentTexts(data, locale);
  const { order } = data;
  const { t, date, money } = texts;
  const customer = order.business_name || order.billing_address.recipient;
  const requests = [
    ...(order.customer_reference ? [t("copy.reference", { reference: order.customer_reference })] : []),
    ...(order.notes ? [t("copy.notes", { notes: order.notes })] : []),
    ...data.rows.filter((row) => row.notes).map((row) => `${row.name} (${row.sku}): ${row.notes}`),
  ];
  return orderStatusEmail(data, texts, locale, {
    subject: t("copy.subject", { number: order.number, customer, total: money(order.total) }),
    title: t("copy.title", { number: order.number }),
    lines: [
      t("copy.text", { customer, date: date(order.date) }),
      dispatchPromise(order, t("copy.promise", { date: date(order.promised_by) }), texts),
    ],
    sections: [
      { title: t("order.payment.title"), lines: paymentLines(order, texts) },
      {
        title: t("order.shipping.title"),
        lines: [t("order.shipping.policy", { name: order.shipping_policy.name })],
      },
      { title: t("order.address.shipping"), lines: addressLines(order.shipping_address, texts) },
      { title: t("order.address.billing"), lines: addressLines(order.billing_address, texts) },
      ...(requests.length > 0 ? [{ title: t("copy.wishes"), lines: requests }] : []),
    ],
  });
}
