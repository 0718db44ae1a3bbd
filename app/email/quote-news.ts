// News about a quote: accepted or declined, to its agent or the shop; about to expire, to its customer.
import type { Locale } from "~/contract/wire";
import { formatDate, formatMoney } from "~/i18n/format";
import { mailTranslator } from "~/i18n/server";
import type { Sender } from "~/services/order-document/order-document";
import type { EmailContent } from "./layout/email";
import { renderEmail } from "./layout/render-email";

export interface QuoteNews {
  news: "accepted" | "declined" | "expiring";
  locale: Locale;
  sender: Sender;
  /** Whether the recipient is the shop instead of an account. */
  isToShop: boolean;
  /** Link to the quote's page, which requires a login. */
  link: string;
  number: string;
  customer: string;
  total: string;
  currency: string;
  validUntil: string;
  /** The customer's reason; may be empty. */
  reason: string;
  /** The number of the quote's order, or empty. */
  order: string;
}

export function quoteNews({ news, locale, sender, isToShop, link, ...quote }: QuoteNews): EmailContent {
  const t = mailTranslator(locale);
  const values = {
    ...{ shop: sender.shopName, number: quote.number, customer: quote.customer, order: quote.order },
    total: formatMoney(quote.total, locale, quote.currency),
    date: formatDate(quote.validUntil, locale, sender.zone),
    reason: quote.reason,
  };
  const label = t(news === "expiring" ? "button.quote" : "button.quoteSee");
  return renderEmail({
    subject: t(`quoteNews.${news}.subject`, values),
    title: t(`quoteNews.${news}.title`, values),
    locale,
    sender,
    t,
    why: t(isToShop ? "frame.why.shop" : "frame.why.account", values),
    blocks: [
      {
        kind: "lines",
        lines: [
          t(`quoteNews.${news}.text`, values),
          ...(quote.reason === "" ? [] : [t("quoteNews.reason", values)]),
        ],
      },
      { kind: "button", button: link === "" ? null : { label, url: link } },
    ],
  });
}

/** A business's request for a quote, to the shop; or its refusal, to the business. */
export function requestNews({
  news,
  locale,
  sender,
  link,
  customer,
  text,
}: Pick<QuoteNews, "locale" | "sender" | "link" | "customer"> & {
  news: "requested" | "refused";
  /** The business's note, or the reason of the refusal; may be empty. */
  text: string;
}): EmailContent {
  const t = mailTranslator(locale);
  const values = { shop: sender.shopName, customer, reason: text };
  const lines = [t(`quoteNews.${news}.text`, values)];
  if (text !== "") lines.push(t(news === "requested" ? "quoteNews.note" : "quoteNews.reason", values));
  return renderEmail({
    subject: t(`quoteNews.${news}.subject`, values),
    title: t(`quoteNews.${news}.title`, values),
    locale,
    sender,
    t,
    why: t(news === "requested" ? "frame.why.shop" : "frame.why.account", values),
    blocks: [
      { kind: "lines", lines },
      { kind: "button", button: link === "" ? null : { label: t("button.quoteAnswer"), url: link } },
    ],
  });
}
