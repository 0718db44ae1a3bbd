/**
 * The grammar of order lines, typed, pasted or from a file: a known code anywhere in the line, and the
 * whole number beside it as its quantity. Amounts of money, dates and contents are not quantities; an
 * uncertain line waits with its reason.
 */
import type { LineDoubt, LineShape } from "~/contract/constants/enums";
import { chosenSpans, type KnownCodes, type KnownItem, type Span, unglued } from "./line-codes";
import { isAlone, nameWords, type QuantityContext, quantityOf } from "./line-quantity";
import {
  CURRENCY,
  isAmountWord,
  isMark,
  isMarkBefore,
  markNumbers,
  type SplitLine,
  STREETS,
  splitLine,
  type Word,
  withoutZeros,
} from "./line-words";

export interface OrderLine {
  /** Code of the item; if the line names no item, the words that may name one. */
  code: string;
  /** Empty if the line has no certain quantity. */
  qty: string;
  notes: string;
  doubt: LineDoubt | null;
  shape: LineShape;
}

/** Reads one line. @param known every known code among the line's candidates */
export function readOrderLine(line: string, known: KnownCodes): OrderLine {
  const split = splitLine(line);
  const words = split.words.flatMap((word) => unglued(word, known));
  const spans = chosenSpans(words, known);
  const [span, ...others] = spans;
  if (!span) return unknownLine(words, split);
  if (others.length > 0) return { ...itemLine(span.item), doubt: "codes_several" };
  return withQuantity(words, span, split);
}

const itemLine = ({ code }: KnownItem): OrderLine => ({
  code,
  qty: "",
  notes: "",
  doubt: null,
  shape: "item",
});

function withQuantity(
  read: readonly Word[],
  span: Span,
  { cells, hasDelimiter, hasListNumber }: SplitLine,
): OrderLine {
  const words = read.map((word) => ({ ...word }));
  const isCode = (index: number) => index >= span.from && index < span.to;
  const rest = words.filter((word, index) => !isCode(index) && word.text !== "" && word.text !== "-");
  const isBare = rest.length === 0 && !hasDelimiter && !hasListNumber;
  // A joined code that ends in a number may be an unknown code followed by its quantity.
  const written = words.slice(span.from, span.to).map(({ text }) => text);
  const endsInNumber = /^\d+$/.test(written.slice(1).at(-1) ?? "") && written.join(" ") !== span.item.code;
  const line = itemLine(span.item);
  if (isBare) return endsInNumber ? { ...line, doubt: "quantity_missing" } : { ...line, shape: "bare" };
  const named = nameWords(words, span.item.names, isCode);
  markNumbers(words, isCode);
  const found = quantityOf(words, { isCode, span, named, hasDelimiter });
  if (typeof found === "string") return { ...line, doubt: found };
  const qty = withoutZeros(words[found]?.text ?? "");
  return { ...line, qty, notes: notesAfter(words, cells, { isCode, span, named, found }) };
}

/** The words after code and quantity that are neither the item's name nor amounts. */
function notesAfter(
  words: readonly Word[],
  cells: readonly string[],
  { isCode, named, found, span }: Omit<QuantityContext, "hasDelimiter"> & { found: number },
): string {
  const isNote = (word: Word | undefined, index: number) =>
    word !== undefined &&
    /\p{L}{2}/u.test(word.text) &&
    !CURRENCY.test(word.text) &&
    !isAmountWord(word.folded) &&
    !isCode(index) &&
    !named.words.has(index) &&
    !isMarkBefore(word.folded);
  const after = Math.max(found + 1, span.to);
  const last = Math.max(words[found]?.cell ?? 0, words[span.from]?.cell ?? 0);
  const tail = words.flatMap((word, index) =>
    index >= after && word.cell === last ? [{ word, index }] : [],
  );
  const start = tail.findIndex(({ word, index }) => isNote(word, index));
  const behind =
    start < 0
      ? ""
      : tail
          .slice(start)
          .map(({ word }) => word.raw)
          .join(" ")
          .replace(/^[\s,;:.-]+/, "");
  const others = cells
    .filter(
      (_, cell) => cell > last && words.some((word, index) => word.cell === cell && isNote(word, index)),
    )
    .filter((cell) => !/^[\d.,\s]*(eur|usd|€|\$)?[\d.,\s]*$/i.test(cell));
  return [behind, ...others].filter((note) => note !== "").join("; ");
}

function unknownLine(words: Word[], { hasDelimiter, cells }: SplitLine): OrderLine {
  markNumbers(words, () => false);
  const isAddress = STREETS.has(words[0]?.folded ?? "");
  // Four or more digits at the end of a line are a year or a postal code, unless a word marks them.
  const isOther = ({ text, isMarked }: Word) => isAddress || (!isMarked && !hasDelimiter && text.length > 3);
  const numbers = words.flatMap((word, index) =>
    isOther(word) || (word.kind !== "whole" && word.kind !== "zeros") ? [] : [{ ...word, index }],
  );
  const marked = numbers.filter(({ isMarked }) => isMarked);
  const isOwn = (index: number) =>
    hasDelimiter ? isAlone(words, index, { hasDelimiter }) : index === 0 || index === words.length - 1;
  const candidates =
    marked.length > 0 ? marked : numbers.filter(({ index }) => isOwn(index) && words.length > 1);
  const [quantity] = candidates.length === 1 ? candidates : [];
  const near = quantity
    ? [quantity.index - 1, quantity.index, quantity.index + 1].filter(
        (index) => index === quantity.index || words.slice(index, index + 1).some(isMark),
      )
    : [];
  const rest = words.filter((_, index) => !near.includes(index));
  const cell = hasDelimiter ? (rest.find(({ text }) => /\p{L}/u.test(text)) ?? rest[0])?.cell : undefined;
  const code = rest
    .filter((word) => cell === undefined || word.cell === cell)
    .map(({ raw }) => raw)
    .join(" ")
    .replace(/^[\s,;:-]+|[\s,;:-]+$/g, "");
  const qty = withoutZeros(quantity?.text ?? "");
  const isCodeLike =
    words.some(({ text }) => /\d/.test(text) && /\p{L}/u.test(text)) ||
    (words.length === 1 && /^(?=.*[\p{Lu}\d])[\p{Lu}\d-]+$/u.test(words[0]?.text ?? ""));
  return {
    code: code || (cells[0] ?? ""),
    qty,
    notes: "",
    doubt: null,
    shape: qty === "" && !isCodeLike ? "words" : "unknown",
  };
}

/**
 * A code alone means one piece if it is typed or scanned, or if every line is a code alone. Among lines
 * with quantities, the quantity was forgotten.
 */
export function settleBare(lines: readonly OrderLine[], isTyped: boolean): OrderLine[] {
  const isOne = isTyped || !lines.some(({ shape }) => shape === "item");
  return lines.map((line) => {
    if (line.shape !== "bare") return line;
    return isOne ? { ...line, qty: "1" } : { ...line, doubt: "quantity_missing" };
  });
}
