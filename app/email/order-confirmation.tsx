// The confirmation of an order on a durable medium, with all that the law requires, in the order's language.
import type { OrderDocument, OrderDocumentRow } from "~/services/order-document/order-document";
import {
  addressLines,
  consumerRights,
  type DocumentTexts,
  dispatchPromise,
  documentTexts,
  orderTotals,
  paymentLines,
} from "~/services/order-document/texts";
import { EmailSection, Lines } from "./layout";
import { Addresses, OrderTotals, Rows } from "./order-parts";
import { type EmailContent, renderEmail, type Section, sectionText } from "./render-email";

export function orderConfirmation(data: OrderDocument): EmailContent {
  const texts = documentTexts(data);
  const { order, sender } = data;
  const { t } = texts;
  const values = { number: order.number, shop: sender.shopName };
  const sections = [
    { title: t("order.payment.title"), lines: paymentLines(order, texts) },
    {
      title: t("order.shipping.title"),
      lines: [t("order.shipping.policy", { name: order.shipping_policy.name })],
    },
  ];
  const rights = consumerRights(data, texts);
  return renderEmail({
    subject: t("confirmation.subject", values),
    title: t("confirmation.title", values),
    locale: order.locale,
    sender,
    texts,
    text: textLines(data, texts, sections, rights),
    children: (
      <>
        <Lines lines={introduction(data, texts)} />
        <EmailSection title={t("order.rows.title")} lines={[]} />
        <Rows rows={data.rows} texts={texts} />
        <OrderTotals data={data} texts={texts} />
        <Lines lines={notes(data, texts)} />
        {sections.map((section) => (
          <EmailSection key={section.title} {...section} />
        ))}
        <Addresses data={data} texts={texts} />
        {rights.map((section) => (
          <EmailSection key={section.title} {...section} />
        ))}
      </>
    ),
  });
}

function introduction({ order, name }: OrderDocument, texts: DocumentTexts): string[] {
  const { t, date } = texts;
  const waits = order.status === "pending";
  return [
    t("confirmation.greeting", { name }),
    t("confirmation.received", { number: order.number, date: date(order.date) }),
    dispatchPromise(
      order,
      t(waits ? "confirmation.promiseOncePaid" : "confirmation.promise", { date: date(order.promised_by) }),
      texts,
    ),
  ];
}

function notes({ order, guestLink }: OrderDocument, { t }: DocumentTexts): string[] {
  return [
    ...(guestLink ? [t("order.guestLink", { link: guestLink })] : []),
    ...(order.vat_scheme === "reverse_charge" ? [t("order.reverseCharge")] : []),
    ...(order.customer_reference ? [t("order.reference", { reference: order.customer_reference })] : []),
    ...(order.cig ? [t("order.cig", { code: order.cig })] : []),
    ...(order.cup ? [t("order.cup", { code: order.cup })] : []),
    ...(order.notes ? [t("order.notes", { notes: order.notes })] : []),
  ];
}

function textLines(
  data: OrderDocument,
  texts: DocumentTexts,
  sections: Section[],
  rights: Section[],
): string[] {
  const { order, rows } = data;
  const { t } = texts;
  const addresses = [
    { title: t("order.address.shipping"), lines: addressLines(order.shipping_address, texts) },
    { title: t("order.address.billing"), lines: addressLines(order.billing_address, texts) },
  ];
  return [
    ...introduction(data, texts),
    ...sectionText({ title: t("order.rows.title"), lines: rows.flatMap((row) => rowText(row, texts)) }),
    "",
    ...orderTotals(order, texts).map(({ name, amount }) => `${name}: ${amount}`),
    ...notes(data, texts),
    ...[...sections, ...addresses, ...rights].flatMap(sectionText),
  ];
}

function rowText(row: OrderDocumentRow, { t, money, percent }: DocumentTexts): string[] {
  const sum = t("order.rows.line", {
    qty: row.qty,
    price: money(row.unit_price),
    total: money(row.total_price),
    rate: percent(row.vat_rate),
  });
  return [`${row.name} (${row.sku})`, `  ${sum}`, ...(row.notes ? [`  ${row.notes}`] : [])];
}
