// Lines on their way into a cart: each is judged on the quantity that would result, then all good ones are one batch.
import { z } from "zod";
import type { CartRow } from "~/contract/cart";
import { askedIds, askedItems, type FoundItem, readAsked } from "~/db/cart/asked";
import type { CartFacts } from "~/db/cart/facts";
import {
  type Deed as CartDeed,
  deedAnswer,
  type Line,
  type Note,
  putLines,
  putNotes,
  takeRows,
  touchCart,
} from "~/db/cart/write";
import {
  ANSWER_KEPT,
  type AnswerKey,
  findAnswer,
  keepAnswer,
  readAnswer,
  refuseIfKept,
} from "~/db/kept-answers";
import { idsOf } from "~/db/price-facts";
import type { ShopFacts } from "~/db/shop-facts";
import { later } from "~/platform/clock";
import { BatchRefused, type Row, type Statement } from "~/platform/database";
import { type AskedLine, judge, LineRefusal } from "./cart-judge";
import { deedOf, loadCart, type OwnCart, quoteRows } from "./cart-quote";
import { cartRowsOf } from "./cart-shape";
import type { ApiContext } from "./context";
import { DEED_KEY_LIFE } from "./idempotency";
import { Refusal } from "./refusal";

const Deed = z.object({
  cart: z.int().nullable(),
  rows: z.array(z.object({ id: z.int(), product: z.int(), qty: z.int(), notes: z.string() })),
  refused: z.array(LineRefusal),
});
/** What was done, as kept: prices and words are put to it when it is answered. */
export type Deed = z.infer<typeof Deed>;

export interface Repeat {
  key: AnswerKey;
  bodyHash: string;
  status: number;
}

export interface LinesPut {
  deed: Deed;
  facts: CartFacts;
  shop: ShopFacts;
  /** What each line asks for, by its index; null where nothing has the code. */
  itemOfLine: ReadonlyMap<number, FoundItem>;
  isReplay: boolean;
}

// Each new try has seen what the one before met: stock that was bought meanwhile, or the same post's own answer.
const TRIES = 4;

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
export async function putIntoCart(
  c: ApiContext,
  own: OwnCart,
  asked: readonly AskedLine[],
  {
    repeat = null,
    guards = [],
    remove = [],
  }: { repeat?: Repeat | null; guards?: Statement[]; remove?: readonly number[] },
): Promise<LinesPut> {
  const now = c.now.toISOString();
  for (let left = TRIES; left > 0; left -= 1) {
    const more = [askedItems(asked), ...(repeat ? [findAnswer(repeat.key, now)] : [])];
    const { shop, facts, more: answers } = await loadCart(c, own, { besides: askedIds(asked), more });
    const [askedRows = [], keptRows = []] = answers;
    const loaded = { shop, facts, itemOfLine: readAsked(askedRows) };
    const kept = readAnswer(keptRows);
    if (kept && kept.bodyHash === repeat?.bodyHash)
      return { ...loaded, deed: Deed.parse(JSON.parse(kept.answer)), isReplay: true };

    const rows = facts.rows.filter((row) => !remove.includes(row.id));
    const others = { ...loaded, facts: { ...facts, rows } };
    const { lines, notes, refused } = judge(c, own, others, asked);
    const gone = facts.rows.filter((row) => remove.includes(row.id)).map((row) => row.item.id);
    if (lines.length + notes.length + gone.length === 0)
      return { ...loaded, deed: { cart: facts.cart?.id ?? null, rows: [], refused }, isReplay: false };
    const deed = await write(c, deedOf(c, own), { lines, notes, gone }, refused, guards, repeat);
    if (deed) return { ...loaded, deed, isReplay: false };
  }
  throw new Refusal(409, "cart_changed");
}

/** A single line that was refused is the call's own refusal. */
export function refuseLine({ deed }: LinesPut): void {
  const [refusal] = deed.refused;
  if (!refusal) return;
  const { index: _, code, ...facts } = refusal;
  const field = code === "product_not_found" ? "product" : "qty";
  throw new Refusal(400, code, facts, [{ field, code, values: facts }]);
}

/** The rows as the deed left them, with today's prices for their quantities. */
export function rowsPut(c: ApiContext, own: OwnCart, { deed, facts, shop }: LinesPut): CartRow[] {
  const rows = deed.rows.flatMap((row) => {
    const item = facts.items.get(row.product);
    return item ? [{ ...row, item, held: row.qty }] : [];
  });
  return cartRowsOf(rows, deed.cart ?? 0, quoteRows(c, own, shop, rows), c.locale);
}

/** Null where the batch met something that the judgement had not: then it is worth another look. */
async function write(
  c: ApiContext,
  deed: CartDeed,
  { lines, notes, gone }: Change,
  refused: LineRefusal[],
  guards: Statement[],
  repeat: Repeat | null,
): Promise<Deed | null> {
  const answer = deedAnswer(
    deed.key,
    [...lines, ...notes].map(({ product }) => product),
    refused,
  );
  const statements: Statement[] = [
    ...guards,
    touchCart(deed),
    ...(gone.length > 0 ? [takeRows(deed.key, idsOf(gone))] : []),
    ...(lines.length > 0 ? putLines(deed, lines) : []),
    ...(notes.length > 0 ? [putNotes(deed, notes)] : []),
  ];
  if (repeat) {
    const { key, bodyHash, status } = repeat;
    statements.unshift(refuseIfKept(key, bodyHash, deed.now, { anyBody: false }));
    statements.push(keepAnswer(key, bodyHash, status, later(c.now, DEED_KEY_LIFE), answer));
  } else statements.push(answer);
  try {
    return readDeed(await c.db.batch(statements));
  } catch (error) {
    if (error instanceof BatchRefused && RETRIED.includes(error.code)) return null;
    throw error;
  }
}

const RETRIED = [ANSWER_KEPT, "quantity_not_available", "quantity_invalid"];

const readDeed = (rows: Row[][]): Deed => Deed.parse(JSON.parse(String(rows.at(-1)?.[0]?.answer)));
