// The quotes that a caller may act for: their own, or those of an agent's customers.
import type { QuoteState } from "~/contract/constants/enums";
import { isAgent } from "~/db/auth/users";
import { together } from "~/db/query";
import { quotesQueries } from "~/db/quotes/quotes";
import { customerFor, requireUser } from "~/services/access";
import { type ServiceContext, todayOf } from "~/services/context";
import { serializeQuote } from "./serialize-quote";

/** A page of quotes, newest first. @param customer an agent may omit it, for those of all their customers */
export async function listOwnQuotes(
  c: ServiceContext,
  { customer, state }: { customer: number | undefined; state: QuoteState | undefined },
  slice: { limit: number; offset: number },
) {
  const { user } = requireUser(c);
  const of =
    isAgent(user) && customer === undefined
      ? { agent: user.id }
      : { customer: (await customerFor(c, customer)).id };
  const today = todayOf(c);
  const { count, quotes } = await together(c.db, quotesQueries({ of, state }, today, slice));
  return { count, quotes: quotes.map(serializeQuote) };
}
