// The email with a link to set a back-office password. Its key is derived from the seed in the outbox: the
// database does not contain the key.
import { z } from "zod";
import { OPERATOR_LINK_KINDS } from "~/contract/operator/access/links";
import type { Locale } from "~/contract/wire";
import { ask } from "~/db/query";
import { shopDataQuery } from "~/db/shop/shop-data";
import type { EmailContent } from "~/email/layout/email";
import { operatorLink } from "~/email/operator-link";
import type { Database } from "~/platform/database";
import { originOf, senderOf } from "./email-sender";

const Facts = z.object({ page: z.string(), kind: z.enum(OPERATOR_LINK_KINDS), name: z.string() });

/** @param key last part of the link */
export async function renderOperatorLinkEmail(
  db: Database,
  { locale, data }: { locale: Locale; data: unknown },
  key: string,
): Promise<EmailContent> {
  const { settings } = await ask(db, shopDataQuery());
  const { page, kind, name } = Facts.parse(data);
  const sender = senderOf(settings, originOf(page));
  return operatorLink({ kind, name, locale, sender, link: `${page}?key=${key}` });
}
