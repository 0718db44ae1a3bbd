// Saved lists (added to CONTRACT §3).
import type { Handlers } from "~/api/http/handler";
import { addListLines, linesOfList } from "~/services/order-pad/add-list";
import {
  createOrderList,
  editOrderList,
  listOrderLists,
  openOrderList,
  removeOrderList,
  saveRowsOfList,
} from "~/services/order-pad/order-lists";
import { padAnswer, padPost } from "./pad-answer";

export const orderLists: Handlers<"orderLists"> = {
  async list(c, { customer }) {
    return { results: await listOrderLists(c, customer) };
  },

  get: (c, { id }) => openOrderList(c, id),

  create(c, input) {
    const source = c.request.headers.get("Idempotency-Key")?.slice(0, 64) ?? crypto.randomUUID();
    return createOrderList(c, input, source);
  },

  edit: (c, { id, ...input }) => editOrderList(c, id, input, new URL(c.request.url).origin),

  async saveRows(c, { id, quantities, lines = [] }) {
    return { unknown: await saveRowsOfList(c, id, quantities, lines) };
  },

  async remove(c, { id }) {
    await removeOrderList(c, id);
    return null;
  },

  async addToCart(c, { id, quantities }) {
    const list = await linesOfList(c, id, quantities);
    const post = padPost(c, `order-lists/${id}/add/`, { lines: list.lines, ...list.own.key });
    return padAnswer(c, list.own, await addListLines(c, id, list, post));
  },
};
