// Sends a quote to its customer by email.
import type { QuoteId } from "~/contract/ids";
import { ask } from "~/db/query";
import { quoteMail } from "~/db/quotes/quote-mails";
import { localDay } from "~/domain/local-day";
import { paths } from "~/paths";
import { wakeMail } from "~/platform/queue";
import type { ServiceContext } from "~/services/context";

/**
 * At most once per day. @param origin of this shop, for the link to a page that requires the customer's
 * login
 */
export async function sendQuote(c: ServiceContext, id: QuoteId, origin: string): Promise<void> {
  const now = c.now.toISOString();
  const mails = await ask(
    c.db,
    quoteMail(id, { link: origin + paths.quote(id), now, today: localDay(now, c.zone) }),
  );
  c.ctx.waitUntil(wakeMail(c.env, mails));
}
