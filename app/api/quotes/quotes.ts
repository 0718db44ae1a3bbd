// Quotes (added to CONTRACT §3).
import type { ApiContext } from "~/api/http/context";
import { fileResponse } from "~/api/http/file-response";
import type { Handlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { requireAgent } from "~/services/access";
import { requestQuote } from "~/services/drafts/request-quote";
import { acceptOwnQuote, endOwnQuote, refuseUnlessOpen } from "~/services/quotes/decide-quote";
import { makeQuote } from "~/services/quotes/make-quote";
import { findOwnQuote, openQuote } from "~/services/quotes/open-quote";
import { listOwnQuotes } from "~/services/quotes/own-quotes";
import { quoteFile } from "~/services/quotes/quote-document";
import { sendQuote } from "~/services/quotes/send-quote";

const originOf = (c: ApiContext): string => new URL(c.request.url).origin;

export const quotes: Handlers<"quotes"> = {
  async list(c, { customer, state, ...paging }) {
    const slice = sliceOf(paging);
    const { count, quotes: found } = await listOwnQuotes(c, { customer, state }, slice);
    return listAnswer(slice, count, found);
  },

  request(c, { season, note }) {
    const source = c.request.headers.get("Idempotency-Key")?.slice(0, 64) ?? crypto.randomUUID();
    return requestQuote(c, { season, note }, { source, origin: originOf(c) });
  },

  get: (c, { id }) => openQuote(c, id),

  async document(c, { id }) {
    return fileResponse(await quoteFile(c, id));
  },

  create(c, input) {
    const source = c.request.headers.get("Idempotency-Key")?.slice(0, 64) ?? crypto.randomUUID();
    return makeQuote(c, input, { source, origin: originOf(c) });
  },

  async send(c, { id }) {
    requireAgent(c);
    const { quote } = await findOwnQuote(c, id);
    refuseUnlessOpen(quote);
    await sendQuote(c, id, originOf(c));
    return null;
  },

  accept: (c, { id }) => acceptOwnQuote(c, id, originOf(c)),

  decline: (c, { id, reason }) => endOwnQuote(c, id, { state: "declined", reason, origin: originOf(c) }),

  withdraw(c, { id, reason }) {
    requireAgent(c);
    return endOwnQuote(c, id, { state: "withdrawn", reason, origin: originOf(c) });
  },
};
