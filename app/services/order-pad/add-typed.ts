// Adds the quantities typed into the customer's list to the cart; a refused one waits as a line.
import { forgetQuantities, typedQuantitiesQuery } from "~/db/order-pad/typed-quantities";
import { ask } from "~/db/query";
import type { OwnCart } from "~/services/cart/quote-cart";
import type { ServiceContext } from "~/services/context";
import type { IdempotentPost } from "~/services/idempotency";
import { type AddedLines, addPadLines, type TypedLine } from "./add-lines";
import { padKeyOf } from "./bought-list";

export async function typedLines(c: ServiceContext, own: OwnCart): Promise<TypedLine[]> {
  const typed = await ask(c.db, typedQuantitiesQuery(padKeyOf(c, own)));
  return typed.map(({ product, sku, qty }) => ({ written: `${sku} ${qty}`, code: sku, product, qty }));
}

/** @param post id of these lines: another quantity is another post */
export async function addTypedLines(
  c: ServiceContext,
  own: OwnCart,
  lines: readonly TypedLine[],
  post: IdempotentPost | null,
): Promise<AddedLines> {
  const wanted = lines.filter(({ qty }) => !/^0*$/.test(String(qty)));
  const added = await addPadLines(c, own, wanted, { drop: [], post });
  const products = lines.flatMap(({ product }) => product ?? []);
  if (products.length > 0) await c.db.batch([forgetQuantities(padKeyOf(c, own), products)]);
  return added;
}
