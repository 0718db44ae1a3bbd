// The frame of all emails about an order.
import type { Locale } from "~/contract/wire";
import { formatDate } from "~/i18n/format";
import type { OrderDocument } from "~/services/order-document/order-document";
import type { DocumentTexts } from "~/services/order-document/texts";
import type { Block, EmailContent } from "./layout/email";
import { renderEmail } from "./layout/render-email";

interface OrderEmail {
  subject: string;
  title: string;
  blocks: readonly Block[];
}

/** @param reader if not the order's customer */
export const orderEmail = (
  { order, sender, email }: OrderDocument,
  { t }: DocumentTexts,
  { subject, title, blocks }: OrderEmail,
  { locale, isForShop }: { locale: Locale; isForShop: boolean } = { locale: order.locale, isForShop: false },
): EmailContent =>
  renderEmail({
    subject,
    title,
    locale,
    sender,
    t,
    head: [t("frame.order", { number: order.number }), formatDate(order.date, locale, sender.zone)],
    why: t(isForShop ? "frame.why.shop" : "frame.why.order", { shop: sender.shopName }),
    ...(isForShop && email && { replyTo: email }),
    blocks,
  });

type Kind = "cancelled" | "changed" | "expired" | "failed" | "paid" | "refunded" | "returned" | "shipped";

interface News {
  kind: Kind;
  /** Uses the texts for a part of the order. */
  isPart?: boolean;
  /** Values of the kind's own sentence, beside the order's number, day and total. */
  values?: Record<string, string>;
  /** After the greeting and the kind's own sentence. */
  lines: readonly string[];
  blocks: readonly Block[];
}

/**
 * An email to the customer, in the order's language: subject, title, greeting and first sentence are texts
 * of the kind.
 */
export function orderNews(
  data: OrderDocument,
  texts: DocumentTexts,
  { kind, isPart = false, values: more = {}, lines, blocks }: News,
): EmailContent {
  const { order, name } = data;
  const { t, date, money } = texts;
  const { number } = order;
  const values = { number, date: date(order.date), total: money(order.total), ...more };
  const textOf = (key: "subject" | "title" | "text") => (isPart ? `${kind}.${key}Part` : `${kind}.${key}`);
  return orderEmail(data, texts, {
    subject: t(textOf("subject"), values),
    title: t(textOf("title"), values),
    blocks: [
      { kind: "lines", lines: [`${t(`${kind}.greeting`, { name })} ${t(textOf("text"), values)}`, ...lines] },
      ...blocks,
    ],
  });
}
