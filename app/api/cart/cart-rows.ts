// Changes the quantity or notes of a row that is already in a cart, or removes it.

import type { ApiContext } from "~/api/http/context";
import type { Handler } from "~/api/http/handler";
import type { Calls } from "~/contract/calls";
import { findOwnRow, putRowNotes, removeRow as removeOwnRow } from "~/services/cart/change-cart";
import { putLinesInCart, refuseLine } from "~/services/cart/put-lines";
import { loadCart, quoteRows } from "~/services/cart/quote-cart";
import { invalidField, notFound } from "~/services/refusal";
import { serializeCartRows, serializePutRows } from "./serialize-cart";

export const editRow: Handler<Calls["cart"]["editRow"]> = async (c, { id, qty, notes }) => {
  const found = await findOwnRow(c, id);
  const { own, product } = found;
  const version = expectedVersion(c);
  if (qty === undefined) {
    if (notes === undefined) throw invalidField("qty", "required");
    await putRowNotes(c, found, notes, version);
    const { shop, facts } = await loadCart(c, own);
    const rows = facts.rows.filter((row) => row.id === id);
    const [row] = serializeCartRows(rows, facts.cart?.id ?? 0, quoteRows(c, own, shop, rows), c.locale);
    if (!row) throw notFound();
    return row;
  }
  const line = { product, qty, set: true, ...(notes === undefined ? {} : { notes }) };
  const put = await putLinesInCart(c, own, [line], { version, requiredRow: id });
  refuseLine(put);
  const [row] = serializePutRows(c, own, put);
  if (!row) throw notFound();
  return row;
};

export const removeRow: Handler<Calls["cart"]["removeRow"]> = async (c, { id }) => {
  await removeOwnRow(c, await findOwnRow(c, id), expectedVersion(c));
  return null;
};

/**
 * Parses `If-Match: 7` or `"7"`. Returns null without the header.
 * @throws Refusal 400 for an invalid version
 */
export function expectedVersion(c: ApiContext): number | null {
  const header = c.request.headers.get("If-Match");
  if (header === null) return null;
  const version = /^"?(\d{1,15})"?$/.exec(header)?.[1];
  if (version === undefined) throw invalidField("If-Match", "invalid");
  return Number(version);
}
