// The code for a forgotten or a first password: made here from the outbox's seed, which is no code to anybody else.

import { senderOf } from "~/api/sender";
import type { Locale } from "~/contract/wire";
import type { Invitation } from "~/db/mails";
import { readShopFacts, shopFactsStatements } from "~/db/shop-facts";
import type { Letter } from "~/mail/letter";
import { passwordCode } from "~/mail/password-code";
import type { Database } from "~/platform/database";

export async function passwordCodeLetter(
  db: Database,
  facts: { code: string; locale: Locale; invitation: Invitation | null },
): Promise<Letter> {
  const { settings } = readShopFacts(await db.batch(shopFactsStatements()));
  return passwordCode({ ...facts, sender: senderOf(settings) });
}
