// The payment of an order did not go through: nothing is lost, and what the customer can do now.
import type { Letter, OrderFacts } from "./letter";
import { orderNews } from "./order-news";
import { paymentLines, wordsOf } from "./words";

export function orderFailed(facts: OrderFacts): Letter {
  const words = wordsOf(facts);
  const { order, name, sender } = facts;
  const { t, date, money } = words;
  return orderNews(facts, words, order.locale, {
    subject: t("failed.subject", { number: order.number, shop: sender.shopName }),
    title: t("failed.title", { number: order.number }),
    lines: [
      t("failed.greeting", { name }),
      t("failed.text", { number: order.number, date: date(order.date), total: money(order.total) }),
      t("failed.help", { email: sender.supportEmail }),
    ],
    parts: [{ title: t("order.payment.title"), lines: paymentLines(order, words) }],
  });
}
