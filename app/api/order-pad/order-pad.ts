// The order pad: typed lines, and item suggestions while typing (added to CONTRACT §3).

import { serializeCartRows } from "~/api/cart/serialize-cart";
import type { Handlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { TABLE_PAGE_SIZE } from "~/contract/constants/paging";
import { fromCents } from "~/contract/wire";
import { messageFor } from "~/i18n/server";
import { cartOwner } from "~/services/cart/quote-cart";
import { addPadLines } from "~/services/order-pad/add-lines";
import { addTypedLines, typedLines } from "~/services/order-pad/add-typed";
import { boughtList, saveQuantities } from "~/services/order-pad/bought-list";
import { searchPadItems } from "~/services/order-pad/find-items";
import { columnsOf, readLines } from "~/services/order-pad/read-lines";
import { enteredRows, readPad } from "~/services/order-pad/read-pad";
import { padAnswer, padPost } from "./pad-answer";

export const orderPad: Handlers<"orderPad"> = {
  async get(c, { customer }) {
    const own = await cartOwner(c, { customer });
    const [{ lines, currency, lists, standing }, { cart, rows, quoted }] = await Promise.all([
      readPad(c, own),
      enteredRows(c, own),
    ]);
    return {
      entered: serializeCartRows(rows, cart, quoted, c.locale),
      currency,
      lists,
      standing,
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
    const post = padPost(c, "order-pad/lines/", { lines, drop, ...own.key });
    return padAnswer(c, own, await addPadLines(c, own, lines, { drop, post }));
  },

  async columns(c, { customer, rows }) {
    await cartOwner(c, { customer });
    return { columns: (await columnsOf(c, rows)).columns };
  },

  async read(c, { lines = [], rows = [], columns, source }) {
    const read = await readLines(c, { lines, rows, columns, source });
    return {
      columns: read.columns,
      is_certain: read.isCertain,
      lines: read.lines.map((line) => ({ ...line, message: line.doubt && messageFor(c.locale, line.doubt) })),
    };
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
    const post = padPost(c, "order-pad/quantities/add/", { lines, ...own.key });
    return padAnswer(c, own, await addTypedLines(c, own, lines, post));
  },
};
