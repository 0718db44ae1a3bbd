// Adds lines to a cart: validates each on the resulting quantity, then writes all valid ones in one batch.
import { z } from "zod";
import type { CartData } from "~/db/cart/cart-data";
import { type FoundItem, requestedItemIds, requestedItemsQuery } from "~/db/cart/requested-items";
import {
  type CartWrite,
  cartWriteAnswer,
  putLines,
  putNotes,
  refuseUnlessRow,
  removeRows,
  touchCart,
} from "~/db/cart/write-cart";
import { idsOf } from "~/db/products/price-data";
import { ask, combine } from "~/db/query";
import type { ShopData } from "~/db/shop/shop-data";
import type { Statement } from "~/platform/database";
import type { ServiceContext } from "~/services/context";
import { type AnswerStore, type IdempotentPost, withIdempotency } from "~/services/idempotency";
import { Refusal } from "~/services/refusal";
import { refuseOtherVersion, withVersionConflict } from "./change-cart";
import { cartWriteOf, loadCartWith, type OwnCart } from "./quote-cart";
import { LineRefusal, type RequestedLine, type ValidLines, validateLines } from "./validate-lines";

const CartWriteResult = z.object({
  cart: z.int().nullable(),
  rows: z.array(
    z.object({
      id: z.int(),
      product: z.int(),
      qty: z.int(),
      notes: z.string(),
      available: z.int().nullish(),
    }),
  ),
  refused: z.array(LineRefusal),
});
/** Result of the write, as stored: prices and names are added when it is serialized. */
export type CartWriteResult = z.infer<typeof CartWriteResult>;

export interface PutLinesResult {
  written: CartWriteResult;
  facts: CartData;
  shop: ShopData;
  /** The item of each line, by the line's index; missing if no item has the code. */
  itemOfLine: ReadonlyMap<number, FoundItem>;
  isReplay: boolean;
}

interface Options {
  post?: IdempotentPost | null;
  /** HTTP status stored with the answer. */
  status?: number;
  version?: number | null;
  /** Id of a row that must still be in the cart. */
  requiredRow?: number;
  remove?: readonly number[];
}

// After these refusals, a new attempt validates against the current stock.
const RETRYABLE_REFUSALS = ["quantity_not_available", "quantity_invalid"];

/**
 * Puts the valid lines into the cart; the others are in `written.refused`.
 * @throws Refusal 409 `cart_changed` if the cart has another version, or concurrent writes keep winning
 */
export const putLinesInCart = (
  c: ServiceContext,
  own: OwnCart,
  requested: readonly RequestedLine[],
  { post = null, status = 200, version = null, requiredRow, remove = [] }: Options,
): Promise<PutLinesResult> => {
  const guards = [
    ...refuseOtherVersion(own, version),
    ...(requiredRow === undefined ? [] : [refuseUnlessRow(requiredRow)]),
  ];
  const attempt = async (store: AnswerStore): Promise<PutLinesResult> => {
    const loaded = await loadCartWith(
      c,
      own,
      combine({ itemOfLine: requestedItemsQuery(requested), replay: store.replay }),
      requestedItemIds(requested),
    );
    const { shop, facts } = loaded;
    const { itemOfLine, replay } = loaded.more;
    const result = { shop, facts, itemOfLine };
    if (replay) return { ...result, written: CartWriteResult.parse(JSON.parse(replay.body)), isReplay: true };

    const rows = facts.rows.filter((row) => !remove.includes(row.id));
    const valid = validateLines(c, own, { ...result, facts: { ...facts, rows } }, requested);
    const removed = facts.rows.filter((row) => remove.includes(row.id)).map((row) => row.item.id);
    if (valid.lines.length + valid.notes.length + removed.length === 0) {
      const written = { cart: facts.cart?.id ?? null, rows: [], refused: valid.refused };
      return { ...result, written, isReplay: false };
    }
    const write = cartWriteOf(c, own);
    const answer = cartWriteAnswer(
      write,
      [...valid.lines, ...valid.notes].map(({ product }) => product),
      valid.refused,
    );
    const statements = [...guards, ...lineStatements(write, valid, removed)];
    const { body } = await ask(c.db, store.write(statements, answer, status));
    return { ...result, written: CartWriteResult.parse(JSON.parse(body)), isReplay: false };
  };
  return withVersionConflict(
    c,
    own,
    withIdempotency(c, post, attempt, {
      retryOn: RETRYABLE_REFUSALS,
      refusalOf: () => new Refusal(409, "cart_changed"),
    }),
  );
};

const lineStatements = (
  write: CartWrite,
  { lines, notes }: ValidLines,
  removed: readonly number[],
): Statement[] => [
  touchCart(write),
  ...(removed.length > 0 ? [removeRows(write.key, idsOf(removed))] : []),
  ...(lines.length > 0 ? putLines(write, lines) : []),
  ...(notes.length > 0 ? [putNotes(write, notes)] : []),
];

/** A call with one line returns that line's refusal. @throws Refusal 400 */
export function refuseLine({ written }: PutLinesResult): void {
  const [refusal] = written.refused;
  if (!refusal) return;
  const { index: _, code, ...facts } = refusal;
  const field = code === "product_not_found" ? "product" : "qty";
  throw new Refusal(400, code, facts, [{ field, code, values: facts }]);
}
