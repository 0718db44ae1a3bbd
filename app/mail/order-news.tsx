// What is common to the short mails about an order: what happened, its articles, its account.
import type { Locale } from "~/contract/wire";
import { type Letter, letter, type OrderFacts } from "./letter";
import { Account, Line, Part, Rows, Sheet, Title } from "./parts";
import { accountOf, sellerLines, type Words } from "./words";

interface News {
  subject: string;
  title: string;
  lines: string[];
  parts?: { title: string; lines: string[] }[];
}

export function orderNews(facts: OrderFacts, words: Words, locale: Locale, news: News): Letter {
  const { order, rows, sender } = facts;
  const { subject, title, lines, parts = [] } = news;
  return letter(
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
      ...accountOf(order, words).map(({ name, amount }) => `${name}: ${amount}`),
      "",
      "--",
      sender.shopName,
      ...sellerLines(sender, words),
    ],
    <Sheet sender={sender} words={words}>
      <Title>{title}</Title>
      {lines.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      {parts.map((part) => (
        <Part key={part.title} {...part} isLinked />
      ))}
      <Part title={words.t("order.rows.title")} lines={[]} />
      <Rows rows={rows} words={words} />
      <Account facts={facts} words={words} />
    </Sheet>,
    locale,
  );
}
