// The short emails about an order: what happened, its articles, its totals.
import type { Locale } from "~/contract/wire";
import type { OrderDocument } from "~/services/order-document/order-document";
import { type DocumentTexts, orderTotals } from "~/services/order-document/texts";
import { EmailSection, Lines } from "./layout";
import { OrderTotals, Rows } from "./order-parts";
import { type EmailContent, renderEmail, type Section, sectionText } from "./render-email";

interface StatusEmail {
  subject: string;
  title: string;
  lines: string[];
  sections?: Section[];
}

export function orderStatusEmail(
  data: OrderDocument,
  texts: DocumentTexts,
  locale: Locale,
  { subject, title, lines, sections = [] }: StatusEmail,
): EmailContent {
  const { order, rows, sender } = data;
  const rowLines = rows.map((row) => `${row.qty} × ${row.name} (${row.sku})`);
  return renderEmail({
    subject,
    title,
    locale,
    sender,
    texts,
    text: [
      ...lines,
      ...sections.flatMap(sectionText),
      ...sectionText({ title: texts.t("order.rows.title"), lines: rowLines }),
      "",
      ...orderTotals(order, texts).map(({ name, amount }) => `${name}: ${amount}`),
    ],
    children: (
      <>
        <Lines lines={lines} />
        {sections.map((section) => (
          <EmailSection key={section.title} {...section} isLinked />
        ))}
        <EmailSection title={texts.t("order.rows.title")} lines={[]} />
        <Rows rows={rows} texts={texts} />
        <OrderTotals data={data} texts={texts} />
      </>
    ),
  });
}

interface StatusNews {
  kind: "cancelled" | "changed" | "expired" | "failed" | "paid" | "refunded" | "returned" | "shipped";
  /** Where it is about a part of the order, the texts are another set. */
  part?: "refunded" | "shipped" | null;
  /** Of the kind's own sentence, beside the order's number, day and total. */
  values?: Record<string, string>;
  /** After the greeting and the kind's own sentence. */
  lines: string[];
  sections?: Section[];
}

/** To the customer, in the order's language: subject, title, greeting and first sentence are the kind's own texts. */
export function customerStatusEmail(
  data: OrderDocument,
  texts: DocumentTexts,
  { kind, part = null, values: more = {}, lines, sections = [] }: StatusNews,
): EmailContent {
  const { order, name, sender, guestLink } = data;
  const { t, date, money } = texts;
  const { number } = order;
  const values = { number, date: date(order.date), total: money(order.total), ...more };
  return orderStatusEmail(data, texts, order.locale, {
    subject: t(part ? `${part}.subjectPart` : `${kind}.subject`, { number, shop: sender.shopName }),
    title: t(part ? `${part}.titlePart` : `${kind}.title`, { number }),
    lines: [
      t(`${kind}.greeting`, { name }),
      t(part ? `${part}.textPart` : `${kind}.text`, values),
      ...lines,
      ...(guestLink ? [t("order.guestLink", { link: guestLink })] : []),
    ],
    sections,
  });
}
