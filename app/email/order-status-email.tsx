// What is common to the short mails about an order: what happened, its articles, its account.
import type { Locale } from "~/contract/wire";
import type { OrderDocument } from "~/services/order-document/order-document";
import { orderTotals, sellerLines, type Texts } from "~/services/order-document/texts";
import { type EmailContent, emailContent } from "./email-content";
import { EmailLayout, EmailSection, Line, OrderTotals, Rows, Title } from "./layout";

interface News {
  subject: string;
  title: string;
  lines: string[];
  parts?: { title: string; lines: string[] }[];
}

export function orderStatusEmail(
  facts: OrderDocument,
  words: Texts,
  locale: Locale,
  news: News,
): EmailContent {
  const { order, rows, sender } = facts;
  const { subject, title, lines, parts = [] } = news;
  return emailContent(
    subject,
    [
      title,
      "",
      ...lines,
      ...parts.flatMap((part) => ["", part.title.toUpperCase(), ...part.lines]),
      "",
      words.t("order.rows.title").toUpperCase(),
      ...rows.map((row) => `${row.qty} × ${row.name} (${row.sku})`),
      "",
      ...orderTotals(order, words).map(({ name, amount }) => `${name}: ${amount}`),
      "",
      "--",
      sender.shopName,
      ...sellerLines(sender, words),
    ],
    <EmailLayout sender={sender} words={words}>
      <Title>{title}</Title>
      {lines.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      {parts.map((part) => (
        <EmailSection key={part.title} {...part} isLinked />
      ))}
      <EmailSection title={words.t("order.rows.title")} lines={[]} />
      <Rows rows={rows} words={words} />
      <OrderTotals facts={facts} words={words} />
    </EmailLayout>,
    locale,
  );
}
