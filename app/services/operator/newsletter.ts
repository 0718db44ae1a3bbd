// Newsletter consents: listed, exported, ended.
import type { NewsletterState } from "~/contract/constants/enums";
import type { OperatorConsent } from "~/contract/operator/newsletter";
import { type CsvStyle, fileOfPages, writeRecord, writeText } from "~/csv/text";
import { consentsQuery, endConsentAudited, subscribersAfter } from "~/db/operator/newsletter";
import { ask } from "~/db/query";
import type { ServiceContext } from "~/services/context";
import { newsletterLink } from "~/services/emails/render-newsletter-email";
import { consentHashOf } from "~/services/messages/newsletter";
import { notFound } from "~/services/refusal";

/** @param search the beginning of an address; an ended consent is found only by its whole address */
export const listConsents = (
  c: ServiceContext,
  { state, search }: { state: NewsletterState; search: string },
  slice: { limit: number; offset: number },
): Promise<{ count: number; consents: OperatorConsent[] }> =>
  ask(c.db, consentsQuery({ state, search, searchHash: consentHashOf(c.env, search) }, slice));

/** @throws Refusal 404 */
export async function removeConsent(c: ServiceContext, id: number): Promise<void> {
  if (!(await endConsentAudited(c.db, id, c.now.toISOString()))) throw notFound();
}

const HEADS = "email,language,requested_at,confirmed_at,text_version,source,unsubscribe_url".split(",");
const PAGE = 1000;

/** Confirmed consents, read from the database in pages. */
export function subscribersFile(c: ServiceContext, style: CsvStyle): ReadableStream<Uint8Array> {
  let after = 0;
  return fileOfPages(style.start + writeRecord(HEADS, style), async () => {
    const found = await ask(c.db, subscribersAfter(after, PAGE));
    after = found.at(-1)?.id ?? after;
    const records = found.map((one) =>
      writeRecord(
        [
          ...[one.email ?? "", one.locale, one.created_at, one.confirmed_at ?? ""],
          ...[String(one.text_version), one.source, newsletterLink(c.env, one)],
        ].map((cell) => writeText(cell, style)),
        style,
      ),
    );
    return { text: records.join(""), isLast: found.length < PAGE };
  });
}
