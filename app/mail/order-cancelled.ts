// An order was cancelled: what was not done, and what happens to money already on its way.
import type { Letter, OrderFacts } from "./letter";
import { orderNews } from "./order-news";
import { wordsOf } from "./words";

export function orderCancelled(facts: OrderFacts): Letter {
  const words = wordsOf(facts);
  const { order, name, sender } = facts;
  const { t, date } = words;
  return orderNews(facts, words, order.locale, {
    subject: t("cancelled.subject", { number: order.number, shop: sender.shopName }),
    title: t("cancelled.title", { number: order.number }),
    lines: [
      t("cancelled.greeting", { name }),
      t("cancelled.text", { number: order.number, date: date(order.date) }),
      t("cancelled.money", { email: sender.supportEmail }),
    ],
  });
}
