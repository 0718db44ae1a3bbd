// A quote to its customer: its last day, its content, and the button to its page.
import { formatShortDate } from "~/i18n/format";
import type { QuoteDocument } from "~/services/order-document/order-document";
import { documentTexts } from "~/services/order-document/texts";
import type { EmailContent } from "./layout/email";
import { renderEmail } from "./layout/render-email";
import { addressesBlock, itemsBlock, pricedItem, sumsBlock } from "./order-blocks";

/** @param link to the quote's page, which requires the customer's login */
export function quoteEmail(data: QuoteDocument, link: string): EmailContent {
  const texts = documentTexts(data);
  const { order, rows, sender, name, validUntil } = data;
  const { t, date, money, locale } = texts;
  const values = { number: order.number, shop: sender.shopName, date: date(validUntil) };
  return renderEmail({
    subject: t("quote.subject", values),
    title: t("quote.title", values),
    locale,
    sender,
    t,
    head: [t("quote.head", values), formatShortDate(order.date, locale, sender.zone)],
    why: t("frame.why.account", values),
    blocks: [
      { kind: "lines", lines: [`${t("quote.greeting", { name })} ${t("quote.text", values)}`] },
      {
        kind: "card",
        facts: [
          { name: t("quote.validUntil"), value: date(validUntil) },
          { name: t("order.payment.title"), value: order.payment_method.name },
          { name: t("order.shipping.title"), value: order.shipping_policy.name },
        ],
        sum: { name: t("order.sums.total"), value: money(order.total) },
        button: link === "" ? null : { label: t("button.quote"), url: link },
        notes: order.notes ? [order.notes] : [],
      },
      itemsBlock(
        t("order.rows.title"),
        rows.map((row) => pricedItem(row, sender, texts)),
        texts,
      ),
      sumsBlock(data, texts),
      addressesBlock(data, texts),
      { kind: "lines", lines: [t("quote.after")], isSmall: true },
    ],
  });
}
