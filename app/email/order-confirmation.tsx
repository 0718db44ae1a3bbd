// The receipt of an order on a durable medium, with all that LAW wants told, in the order's language.
import type { OrderDocument, OrderDocumentRow } from "~/services/order-document/order-document";
import {
  addressLines,
  dispatchPromise,
  orderTotals,
  paymentLines,
  rightsOf,
  sellerLines,
  type Texts,
  textsOf,
} from "~/services/order-document/texts";
import { type EmailContent, emailContent } from "./email-content";
import { Addresses, EmailLayout, EmailSection, Line, OrderTotals, Rows, Title } from "./layout";

export function orderConfirmation(facts: OrderDocument): EmailContent {
  const words = textsOf(facts);
  const { order, sender } = facts;
  const subject = words.t("confirmation.subject", { number: order.number, shop: sender.shopName });
  return emailContent(
    subject,
    textOf(facts, words),
    <EmailLayout sender={sender} words={words}>
      <Title>{words.t("confirmation.title", { number: order.number })}</Title>
      {opening(facts, words).map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      <EmailSection title={words.t("order.rows.title")} lines={[]} />
      <Rows rows={facts.rows} words={words} />
      <OrderTotals facts={facts} words={words} />
      {notes(facts, words).map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      <EmailSection title={words.t("order.payment.title")} lines={paymentLines(order, words)} />
      <EmailSection
        title={words.t("order.shipping.title")}
        lines={[words.t("order.shipping.policy", { name: order.shipping_policy.name })]}
      />
      <Addresses facts={facts} words={words} />
      {rightsOf(facts, words).map((right) => (
        <EmailSection key={right.title} {...right} />
      ))}
    </EmailLayout>,
    order.locale,
  );
}

function opening({ order, name }: OrderDocument, words: Texts): string[] {
  const { t, date } = words;
  const waits = order.status === "pending";
  return [
    t("confirmation.greeting", { name }),
    t("confirmation.received", { number: order.number, date: date(order.date) }),
    dispatchPromise(
      order,
      t(waits ? "confirmation.promiseOncePaid" : "confirmation.promise", { date: date(order.promised_by) }),
      words,
    ),
  ];
}

function notes({ order }: OrderDocument, { t }: Texts): string[] {
  return [
    ...(order.vat_scheme === "reverse_charge" ? [t("order.reverseCharge")] : []),
    ...(order.customer_reference ? [t("order.reference", { reference: order.customer_reference })] : []),
    ...(order.cig ? [t("order.cig", { code: order.cig })] : []),
    ...(order.cup ? [t("order.cup", { code: order.cup })] : []),
    ...(order.notes ? [t("order.notes", { notes: order.notes })] : []),
  ];
}

function textOf(facts: OrderDocument, words: Texts): string[] {
  const { order, rows, sender } = facts;
  const { t } = words;
  const part = (title: string, lines: string[]) => ["", title.toUpperCase(), ...lines];
  return [
    t("confirmation.title", { number: order.number }),
    "",
    ...opening(facts, words),
    ...part(
      t("order.rows.title"),
      rows.flatMap((row) => rowText(row, words)),
    ),
    "",
    ...orderTotals(order, words).map(({ name, amount }) => `${name}: ${amount}`),
    ...notes(facts, words),
    ...part(t("order.payment.title"), paymentLines(order, words)),
    ...part(t("order.shipping.title"), [t("order.shipping.policy", { name: order.shipping_policy.name })]),
    ...part(t("order.address.shipping"), addressLines(order.shipping_address, words)),
    ...part(t("order.address.billing"), addressLines(order.billing_address, words)),
    ...rightsOf(facts, words).flatMap(({ title, lines }) => part(title, lines)),
    "",
    "--",
    sender.shopName,
    ...sellerLines(sender, words),
  ];
}

function rowText(row: OrderDocumentRow, { t, money, percent }: Texts): string[] {
  const sum = t("order.rows.line", {
    qty: row.qty,
    price: money(row.unit_price),
    total: money(row.total_price),
    rate: percent(row.vat_rate),
  });
  return [`${row.name} (${row.sku})`, `  ${sum}`, ...(row.notes ? [`  ${row.notes}`] : [])];
}
