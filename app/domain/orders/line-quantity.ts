/** The quantity of an order line whose code is known. */
import type { LineDoubt } from "~/contract/constants/enums";
import type { Span } from "./line-codes";
import { isMark, splitLine, type Word } from "./line-words";

export interface QuantityContext {
  isCode: (index: number) => boolean;
  span: Span;
  /** Words that belong to the item's name. `isWhole`: the whole name is in the line. */
  named: { words: Set<number>; isWhole: boolean };
  hasDelimiter: boolean;
}

/** The words of the line that are the item's name, or part of it. */
export function nameWords(
  words: readonly Word[],
  names: readonly string[],
  isCode: (index: number) => boolean,
): QuantityContext["named"] {
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
  // A number alone is not a name: the item may be called "Tube 6", and the line may order six of it.
  const isNamed = found.some((index) => /\p{L}{3}/u.test(folded[index] ?? ""));
  return { words: new Set(isNamed ? found : []), isWhole: false };
}

/** The index of the quantity's word, or why the line has no certain quantity. */
export function quantityOf(words: readonly Word[], context: QuantityContext): number | LineDoubt {
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
  // A number alone in its cell comes before one in a cell with words.
  const isWordy = (index: number) =>
    context.hasDelimiter &&
    !isAlone(words, index, context) &&
    numbers.some((other) => isAlone(words, other.index, context));
  const marked = numbers.filter(({ isMarked, index }) => isMarked && !isWordy(index));
  if (marked.length > 0) {
    const free = marked.filter(({ index }) => !isInName(index));
    const [only, ...more] = free.length > 0 ? free : marked;
    if (!only || more.length > 0 || only.kind === "ambiguous") return "quantity_unclear";
    // "100 pz" in a name is not a quantity if the line has another unmarked number.
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
    // "6,00" is a quantity beside the code, or before an amount with cents.
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

/** The cell contains only the word and its marks. */
export const isAlone = (
  words: readonly Word[],
  at: number,
  { hasDelimiter }: Pick<QuantityContext, "hasDelimiter">,
): boolean =>
  hasDelimiter &&
  words.every(
    (word, index) => index === at || word.cell !== words[at]?.cell || word.text === "" || isMark(word),
  );

const FILLERS = /^(-|di|de|del|of|il|lo|la|the|a)?$/;

/** Only dashes and short words are between the number and the code. */
function isBeside(words: readonly Word[], at: number, { span }: QuantityContext): boolean {
  const between = at < span.from ? words.slice(at + 1, span.from) : words.slice(span.to, at);
  return between.every((word) => FILLERS.test(word.text.toLowerCase()) || isMark(word));
}

/** First or last of the line: `6 CODE name`, `CODE name 6`. */
function isAtEnd(words: readonly Word[], at: number, { isCode }: QuantityContext): boolean {
  const ends = words.flatMap(({ text }, index) => (isCode(index) || text === "" ? [] : [index]));
  return at === ends[0] || at === ends.at(-1);
}
