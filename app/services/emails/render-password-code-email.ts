// The email with a password code, which is derived from the seed in the outbox: the database does not
// contain the code.

import type { Locale } from "~/contract/wire";
import type { Invitation } from "~/db/mail/outbox";
import { ask } from "~/db/query";
import { shopDataQuery } from "~/db/shop/shop-data";
import type { EmailContent } from "~/email/layout/email";
import { passwordCode } from "~/email/password-code";
import type { Database } from "~/platform/database";
import { originOf, senderOf } from "./email-sender";

/**
 * @param facts the code as text, the recipient's locale, the page where the code is typed, and the
 * invitation of a new account
 */
export async function renderPasswordCodeEmail(
  db: Database,
  facts: { code: string; locale: Locale; link: string; invitation: Invitation | null },
): Promise<EmailContent> {
  const { settings } = await ask(db, shopDataQuery());
  const { code, locale, invitation } = facts;
  const link = invitation?.link ?? facts.link;
  return passwordCode({
    ...{ code, locale, link },
    invited: invitation?.username ?? null,
    sender: senderOf(settings, originOf(link)),
  });
}
