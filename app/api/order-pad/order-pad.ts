// The order pad: lines as typed, and what to know of an item while typing (added to CONTRACT §3).

import type { z } from "zod";
import { serializePutRows } from "~/api/cart/serialize-cart";
import type { ApiContext } from "~/api/http/context";
import type { Handlers } from "~/api/http/handler";
import { idempotentPost, replyOf } from "~/api/http/idempotency";
import { listAnswer, sliceOf } from "~/api/http/paging";
import type { Reply } from "~/api/http/respond";
import { TABLE_PAGE_SIZE } from "~/contract/constants/paging";
import type { AddPadLinesAnswer } from "~/contract/order-pad";
import { fromCents } from "~/contract/wire";
import { messageFor } from "~/i18n/server";
import { requireUser } from "~/services/access";
import { cartOwner, type OwnCart } from "~/services/cart/quote-cart";
import type { IdempotentPost } from "~/services/idempotency";
import { type AddedLines, addPadLines } from "~/services/order-pad/add-lines";
import { addTypedLines, typedLines } from "~/services/order-pad/add-typed";
import { boughtList, saveQuantities } from "~/services/order-pad/bought-list";
import { fileColumns } from "~/services/order-pad/file-columns";
import { searchPadItems } from "~/services/order-pad/find-items";
import { readPad } from "~/services/order-pad/read-pad";

export const orderPad: Handlers<"orderPad"> = {
  async get(c, { customer }) {
    const own = await cartOwner(c, { customer });
    const { lines, currency } = await readPad(c, own);
    return {
      currency,
      lines: lines.map(({ reason, ...line }) => ({
        ...line,
        reason: { ...reason, message: messageFor(c.locale, reason.code, reason) },
      })),
    };
  },

  async search(c, { customer, search }) {
    return { results: await searchPadItems(c, await cartOwner(c, { customer }), search) };
  },

  async addLines(c, { customer, lines, drop = [] }) {
    const own = await cartOwner(c, { customer });
    const post = postOf(c, "order-pad/lines/", { lines, drop, ...own.key });
    return answerOf(c, own, await addPadLines(c, own, lines, { drop, post }));
  },

  async columns(c, { customer, rows }) {
    await cartOwner(c, { customer });
    return { columns: await fileColumns(c, rows) };
  },

  async bought(c, { customer, search = "", sort = "-date", ...paging }) {
    const own = await cartOwner(c, { customer });
    const slice = sliceOf({ page_size: TABLE_PAGE_SIZE, ...paging });
    const { count, items, typed, typedLines, typedTotal } = await boughtList(c, own, {
      search,
      sort,
      ...slice,
    });
    return {
      ...listAnswer(slice, count, items),
      typed: typed.map(({ product, qty }) => ({ product, qty })),
      typed_lines: typedLines,
      typed_total: fromCents(typedTotal),
    };
  },

  async saveQuantities(c, { customer, quantities }) {
    await saveQuantities(c, await cartOwner(c, { customer }), quantities);
    return null;
  },

  async addTyped(c, { customer }) {
    const own = await cartOwner(c, { customer });
    const lines = await typedLines(c, own);
    const post = postOf(c, "order-pad/quantities/add/", { lines, ...own.key });
    return answerOf(c, own, await addTypedLines(c, own, lines, post));
  },
};

const postOf = (c: ApiContext, call: string, body: Record<string, unknown>): IdempotentPost | null =>
  idempotentPost(c, { call, caller: `user/${requireUser(c).user.id}`, body });

function answerOf(c: ApiContext, own: OwnCart, { put, waiting }: AddedLines): Reply {
  const answer: z.infer<typeof AddPadLinesAnswer> = {
    added: put ? serializePutRows(c, own, put) : [],
    waiting: waiting.map((line) => ({ ...line, message: messageFor(c.locale, line.code, line) })),
  };
  return replyOf({ body: JSON.stringify(answer), status: 200, isReplay: put?.isReplay ?? false });
}
