// The cart: one for a customer and a season, which customer and agent share (CONTRACT §8).
import type { BatchAnswer, ProductDetail } from "~/contract/cart";
import { createCart } from "~/db/cart/find";
import { productsOf, takeRows, touchCart } from "~/db/cart/write";
import { messageFor } from "~/i18n/server";
import { Reply } from "./answers";
import { type LinesPut, putIntoCart, type Repeat, refuseLine, rowsPut } from "./cart-lines";
import { cartOwner, deedOf, loadCart, quoteRows } from "./cart-quote";
import { changeCart, editRow, heeding, removeRow, versionAsked } from "./cart-rows";
import { cartOf, cartRowsOf, detailOf } from "./cart-shape";
import type { ApiContext } from "./context";
import type { Handlers } from "./handler";
import { bodyHashOf, optionalKey, REPLAYED } from "./idempotency";
import { listAnswer, sliceOf } from "./paging";
import { signedIn } from "./who";

export const cart: Handlers<"cart"> = {
  async getOrCreate(c, input) {
    const own = await cartOwner(c, input);
    if (input.lazy !== "true") await createCart(c.db, own.key, signedIn(c).user.id, c.now.toISOString());
    const { shop, facts } = await loadCart(c, own);
    return cartOf(own, facts, quoteRows(c, own, shop, facts.rows), shop.currency);
  },

  async rows(c, input) {
    const own = await cartOwner(c, input);
    const { shop, facts } = await loadCart(c, own);
    const rows = cartRowsOf(facts.rows, input.cart, quoteRows(c, own, shop, facts.rows), c.locale);
    return listAnswer(sliceOf({ page: -1 }), rows.length, rows);
  },

  async addRow(c, { product, qty, notes, ...which }) {
    const own = await cartOwner(c, which);
    const repeat = repeatOf(c, "carts/rows/", 201, { product, qty, notes, ...own.key });
    const put = await putIntoCart(c, own, [{ product, qty, ...(notes === undefined ? {} : { notes }) }], {
      repeat,
    });
    refuseLine(put);
    return replied(put, 201, rowsPut(c, own, put)[0]);
  },

  editRow,
  removeRow,

  async clear(c, input) {
    const own = await cartOwner(c, input);
    await changeCart(c, own, [takeRows(own.key, productsOf(own.key)), touchCart(deedOf(c, own))]);
    return null;
  },

  async batch(c, { rows, remove, ...which }) {
    const own = await cartOwner(c, which);
    const repeat = repeatOf(c, "carts/rows/batch/", 200, { rows, remove, ...own.key });
    const guards = versionAsked(c, own);
    const put = await heeding(c, own, putIntoCart(c, own, rows, { repeat, guards, remove }));
    const answer: BatchAnswer = {
      added: rowsPut(c, own, put),
      refused: put.deed.refused.map((refusal) => ({
        ...refusal,
        message: messageFor(c.locale, refusal.code, refusal),
        item: itemOf(c, put, refusal.index),
      })),
    };
    return replied(put, 200, answer);
  },
};

function repeatOf(c: ApiContext, call: string, status: number, body: Record<string, unknown>): Repeat | null {
  const key = optionalKey(c, call, `user/${signedIn(c).user.id}`);
  return key && { key, bodyHash: bodyHashOf(body), status };
}

function itemOf(c: ApiContext, { facts, itemOfLine }: LinesPut, index: number): ProductDetail | null {
  const item = facts.items.get(itemOfLine.get(index)?.item ?? 0);
  return item ? detailOf(item, c.locale) : null;
}

const replied = <T>({ isReplay }: LinesPut, status: number, answer: T) =>
  new Reply(JSON.stringify(answer), status, isReplay ? REPLAYED : {});
