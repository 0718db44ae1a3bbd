/**
 * One grammar for order lines, typed, pasted or from a file: a known code anywhere in the line, and the whole number beside it as
 * its quantity. Amounts of money, dates and contents are no quantities; a line that is not certain waits with its reason.
 */
import type { LineDoubt, LineShape } from "~/contract/constants/enums";
import {
  CURRENCY,
  codeKey,
  fold,
  isAmountWord,
  isMarkBefore,
  markNumbers,
  type SplitLine,
  STREETS,
  splitLine,
  type Word,
} from "./line-words";

export interface KnownItem {
  id: number;
  parent: number | null;
  /** What names the item in the shop's calls. */
  code: string;
  /** In every language of the shop. */
  names: readonly string[];
}

/** By `codeKey`: the items of one key differ in separators or case, the likeliest first. */
export type KnownCodes = ReadonlyMap<string, readonly KnownItem[]>;

export interface OrderLine {
  /** Of the item; where the line names none, the words that may name one. */
  code: string;
  /** As text; empty where the line has none, or not certainly. */
  qty: string;
  notes: string;
  doubt: LineDoubt | null;
  shape: LineShape;
}

interface Span {
  from: number;
  /** Exclusive. */
  to: number;
  item: KnownItem;
}

const MAX_JOINED = 4;
const MAX_CODE_LENGTH = 40;

/** The keys that may be codes, for one look-up over all lines. */
export const codeCandidates = (line: string): string[] => {
  const { words } = splitLine(line);
  const spans = words.flatMap((_, from) => joins(words, from).map(({ key }) => key));
  return [...spans, ...words.flatMap(({ raw }) => gluedParts(raw).map(([code]) => codeKey(code)))];
};

/** The words from one on, joined as far as a code may reach. */
function joins(words: readonly Word[], from: number): { to: number; key: string }[] {
  const first = words[from];
  if (!first || first.text === "-") return [];
  const found: { to: number; key: string }[] = [];
  let text = "";
  for (let to = from; to < words.length && to < from + MAX_JOINED; to += 1) {
    const word = words[to];
    if (!word || word.cell !== first.cell) break;
    text += word.text;
    const key = codeKey(text);
    if (key.length > MAX_CODE_LENGTH) break;
    // Joined words are a code only where a figure is in it: plain words are a name.
    if (key !== "" && (to === from || (/\d/.test(key) && word.text !== "-"))) found.push({ to: to + 1, key });
  }
  return found;
}

/** `CODE:6`, `CODE(6)`, `CODE/6`, `CODEx6` and `6xCODE` as [code, quantity]. */
function gluedParts(raw: string): [string, string][] {
  const [, code, after] = /^[("']?(.{2,}?)[:=/(x,]+(\d{1,5}(?:[.,]0{1,2})?)\)?[.,;]?$/i.exec(raw) ?? [];
  const [, before, other] = /^[("']?(\d{1,5})x(.{2,}?)[)"',;.]*$/i.exec(raw) ?? [];
  // "CODE-6" may be another code: its number is no certain quantity.
  const [, dashed, end] = /^[("']?(.{3,}?)[-.](\d{1,5})[)"',;]*$/.exec(raw) ?? [];
  return [
    ...(code && after ? [[code, after] as [string, string]] : []),
    ...(before && other ? [[other, before] as [string, string]] : []),
    ...(dashed && end ? [[dashed, `-${end}`] as [string, string]] : []),
  ];
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

function unglued(word: Word, known: KnownCodes): Word[] {
  if (known.has(codeKey(word.text))) return [word];
  const [code, qty] = gluedParts(word.raw).find(([part]) => known.has(codeKey(part))) ?? [];
  if (!code || !qty) return [word];
  const number = qty.replace(/^-/, "");
  return [
    { ...word, raw: code, text: code, folded: fold(code), kind: "none" },
    { ...word, raw: number, text: number, folded: number, kind: gluedKind(qty), isMarked: true },
  ];
}

const gluedKind = (qty: string) => (qty.startsWith("-") ? "ambiguous" : /[.,]/.test(qty) ? "zeros" : "whole");

/** The spans of the codes that the line names, one for each item. A short number is a code only where nothing else is. */
function chosenSpans(words: readonly Word[], known: KnownCodes): Span[] {
  const strong: Span[] = [];
  const weak: Span[] = [];
  for (let from = 0; from < words.length; ) {
    const hits = joins(words, from).flatMap(({ to, key }): Span[] => {
      const items = known.get(key) ?? [];
      const written = words
        .slice(from, to)
        .map(({ text }) => text)
        .join(" ");
      const item = items.find(({ code }) => code === written) ?? items[0];
      return item ? [{ from, to, item }] : [];
    });
    // A number after a code that is known by itself is a quantity, not the code's end.
    const hit =
      hits.findLast(({ to }) => to === from + 1 || !/^\d+$/.test(words[to - 1]?.text ?? "")) ?? hits[0];
    if (hit) (isShortNumber(words.slice(hit.from, hit.to)) ? weak : strong).push(hit);
    from = hit?.to ?? from + 1;
  }
  if (strong.length === 0) {
    // Codes that are numbers stand first, or last behind a mark: `6 x 1001`.
    const [, second, third] = words;
    const isCount = second !== undefined && isMark(second) && third?.kind === "none";
    const ends = weak.filter(({ from, to }) =>
      from === 0 ? !isCount : to === words.length && words.slice(from - 1, from).some(isMark),
    );
    return words.length === 2 ? ends.slice(0, 1) : ends;
  }
  const items = new Map(strong.map((span) => [span.item.id, span]));
  for (const { item } of strong) if (item.parent !== null && items.size > 1) items.delete(item.parent);
  return [...items.values()];
}

const isShortNumber = (words: readonly Word[]): boolean =>
  words.length === 1 && /^\d{1,5}$/.test(words[0]?.text ?? "");

function withQuantity(
  read: readonly Word[],
  span: Span,
  { cells, hasDelimiter, hasListNumber }: SplitLine,
): OrderLine {
  const words = read.map((word) => ({ ...word }));
  const isCode = (index: number) => index >= span.from && index < span.to;
  const rest = words.filter((word, index) => !isCode(index) && word.text !== "" && word.text !== "-");
  const isBare = rest.length === 0 && !hasDelimiter && !hasListNumber;
  // A joined code that ends in a number may be a code that nobody knows, with its quantity.
  const written = words.slice(span.from, span.to).map(({ text }) => text);
  const endsInNumber = /^\d+$/.test(written.slice(1).at(-1) ?? "") && written.join(" ") !== span.item.code;
  const line = itemLine(span.item);
  if (isBare) return endsInNumber ? { ...line, doubt: "quantity_missing" } : { ...line, shape: "bare" };
  const named = nameWords(words, span.item.names, isCode);
  markNumbers(words, isCode);
  const found = quantityOf(words, { isCode, span, named, hasDelimiter });
  if (typeof found === "string") return { ...line, doubt: found };
  const qty = (words[found]?.text ?? "").replace(/[.,]0{1,2}$/, "");
  return { ...line, qty, notes: notesAfter(words, cells, { isCode, span, named, found }) };
}

interface Context {
  isCode: (index: number) => boolean;
  span: Span;
  /** Words that belong to the item's name. `whole`: the whole name is in the line. */
  named: { words: Set<number>; isWhole: boolean };
  hasDelimiter: boolean;
}

/** The words of the line that are the item's name, or parts of it. */
function nameWords(
  words: readonly Word[],
  names: readonly string[],
  isCode: (index: number) => boolean,
): Context["named"] {
  const folded = words.map((word, index) => (isCode(index) ? "" : word.folded));
  const parts = new Set<string>();
  for (const name of names) {
    const own = splitLine(name).words.flatMap((word) => word.folded || []);
    for (const part of own) parts.add(part);
    const places = folded.flatMap((part, index) => (part === "" ? [] : [index]));
    const line = places.map((index) => folded[index]);
    const at = line.findIndex((_, from) => own.length > 0 && own.every((part, n) => line[from + n] === part));
    if (at >= 0) return { words: new Set(places.slice(at, at + own.length)), isWhole: true };
  }
  const found = folded.flatMap((part, index) => (parts.has(part) ? [index] : []));
  // A number alone is no name: the item may be called "Tube 6", and six of it be wanted.
  const isNamed = found.some((index) => /\p{L}{3}/u.test(folded[index] ?? ""));
  return { words: new Set(isNamed ? found : []), isWhole: false };
}

/** The index of the word that is the quantity, or why there is none. */
function quantityOf(words: readonly Word[], context: Context): number | LineDoubt {
  const { isCode, named, span } = context;
  const numbers = words.flatMap((word, index) =>
    isCode(index) ||
    word.kind === "none" ||
    word.kind === "money" ||
    (named.isWhole && named.words.has(index))
      ? []
      : [{ ...word, index }],
  );
  const isInName = (index: number) => named.words.has(index);
  // A number alone in its cell comes before those in a cell of words.
  const isWordy = (index: number) =>
    context.hasDelimiter &&
    !isAlone(words, index, context) &&
    numbers.some((other) => isAlone(words, other.index, context));
  const marked = numbers.filter(({ isMarked, index }) => isMarked && !isWordy(index));
  if (marked.length > 0) {
    const free = marked.filter(({ index }) => !isInName(index));
    const [only, ...more] = free.length > 0 ? free : marked;
    if (!only || more.length > 0 || only.kind === "ambiguous") return "quantity_unclear";
    // "100 pz" of a name is no quantity, beside a number that nothing marks least of all.
    const hasOther = numbers.some(
      ({ kind, index, isMarked }) => kind === "whole" && !isMarked && !isInName(index) && !isWordy(index),
    );
    const isUncertain = (hasOther || isInName(only.index)) && !isBeside(words, only.index, context);
    return isUncertain ? "quantity_unclear" : only.index;
  }
  const wholes = numbers.filter(({ kind, index }) => kind === "whole" && !isInName(index));
  const own = wholes.filter(({ index }) => isAlone(words, index, context) || isBeside(words, index, context));
  const isOdd = numbers.some(({ kind, index }) => kind === "ambiguous" && !isWordy(index));
  if (own.length > 1 || (wholes.length > 1 && !context.hasDelimiter)) return "quantity_unclear";
  const [whole] = own.length === 1 ? own : wholes;
  if (whole) {
    const isCertain = own.length === 1 || isAtEnd(words, whole.index, context);
    const isYear =
      /^(19|20)\d\d$/.test(whole.text) && words.length - (span.to - span.from) > 1 && !context.hasDelimiter;
    const isOddHere = isOdd && !isBeside(words, whole.index, context);
    return isCertain && !isYear && !isOddHere ? whole.index : "quantity_unclear";
  }
  if (isOdd || numbers.some(({ kind }) => kind === "whole")) return "quantity_unclear";
  const zeros = numbers.filter(({ kind }) => kind === "zeros");
  const [zero] = zeros;
  if (zeros.length > 1) return "quantity_unclear";
  const first = numbers[0];
  if (zero) {
    // "6,00" is a quantity beside the code, or before an amount that has cents.
    const isFirst =
      first?.index === zero.index &&
      zero.index >= span.to &&
      words.slice(zero.index).some(({ kind }) => kind === "decimal" || kind === "money");
    return (isBeside(words, zero.index, context) && (numbers.length === 1 || isFirst)) || isFirst
      ? zero.index
      : "quantity_unclear";
  }
  return first && numbers.length === 1 && isBeside(words, first.index, context) && !context.hasDelimiter
    ? first.index
    : "quantity_missing";
}

/** Nothing else is in its cell, except what marks it. */
const isAlone = (
  words: readonly Word[],
  at: number,
  { hasDelimiter }: Pick<Context, "hasDelimiter">,
): boolean =>
  hasDelimiter &&
  words.every(
    (word, index) => index === at || word.cell !== words[at]?.cell || word.text === "" || isMark(word),
  );

const isMark = ({ text, folded }: Word): boolean => /^x$/i.test(text) || isMarkBefore(folded);

const FILLERS = /^(-|di|de|del|of|il|lo|la|the|a)?$/;

/** Only dashes and small words are between it and the code. */
function isBeside(words: readonly Word[], at: number, { span }: Context): boolean {
  const between = at < span.from ? words.slice(at + 1, span.from) : words.slice(span.to, at);
  return between.every((word) => FILLERS.test(word.text.toLowerCase()) || isMark(word));
}

/** First or last of the line: `6 CODE name`, `CODE name 6`. */
function isAtEnd(words: readonly Word[], at: number, { isCode }: Context): boolean {
  const ends = words.flatMap(({ text }, index) => (isCode(index) || text === "" ? [] : [index]));
  return at === ends[0] || at === ends.at(-1);
}

/** The words after code and quantity that are neither the item's name nor amounts. */
function notesAfter(
  words: readonly Word[],
  cells: readonly string[],
  { isCode, named, found, span }: Omit<Context, "hasDelimiter"> & { found: number },
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

/** A line that names no item by its code. */
function unknownLine(words: Word[], { hasDelimiter, cells }: SplitLine): OrderLine {
  markNumbers(words, () => false);
  const isAddress = STREETS.has(words[0]?.folded ?? "");
  // Four figures and more at the end of a line are a year or a postal code, unless a word marks them.
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
  const qty = (quantity?.text ?? "").replace(/[.,]0{1,2}$/, "");
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
 * A code alone is one piece where somebody types or scans it, or where every line is a code alone. Among lines with
 * quantities the quantity was forgotten.
 */
export function settleBare(lines: readonly OrderLine[], isTyped: boolean): OrderLine[] {
  const isOne = isTyped || !lines.some(({ shape }) => shape === "item");
  return lines.map((line) => {
    if (line.shape !== "bare") return line;
    return isOne ? { ...line, qty: "1" } : { ...line, doubt: "quantity_missing" };
  });
}
