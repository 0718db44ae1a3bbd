// The order pad: lines as typed, and what to know of an item while typing (added to CONTRACT §3).

import type { z } from "zod";
import { serializePutRows } from "~/api/cart/serialize-cart";
import type { Handlers } from "~/api/http/handler";
import { idempotentPost, replyOf } from "~/api/http/idempotency";
import type { AddPadLinesAnswer } from "~/contract/order-pad";
import { messageFor } from "~/i18n/server";
import { requireUser } from "~/services/access";
import { cartOwner } from "~/services/cart/quote-cart";
import { addPadLines } from "~/services/order-pad/add-lines";
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
    const caller = `user/${requireUser(c).user.id}`;
    const post = idempotentPost(c, { call: "order-pad/lines/", caller, body: { lines, drop, ...own.key } });
    const { put, waiting } = await addPadLines(c, own, lines, { drop, post });
    const answer: z.infer<typeof AddPadLinesAnswer> = {
      added: put ? serializePutRows(c, own, put) : [],
      waiting: waiting.map((line) => ({ ...line, message: messageFor(c.locale, line.code, line) })),
    };
    return replyOf({ body: JSON.stringify(answer), status: 200, isReplay: put?.isReplay ?? false });
  },
};
