// The email of a quote, with its PDF, from the data in the outbox.
import { z } from "zod";
import type { Mail } from "~/db/mail/send-mail";
import type { EmailContent } from "~/email/layout/email";
import { quoteEmail } from "~/email/quote";
import { now } from "~/platform/clock";
import type { Database } from "~/platform/database";
import type { Env } from "~/platform/env";
import { quoteAttachment, quoteOfEmail } from "~/services/quotes/quote-document";

const Facts = z.object({ quote: z.int(), link: z.string() });

/** @throws Error if the quote was deleted, or the outbox contains other data */
export async function renderQuoteEmail(db: Database, mail: Mail): Promise<EmailContent> {
  const { document, link } = await factsOf(db, mail);
  return quoteEmail(document, link);
}

export async function attachmentOfQuote(db: Database, env: Env, mail: Mail) {
  const { document } = await factsOf(db, mail);
  const { name: filename, type, bytes } = await quoteAttachment(db, env, document);
  return [{ filename, type, bytes }];
}

async function factsOf(db: Database, mail: Mail) {
  const { quote, link } = Facts.parse(mail.data);
  const document = await quoteOfEmail(db, quote, { link, now: now() });
  if (!document) throw new Error(`quote ${quote} does not exist`);
  return { document, link };
}
