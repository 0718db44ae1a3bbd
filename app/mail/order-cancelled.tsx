// An order was cancelled: what was not done, and what happens to money already on its way.
import { type Letter, letter, type OrderFacts } from "./letter";
import { Account, Line, Rows, Sheet, Title } from "./parts";
import { accountOf, sellerLines, type Words, wordsOf } from "./words";

export function orderCancelled(facts: OrderFacts): Letter {
  const words = wordsOf(facts);
  const { order, rows, sender } = facts;
  const { t } = words;
  const title = t("cancelled.title", { number: order.number });
  const lines = opening(facts, words);
  return letter(
    t("cancelled.subject", { number: order.number, shop: sender.shopName }),
    [
      title,
      "",
      ...lines,
      "",
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
      <Rows rows={rows} words={words} />
      <Account facts={facts} words={words} />
    </Sheet>,
    order.locale,
  );
}

const opening = ({ order, name, sender }: OrderFacts, { t, date }: Words): string[] => [
  t("cancelled.greeting", { name }),
  t("cancelled.text", { number: order.number, date: date(order.date) }),
  t("cancelled.money", { email: sender.supportEmail }),
];
