// Emails about the decision on a quote, its last day and its request, from the data in the outbox.
import { z } from "zod";
import { fromCents } from "~/contract/wire";
import { draftQuery } from "~/db/drafts/draft-orders";
import { QUOTE_REFUSED_MAIL, QUOTE_REQUESTED_MAIL } from "~/db/drafts/requests";
import type { Mail } from "~/db/mail/send-mail";
import { ask } from "~/db/query";
import { QUOTE_DECIDED_MAIL, QUOTE_EXPIRING_MAIL } from "~/db/quotes/quote-mails";
import { quoteQuery } from "~/db/quotes/quotes";
import { shopDataQuery } from "~/db/shop/shop-data";
import { localDay } from "~/domain/local-day";
import type { EmailContent } from "~/email/layout/email";
import { quoteNews, requestNews } from "~/email/quote-news";
import { now } from "~/platform/clock";
import type { Database } from "~/platform/database";
import { originOf, senderOf } from "./email-sender";

const Facts = z.object({ quote: z.int(), link: z.string() });

/** Whether emails of this kind are about the course of a quote; they have no attachments. */
export const isQuoteNews = (kind: string): boolean =>
  kind === QUOTE_DECIDED_MAIL || kind === QUOTE_EXPIRING_MAIL || isRequestNews(kind);

const isRequestNews = (kind: string): boolean => kind === QUOTE_REQUESTED_MAIL || kind === QUOTE_REFUSED_MAIL;

/** @throws Error if the quote was deleted, or the outbox contains other data */
export async function renderQuoteNews(db: Database, mail: Mail): Promise<EmailContent> {
  if (isRequestNews(mail.kind)) return renderRequestNews(db, mail);
  const { quote: id, link } = Facts.parse(mail.data);
  const shop = await ask(db, shopDataQuery());
  const quote = await ask(db, quoteQuery(id, localDay(now().toISOString(), shop.zone)));
  if (!quote) throw new Error(`quote ${id} does not exist`);
  const decided = quote.state === "accepted" ? "accepted" : "declined";
  return quoteNews({
    news: mail.kind === QUOTE_EXPIRING_MAIL ? "expiring" : decided,
    locale: mail.locale,
    isToShop: mail.kind === QUOTE_DECIDED_MAIL && quote.madeBy === null,
    sender: senderOf(shop.settings, originOf(link)),
    link,
    number: quote.number,
    customer: quote.customerName,
    total: fromCents(quote.total),
    currency: quote.currency,
    validUntil: quote.validUntil,
    reason: quote.reason,
    order: quote.order?.number ?? "",
  });
}

const RequestFacts = z.object({ draft: z.int(), link: z.string().default("") });

async function renderRequestNews(db: Database, mail: Mail): Promise<EmailContent> {
  const { draft: id, link } = RequestFacts.parse(mail.data);
  const [shop, draft] = await Promise.all([ask(db, shopDataQuery()), ask(db, draftQuery(id))]);
  if (!draft) throw new Error(`draft ${id} does not exist`);
  const isNew = mail.kind === QUOTE_REQUESTED_MAIL;
  return requestNews({
    news: isNew ? "requested" : "refused",
    locale: mail.locale,
    sender: senderOf(shop.settings, originOf(link)),
    link,
    customer: draft.customerName,
    text: isNew ? draft.requestNote : draft.refusal,
  });
}
