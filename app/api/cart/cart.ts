// The cart: one for a customer and a season, which customer and agent share (CONTRACT §8).

import type { ApiContext } from "~/api/http/context";
import type { Handlers } from "~/api/http/handler";
import { bodyHashOf, optionalKey, REPLAYED_HEADERS } from "~/api/http/idempotency";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { Reply } from "~/api/http/respond";
import type { BatchAnswer, ProductDetail } from "~/contract/cart";
import { createCart } from "~/db/cart/find-cart";
import { productsOf, removeRows, touchCart } from "~/db/cart/write-cart";
import { messageFor } from "~/i18n/server";
import { requireUser } from "~/services/access";
import {
  type IdempotentWrite,
  type PutLinesResult,
  putLinesInCart,
  refuseLine,
} from "~/services/cart/put-lines";
import { cartOwner, cartWriteOf, loadCart, quoteRows } from "~/services/cart/quote-cart";
import { changeCart, editRow, expectedVersion, mapConflict, removeRow } from "./cart-rows";
import { serializeCart, serializeCartRows, serializeProductDetail, serializePutRows } from "./serialize-cart";

export const cart: Handlers<"cart"> = {
  async getOrCreate(c, input) {
    const own = await cartOwner(c, input);
    if (input.lazy !== "true") await createCart(c.db, own.key, requireUser(c).user.id, c.now.toISOString());
    const { shop, facts } = await loadCart(c, own);
    return serializeCart(own, facts, quoteRows(c, own, shop, facts.rows), shop.currency);
  },

  async rows(c, input) {
    const own = await cartOwner(c, input);
    const { shop, facts } = await loadCart(c, own);
    const rows = serializeCartRows(facts.rows, input.cart, quoteRows(c, own, shop, facts.rows), c.locale);
    return listAnswer(sliceOf({ page: -1 }), rows.length, rows);
  },

  async addRow(c, { product, qty, notes, ...which }) {
    const own = await cartOwner(c, which);
    const repeat = repeatOf(c, "carts/rows/", 201, { product, qty, notes, ...own.key });
    const put = await putLinesInCart(c, own, [{ product, qty, ...(notes === undefined ? {} : { notes }) }], {
      repeat,
    });
    refuseLine(put);
    return replied(put, 201, serializePutRows(c, own, put)[0]);
  },

  editRow,
  removeRow,

  async clear(c, input) {
    const own = await cartOwner(c, input);
    await changeCart(c, own, [removeRows(own.key, productsOf(own.key)), touchCart(cartWriteOf(c, own))]);
    return null;
  },

  async batch(c, { rows, remove, ...which }) {
    const own = await cartOwner(c, which);
    const repeat = repeatOf(c, "carts/rows/batch/", 200, { rows, remove, ...own.key });
    const guards = expectedVersion(c, own);
    const put = await mapConflict(c, own, putLinesInCart(c, own, rows, { repeat, guards, remove }));
    const answer: BatchAnswer = {
      added: serializePutRows(c, own, put),
      refused: put.deed.refused.map((refusal) => ({
        ...refusal,
        message: messageFor(c.locale, refusal.code, refusal),
        item: itemOf(c, put, refusal.index),
      })),
    };
    return replied(put, 200, answer);
  },
};

function repeatOf(
  c: ApiContext,
  call: string,
  status: number,
  body: Record<string, unknown>,
): IdempotentWrite | null {
  const key = optionalKey(c, call, `user/${requireUser(c).user.id}`);
  return key && { key, bodyHash: bodyHashOf(body), status };
}

function itemOf(c: ApiContext, { facts, itemOfLine }: PutLinesResult, index: number): ProductDetail | null {
  const item = facts.items.get(itemOfLine.get(index)?.item ?? 0);
  return item ? serializeProductDetail(item, c.locale) : null;
}

const replied = <T>({ isReplay }: PutLinesResult, status: number, answer: T) =>
  new Reply(JSON.stringify(answer), status, isReplay ? REPLAYED_HEADERS : {});
