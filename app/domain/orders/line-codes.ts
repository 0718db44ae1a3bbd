/** Codes in an order line: which words may be a code, and which of them the shop knows. */
import { codeKey, fold, isMark, splitLine, type Word } from "./line-words";

export interface KnownItem {
  id: number;
  parent: number | null;
  /** The item's code in the shop's calls. */
  code: string;
  /** In every language of the shop. */
  names: readonly string[];
}

/** Items by `codeKey`: those with the same key differ in separators or case, likeliest first. */
export type KnownCodes = ReadonlyMap<string, readonly KnownItem[]>;

export interface Span {
  from: number;
  /** Exclusive. */
  to: number;
  item: KnownItem;
}

const MAX_JOINED = 4;
const MAX_CODE_LENGTH = 40;

/** Keys that may be codes, for one lookup over all lines. */
export const codeCandidates = (line: string): string[] => {
  const { words } = splitLine(line);
  const spans = words.flatMap((_, from) => joins(words, from).map(({ key }) => key));
  return [...spans, ...words.flatMap(({ raw }) => gluedParts(raw).map(([code]) => codeKey(code)))];
};

/** Joins the words from an index on, up to the length of a code. */
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
    // Joined words are a code only if they contain a digit: plain words are a name.
    if (key !== "" && (to === from || (/\d/.test(key) && word.text !== "-"))) found.push({ to: to + 1, key });
  }
  return found;
}

/** `CODE:6`, `CODE(6)`, `CODE/6`, `CODEx6` and `6xCODE` as [code, quantity]. */
function gluedParts(raw: string): [string, string][] {
  const [, code, after] = /^[("']?(.{2,}?)[:=/(x,]+(\d{1,5}(?:[.,]0{1,2})?)\)?[.,;]?$/i.exec(raw) ?? [];
  const [, before, other] = /^[("']?(\d{1,5})x(.{2,}?)[)"',;.]*$/i.exec(raw) ?? [];
  // "CODE-6" may be another code, so its number is not a certain quantity.
  const [, dashed, end] = /^[("']?(.{3,}?)[-.](\d{1,5})[)"',;]*$/.exec(raw) ?? [];
  return [
    ...(code && after ? [[code, after] as [string, string]] : []),
    ...(before && other ? [[other, before] as [string, string]] : []),
    ...(dashed && end ? [[dashed, `-${end}`] as [string, string]] : []),
  ];
}

/** Splits a word that joins code and quantity into two words. */
export function unglued(word: Word, known: KnownCodes): Word[] {
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

/**
 * The spans of the codes in the line, one per item. A short number counts as a code only if the line has no
 * other.
 */
export function chosenSpans(words: readonly Word[], known: KnownCodes): Span[] {
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
    // Numeric codes come first, or last after a mark: `6 x 1001`.
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
