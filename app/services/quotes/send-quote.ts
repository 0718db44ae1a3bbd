// A quote on its way to its customer, by email.
import type { QuoteId } from "~/contract/ids";
import { ask } from "~/db/query";
import { quoteMail } from "~/db/quotes/quote-mails";
import { localDay } from "~/domain/local-day";
import { paths } from "~/paths";
import { wakeMail } from "~/platform/queue";
import type { ServiceContext } from "~/services/context";

/** Once on each day. @param origin of this shop: the link leads there, to a page that needs the customer's login */
export async function sendQuote(c: ServiceContext, id: QuoteId, origin: string): Promise<void> {
  const now = c.now.toISOString();
  const mails = await ask(
    c.db,
    quoteMail(id, { link: origin + paths.quote(id), now, today: localDay(now, c.zone) }),
  );
  c.ctx.waitUntil(wakeMail(c.env, mails));
}
