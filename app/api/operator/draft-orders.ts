// Draft orders (CONTRACT §16).
import type { ApiContext } from "~/api/http/context";
import { fileResponse } from "~/api/http/file-response";
import type { OperatorHandlers } from "~/api/http/handler";
import { idempotentPost } from "~/api/http/idempotency";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { changeDraft, createDraft, getDraft, listDrafts, removeDraft } from "~/services/drafts/draft-orders";
import { refuseQuoteRequest } from "~/services/drafts/request-quote";
import { draftQuoteFile, placeDraftOrder, sendDraftQuote } from "~/services/drafts/send-draft";

const originOf = (c: ApiContext): string => new URL(c.request.url).origin;

export const draftOrders: OperatorHandlers<"draftOrders"> = {
  async list(c, { state, ...paging }) {
    const slice = sliceOf(paging);
    const { count, drafts } = await listDrafts(c, state, slice);
    return listAnswer(slice, count, drafts);
  },

  create(c, input) {
    const post = idempotentPost(c, { call: "draftOrders.create", caller: "operator", body: {} });
    return createDraft(c, input, { source: post?.key.key ?? crypto.randomUUID(), origin: originOf(c) });
  },

  get: (c, { id }) => getDraft(c, id),

  edit: (c, { id, ...input }) => changeDraft(c, id, input),

  async remove(c, { id }) {
    await removeDraft(c, id);
    return null;
  },

  async preview(c, { id }) {
    return fileResponse(await draftQuoteFile(c, id));
  },

  quote: (c, { id, ...sent }) => sendDraftQuote(c, id, sent, originOf(c)),

  refuse: (c, { id, reason }) => refuseQuoteRequest(c, id, reason),

  order: (c, { id, ...sent }) => placeDraftOrder(c, id, sent, originOf(c)),
};
