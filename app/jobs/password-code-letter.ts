// The code for a forgotten password: made here from the outbox's seed, which is no code to anybody else.

import { senderOf } from "~/api/sender";
import type { Locale } from "~/contract/wire";
import { readShopFacts, shopFactsStatements } from "~/db/shop-facts";
import type { Letter } from "~/mail/letter";
import { passwordCode } from "~/mail/password-code";
import type { Database } from "~/platform/database";

export async function passwordCodeLetter(db: Database, code: string, locale: Locale): Promise<Letter> {
  const { settings } = readShopFacts(await db.batch(shopFactsStatements()));
  return passwordCode({ code, locale, sender: senderOf(settings) });
}
