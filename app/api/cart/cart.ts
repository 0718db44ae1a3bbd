// The cart: one per customer and season, shared by customer and agent (CONTRACT §8).

import type { ApiContext } from "~/api/http/context";
import type { Handlers } from "~/api/http/handler";
import { idempotentPost, replyOf } from "~/api/http/idempotency";
import { listAnswer, sliceOf } from "~/api/http/paging";
import type { BatchAnswer, ProductDetail } from "~/contract/cart";
import { messageFor } from "~/i18n/server";
import { requireUser } from "~/services/access";
import { clearCart } from "~/services/cart/change-cart";
import { type PutLinesResult, putLinesInCart, refuseLine } from "~/services/cart/put-lines";
import { cartOwner, createOwnCart, loadCart, quoteRows } from "~/services/cart/quote-cart";
import { serializeProductDetail } from "~/services/catalogue/serialize-product-detail";
import type { IdempotentPost } from "~/services/idempotency";
import { editRow, expectedVersion, removeRow } from "./cart-rows";
import { serializeCart, serializeCartRows, serializePutRows } from "./serialize-cart";

export const cart: Handlers<"cart"> = {
  async getOrCreate(c, input) {
    const own = await cartOwner(c, input);
    if (input.lazy !== "true") await createOwnCart(c, own);
    const { shop, facts } = await loadCart(c, own);
    return serializeCart(own, facts, quoteRows(c, own, shop, facts.rows), shop.currency);
  },

  async rows(c, input) {
    const own = await cartOwner(c, input);
    const { shop, facts } = await loadCart(c, own);
    const rows = serializeCartRows(
      facts.rows,
      facts.cart?.id ?? 0,
      quoteRows(c, own, shop, facts.rows),
      c.locale,
    );
    return listAnswer(sliceOf({ page: -1 }), rows.length, rows);
  },

  async addRow(c, { product, qty, notes, ...selector }) {
    const own = await cartOwner(c, selector);
    const post = postOf(c, "carts/rows/", { product, qty, notes, ...own.key });
    const line = { product, qty, ...(notes === undefined ? {} : { notes }) };
    const put = await putLinesInCart(c, own, [line], { post, status: 201 });
    refuseLine(put);
    return replyOf({
      body: JSON.stringify(serializePutRows(c, own, put)[0]),
      status: 201,
      isReplay: put.isReplay,
    });
  },

  editRow,
  removeRow,

  async clear(c, input) {
    await clearCart(c, await cartOwner(c, input), expectedVersion(c));
    return null;
  },

  async batch(c, { rows, remove, ...selector }) {
    const own = await cartOwner(c, selector);
    const post = postOf(c, "carts/rows/batch/", { rows, remove, ...own.key });
    const put = await putLinesInCart(c, own, rows, { post, version: expectedVersion(c), remove });
    const answer: BatchAnswer = {
      added: serializePutRows(c, own, put),
      refused: put.written.refused.map((refusal) => ({
        ...refusal,
        message: messageFor(c.locale, refusal.code, refusal),
        item: itemOf(c, put, refusal.index),
      })),
    };
    return replyOf({ body: JSON.stringify(answer), status: 200, isReplay: put.isReplay });
  },
};

const postOf = (c: ApiContext, call: string, body: Record<string, unknown>): IdempotentPost | null =>
  idempotentPost(c, { call, caller: `user/${requireUser(c).user.id}`, body });

function itemOf(c: ApiContext, { facts, itemOfLine }: PutLinesResult, index: number): ProductDetail | null {
  const item = facts.items.get(itemOfLine.get(index)?.item ?? 0);
  return item ? serializeProductDetail(item, c.locale) : null;
}
