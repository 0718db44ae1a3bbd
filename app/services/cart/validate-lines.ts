// Validates lines for a cart, each on the resulting quantity (SPEC §5, CONTRACT §4).
import { z } from "zod";
import type { CustomerType } from "~/contract/constants/enums";
import type { CartData, CartItem } from "~/db/cart/cart-data";
import type { FoundItem, RequestedItem } from "~/db/cart/requested-items";
import type { Line, Note } from "~/db/cart/write-cart";
import type { ShopData } from "~/db/shop/shop-data";
import { mayHold, parseQty, type StockRefusal } from "~/domain/catalogue/stock";
import type { CodeOf } from "~/domain/orders/quote-facts";
import type { ServiceContext } from "~/services/context";
import { type OwnCart, quoteRows } from "./quote-cart";

export interface RequestedLine extends RequestedItem {
  qty?: unknown;
  set?: boolean;
  notes?: string;
}

export const LineRefusal = z.looseObject({ index: z.int(), code: z.string() });
export type LineRefusal = z.infer<typeof LineRefusal>;

interface Loaded {
  shop: ShopData;
  facts: CartData;
  itemOfLine: ReadonlyMap<number, FoundItem>;
}

export interface ValidLines {
  lines: Line[];
  notes: Note[];
  refused: LineRefusal[];
}

/** Validates lines in order: a product named twice is validated on the sum of both. */
export function validateLines(
  c: ServiceContext,
  own: OwnCart,
  loaded: Loaded,
  requested: readonly RequestedLine[],
): ValidLines {
  const { facts, itemOfLine } = loaded;
  const notes: Note[] = [];
  const lines = new Map<number, Line>();
  const indexes = new Map<number, number[]>();
  const refused: LineRefusal[] = [];
  for (const [index, line] of requested.entries()) {
    const found = itemOfLine.get(index);
    const item = facts.items.get(found?.item ?? 0);
    const note = notesOnly(line, item, facts);
    if (note) {
      notes.push(note);
      continue;
    }
    const result = validateLine(line, item, lines.get(item?.id ?? 0), facts, own.owner.type);
    if ("code" in result) refused.push({ index, ...result, ...variantChoices(item, found) });
    else {
      lines.set(result.product, result);
      indexes.set(result.product, [...(indexes.get(result.product) ?? []), index]);
    }
  }
  for (const product of beyondMaxAmount(c, own, loaded, [...lines.values()])) {
    for (const index of indexes.get(product) ?? []) refused.push({ index, code: "quantity_invalid" });
    lines.delete(product);
  }
  return { lines: [...lines.values()], notes, refused: refused.toSorted((a, b) => a.index - b.index) };
}

/** A line that sets only the notes of a row is allowed even if the item can no longer be ordered. */
function notesOnly(requested: RequestedLine, item: CartItem | undefined, { rows }: CartData): Note | null {
  const isNote = requested.set === true && requested.qty === undefined && requested.notes !== undefined;
  const row = isNote ? rows.find((one) => one.item.id === item?.id) : undefined;
  return row && requested.notes !== undefined ? { product: row.item.id, notes: requested.notes } : null;
}

/** The codes of the variants, if a product is sold in several. */
function variantChoices(item: CartItem | undefined, found: FoundItem | undefined) {
  return !item?.isSold && found && found.variants.length > 0 ? { variants: found.variants } : {};
}

/** @param before the earlier lines' result for the same product */
function validateLine(
  requested: RequestedLine,
  item: CartItem | undefined,
  before: Line | undefined,
  { rows }: CartData,
  kind: CustomerType,
): Line | { code: string } {
  if (!item?.isSold) return { code: "product_not_found" };
  const parsed = parseQty(requested.qty);
  if (!parsed.ok) return { code: parsed.code };
  const row = rows.find((one) => one.item.id === item.id);
  const set = requested.set === true || before?.set === true;
  const qty = requested.set ? parsed.qty : (before?.qty ?? 0) + parsed.qty;
  const held = mayHold(item, {
    qty: set ? qty : (row?.qty ?? 0) + qty,
    held: row?.held ?? 0,
    kind,
  });
  if (!held.ok) return serializeStockRefusal(held);
  return { product: item.id, qty, set, notes: requested.notes ?? before?.notes ?? null };
}

/** The products with which the cart's total would exceed the largest amount. */
function beyondMaxAmount(
  c: ServiceContext,
  own: OwnCart,
  { shop, facts }: Loaded,
  lines: readonly Line[],
): number[] {
  const result = new Map(facts.rows.map(({ item, qty }) => [item.id, { id: item.id, qty, held: 0, item }]));
  for (const { product, qty, set } of lines) {
    const item = facts.items.get(product);
    const before = set ? 0 : (result.get(product)?.qty ?? 0);
    if (item) result.set(product, { id: product, qty: before + qty, held: 0, item });
  }
  const counted = new Set(quoteRows(c, own, shop, [...result.values()]).rows.map((row) => row.id));
  return lines.map((line) => line.product).filter((product) => !counted.has(product));
}

export function serializeStockRefusal(refusal: CodeOf<StockRefusal>) {
  switch (refusal.code) {
    case "quantity_not_available": {
      const { code, available } = refusal;
      return "reason" in refusal
        ? { code, available, reason: refusal.reason }
        : { code, available, nearest: refusal.nearest };
    }
    case "quantity_min":
      return { code: refusal.code, min_qty: refusal.minQty, nearest: refusal.nearest };
    case "quantity_step":
      return { code: refusal.code, qty_step: refusal.qtyStep, nearest: refusal.nearest };
    default:
      return { code: refusal.code };
  }
}
