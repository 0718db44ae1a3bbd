// Adds lines of the order pad to the cart; lines that cannot be added wait on the pad.
import type { LineDoubt } from "~/contract/constants/enums";
import { requestedItemIds, requestedItemsQuery } from "~/db/cart/requested-items";
import { lastPurchasesQuery } from "~/db/order-pad/last-purchases";
import { type NewPadLine, storePadLines, type WaitingReason } from "~/db/order-pad/pad-lines";
import { together } from "~/db/query";
import { parseQty } from "~/domain/catalogue/stock";
import { isUnusualQty } from "~/domain/orders/unusual-quantity";
import { requireUser } from "~/services/access";
import { type PutLinesResult, putLinesInCart } from "~/services/cart/put-lines";
import type { OwnCart } from "~/services/cart/quote-cart";
import type { ServiceContext } from "~/services/context";
import type { IdempotentPost } from "~/services/idempotency";

export interface TypedLine {
  id?: number | undefined;
  written: string;
  code: string;
  product?: number | undefined;
  qty?: unknown;
  notes?: string | undefined;
  confirmed?: boolean | undefined;
  doubt?: LineDoubt | null | undefined;
}

export interface AddedLines {
  /** Null if every line waits. */
  put: PutLinesResult | null;
  waiting: (WaitingReason & { index: number })[];
}

/** @param drop waiting lines to delete */
export async function addPadLines(
  c: ServiceContext,
  own: OwnCart,
  lines: readonly TypedLine[],
  { drop, post }: { drop: readonly number[]; post: IdempotentPost | null },
): Promise<AddedLines> {
  const doubts = [...lines.entries()].flatMap(([index, { doubt }]) =>
    doubt ? [{ index, code: doubt as string }] : [],
  );
  const doubtful = new Set(doubts.map(({ index }) => index));
  const unusual = await unusualLines(c, own, lines);
  const sent = [...lines.entries()].filter(([index]) => !unusual.has(index) && !doubtful.has(index));
  const put =
    sent.length === 0
      ? null
      : await putLinesInCart(
          c,
          own,
          sent.map(([, line]) => requestedLine(line)),
          { post },
        );
  const refused = (put?.written.refused ?? []).flatMap(({ index, ...reason }) => {
    const [original] = sent[index] ?? [];
    if (original === undefined) return [];
    const isBlank = reason.code === "quantity_invalid" && String(lines[original]?.qty ?? "").trim() === "";
    return [{ ...reason, code: isBlank ? "quantity_missing" : reason.code, index: original }];
  });
  const asked = [...unusual].map(([index, usual]) => ({ index, code: "quantity_unusual", usual_qty: usual }));
  const waiting: AddedLines["waiting"] = [...refused, ...asked, ...doubts].toSorted(
    (a, b) => a.index - b.index,
  );
  await storeWaiting(c, own, lines, waiting, drop, post);
  return { put, waiting };
}

const requestedLine = ({ product, code, qty, notes }: TypedLine) => ({
  ...(product === undefined ? { sku: code } : { product }),
  qty,
  ...(notes ? { notes } : {}),
});

/** The usual quantity of each line whose quantity is far higher, by the line's index. */
async function unusualLines(
  c: ServiceContext,
  own: OwnCart,
  lines: readonly TypedLine[],
): Promise<Map<number, number | null>> {
  const requested = lines.map(({ product, code }) => (product === undefined ? { sku: code } : { product }));
  const { itemOfLine, last } = await together(c.db, {
    itemOfLine: requestedItemsQuery(requested),
    last: lastPurchasesQuery(own.owner.id, requestedItemIds(requested)),
  });
  return new Map(
    lines.flatMap((line, index): [number, number | null][] => {
      const item = itemOfLine.get(index)?.item ?? null;
      const parsed = parseQty(line.qty);
      if (line.confirmed || line.doubt || item === null || !parsed.ok) return [];
      const usual = last.get(item)?.qty ?? null;
      return isUnusualQty(parsed.qty, usual) ? [[index, usual]] : [];
    }),
  );
}

async function storeWaiting(
  c: ServiceContext,
  own: OwnCart,
  lines: readonly TypedLine[],
  waiting: AddedLines["waiting"],
  drop: readonly number[],
  post: IdempotentPost | null,
): Promise<void> {
  const stillWaiting = waiting.flatMap(({ index, ...reason }): NewPadLine[] => {
    const line = lines[index];
    if (!line) return [];
    const { id = null, written, code, qty, notes = "" } = line;
    return [{ id, index, written, code, qty: String(qty ?? ""), notes, reason }];
  });
  const waitingIds = new Set(stillWaiting.map(({ id }) => id));
  const done = lines.flatMap(({ id }) => (id === undefined || waitingIds.has(id) ? [] : [id]));
  if (stillWaiting.length + done.length + drop.length === 0) return;
  const key = { user: requireUser(c).user.id, customer: own.owner.id };
  const source = post?.key.key ?? crypto.randomUUID();
  await c.db.batch(storePadLines(key, stillWaiting, [...done, ...drop], source, c.now.toISOString()));
}
