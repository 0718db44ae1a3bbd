// Adds a saved list to the cart as lines of the order pad: lines that cannot be added wait there.
import { moveOn } from "~/db/order-pad/order-lists";
import { addDays } from "~/domain/local-day";
import type { OwnCart } from "~/services/cart/quote-cart";
import { type ServiceContext, todayOf } from "~/services/context";
import type { IdempotentPost } from "~/services/idempotency";
import { type AddedLines, addPadLines, type TypedLine } from "./add-lines";
import { listRows, ownList, qtyOrZero } from "./order-lists";

/**
 * The list's rows as lines, or only those with a typed quantity. @throws Refusal 404 for a list that is not
 * the caller's
 */
export async function linesOfList(
  c: ServiceContext,
  id: number,
  typed: readonly { product: number; qty?: unknown }[] | undefined,
): Promise<{ own: OwnCart; lines: TypedLine[]; rhythmWeeks: number | null }> {
  const { own, list } = await ownList(c, id);
  const quantities = typed && new Map(typed.map(({ product, qty }) => [product, qtyOrZero(product, qty)]));
  const lines = (await listRows(c, id)).flatMap(({ product, sku, qty, notes }): TypedLine[] => {
    const wanted = quantities ? (quantities.get(product) ?? 0) : qty;
    return wanted > 0 ? [{ written: `${sku} ${wanted}`, code: sku, product, qty: wanted, notes }] : [];
  });
  return { own, lines, rhythmWeeks: list.rhythmWeeks };
}

/** The next day of an order template counts from today. */
export async function addListLines(
  c: ServiceContext,
  id: number,
  { own, lines, rhythmWeeks }: Awaited<ReturnType<typeof linesOfList>>,
  post: IdempotentPost | null,
): Promise<AddedLines> {
  const added = await addPadLines(c, own, lines, { drop: [], post });
  if (rhythmWeeks !== null && lines.length > 0)
    await c.db.batch([moveOn(id, addDays(todayOf(c), rhythmWeeks * 7))]);
  return added;
}
