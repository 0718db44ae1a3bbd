// The shop's own copy of an order, for the people who pack it: in the shop's language, whatever the customer's is.
import type { Locale } from "~/contract/wire";
import type { OrderDocument } from "~/services/order-document/order-document";
import { addressLines, dispatchPromise, paymentLines, textsOf } from "~/services/order-document/texts";
import type { EmailContent } from "./email-content";
import { orderStatusEmail } from "./order-status-email";

export function orderCopy(facts: OrderDocument, locale: Locale): EmailContent {
  const words = textsOf(facts, locale);
  const { order } = facts;
  const { t, date, money } = words;
  const customer = order.business_name || order.billing_address.recipient;
  const wishes = [
    ...(order.customer_reference ? [t("copy.reference", { reference: order.customer_reference })] : []),
    ...(order.notes ? [t("copy.notes", { notes: order.notes })] : []),
    ...facts.rows.filter((row) => row.notes).map((row) => `${row.name} (${row.sku}): ${row.notes}`),
  ];
  return orderStatusEmail(facts, words, locale, {
    subject: t("copy.subject", { number: order.number, customer, total: money(order.total) }),
    title: t("copy.title", { number: order.number }),
    lines: [
      t("copy.text", { customer, date: date(order.date) }),
      dispatchPromise(order, t("copy.promise", { date: date(order.promised_by) }), words),
    ],
    parts: [
      { title: t("order.payment.title"), lines: paymentLines(order, words) },
      {
        title: t("order.shipping.title"),
        lines: [t("order.shipping.policy", { name: order.shipping_policy.name })],
      },
      { title: t("order.address.shipping"), lines: addressLines(order.shipping_address, words) },
      { title: t("order.address.billing"), lines: addressLines(order.billing_address, words) },
      ...(wishes.length > 0 ? [{ title: t("copy.wishes"), lines: wishes }] : []),
    ],
  });
}
