// Lines on their way into a cart: each is judged on the quantity that would result, then all good ones are one batch.
import { z } from "zod";
import type { CartData } from "~/db/cart/cart-data";
import {
  type FoundItem,
  readRequestedItems,
  requestedItemIds,
  requestedItemsStatement,
} from "~/db/cart/requested-items";
import {
  type CartWrite as CartDeed,
  cartWriteAnswer,
  type Line,
  type Note,
  putLines,
  putNotes,
  removeRows,
  touchCart,
} from "~/db/cart/write-cart";
import {
  ALREADY_PROCESSED,
  type IdempotencyKey,
  readStoredAnswer,
  refuseIfProcessed,
  storeAnswer,
  storedAnswerStatement,
} from "~/db/idempotency-keys";
import { idsOf } from "~/db/products/price-data";
import type { ShopData } from "~/db/shop/shop-data";
import { later } from "~/platform/clock";
import { BatchRefused, type Row, type Statement } from "~/platform/database";
import type { ServiceContext } from "~/services/context";
import { WRITE_KEY_LIFETIME } from "~/services/idempotency";
import { Refusal } from "~/services/refusal";
import { cartWriteOf, loadCart, type OwnCart } from "./quote-cart";
import { LineRefusal, type RequestedLine, validateLines } from "./validate-lines";

const CartWriteResult = z.object({
  cart: z.int().nullable(),
  rows: z.array(z.object({ id: z.int(), product: z.int(), qty: z.int(), notes: z.string() })),
  refused: z.array(LineRefusal),
});
/** What was done, as kept: prices and words are put to it when it is answered. */
export type Deed = z.infer<typeof CartWriteResult>;

export interface IdempotentWrite {
  key: IdempotencyKey;
  bodyHash: string;
  status: number;
}

export interface PutLinesResult {
  deed: Deed;
  facts: CartData;
  shop: ShopData;
  /** What each line asks for, by its index; null where nothing has the code. */
  itemOfLine: ReadonlyMap<number, FoundItem>;
  isReplay: boolean;
}

// Each new try has seen what the one before met: stock that was bought meanwhile, or the same post's own answer.
const MAX_ATTEMPTS = 4;

/** What one deed does to a cart. */
interface Change {
  lines: Line[];
  notes: Note[];
  /** The products whose rows go. */
  gone: number[];
}

/**
 * @param remove ids of rows that go in the same batch
 * @param guards statements that refuse where the cart is not as the caller believes
 */
export async function putLinesInCart(
  c: ServiceContext,
  own: OwnCart,
  asked: readonly RequestedLine[],
  {
    repeat = null,
    guards = [],
    remove = [],
  }: { repeat?: IdempotentWrite | null; guards?: Statement[]; remove?: readonly number[] },
): Promise<PutLinesResult> {
  const now = c.now.toISOString();
  for (let left = MAX_ATTEMPTS; left > 0; left -= 1) {
    const more = [
      requestedItemsStatement(asked),
      ...(repeat ? [storedAnswerStatement(repeat.key, now)] : []),
    ];
    const { shop, facts, more: answers } = await loadCart(c, own, { besides: requestedItemIds(asked), more });
    const [askedRows = [], keptRows = []] = answers;
    const loaded = { shop, facts, itemOfLine: readRequestedItems(askedRows) };
    const kept = readStoredAnswer(keptRows);
    if (kept && kept.bodyHash === repeat?.bodyHash)
      return { ...loaded, deed: CartWriteResult.parse(JSON.parse(kept.answer)), isReplay: true };

    const rows = facts.rows.filter((row) => !remove.includes(row.id));
    const others = { ...loaded, facts: { ...facts, rows } };
    const { lines, notes, refused } = validateLines(c, own, others, asked);
    const gone = facts.rows.filter((row) => remove.includes(row.id)).map((row) => row.item.id);
    if (lines.length + notes.length + gone.length === 0)
      return { ...loaded, deed: { cart: facts.cart?.id ?? null, rows: [], refused }, isReplay: false };
    const deed = await write(c, cartWriteOf(c, own), { lines, notes, gone }, refused, guards, repeat);
    if (deed) return { ...loaded, deed, isReplay: false };
  }
  throw new Refusal(409, "cart_changed");
}

/** A single line that was refused is the call's own refusal. */
export function refuseLine({ deed }: PutLinesResult): void {
  const [refusal] = deed.refused;
  if (!refusal) return;
  const { index: _, code, ...facts } = refusal;
  const field = code === "product_not_found" ? "product" : "qty";
  throw new Refusal(400, code, facts, [{ field, code, values: facts }]);
}

/** Null where the batch met something that the judgement had not: then it is worth another look. */
async function write(
  c: ServiceContext,
  deed: CartDeed,
  { lines, notes, gone }: Change,
  refused: LineRefusal[],
  guards: Statement[],
  repeat: IdempotentWrite | null,
): Promise<Deed | null> {
  const answer = cartWriteAnswer(
    deed.key,
    [...lines, ...notes].map(({ product }) => product),
    refused,
  );
  const statements: Statement[] = [
    ...guards,
    touchCart(deed),
    ...(gone.length > 0 ? [removeRows(deed.key, idsOf(gone))] : []),
    ...(lines.length > 0 ? putLines(deed, lines) : []),
    ...(notes.length > 0 ? [putNotes(deed, notes)] : []),
  ];
  if (repeat) {
    const { key, bodyHash, status } = repeat;
    statements.unshift(refuseIfProcessed(key, bodyHash, deed.now, { anyBody: false }));
    statements.push(storeAnswer(key, bodyHash, status, later(c.now, WRITE_KEY_LIFETIME), answer));
  } else statements.push(answer);
  try {
    return readDeed(await c.db.batch(statements));
  } catch (error) {
    if (error instanceof BatchRefused && RETRYABLE_REFUSALS.includes(error.code)) return null;
    throw error;
  }
}

const RETRYABLE_REFUSALS = [ALREADY_PROCESSED, "quantity_not_available", "quantity_invalid"];

const readDeed = (rows: Row[][]): Deed => CartWriteResult.parse(JSON.parse(String(rows.at(-1)?.[0]?.answer)));
