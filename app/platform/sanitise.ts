// Rich text from the catalogue leaves as the tags of markup.ts and nothing else: SAFETY, stored XSS. One pass: each
// character is looked at once, and whatever is written is written here, so that it is always well formed.
import { Tokenizer } from "htmlparser2";
import { DROPPED, isSafeValue, TAGS } from "./markup";

/** Deeper than anybody writes; what is deeper loses its tags. */
const MAX_DEPTH = 32;
const VOID = new Set(["br"]);
/** Longer than any attribute that is kept. */
const MAX_VALUE = 2_000;

const CELLS = ["td", "th"];
/** What a tag ends that HTML lets people leave open, where it is the innermost. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(["p", "ul", "ol", "h2", "h3", "table"].map((tag) => [tag, ["p"]])),
  li: ["p", "li"],
  td: ["p", ...CELLS],
  th: ["p", ...CELLS],
  tr: ["p", ...CELLS, "tr"],
  tbody: ["p", ...CELLS, "tr", "thead", "tbody"],
};

export function sanitise(html: string): string {
  const writer = new Writer(html);
  const tokenizer = new Tokenizer({ decodeEntities: true }, writer);
  tokenizer.write(html);
  tokenizer.end();
  return writer.written();
}

class Writer {
  readonly #html: string;
  #out = "";
  /** Tags that are written and not yet closed, and how many of each. */
  readonly #open: string[] = [];
  readonly #openOf = new Map<string, number>();
  /** Inside what goes with all that is in it: which tag, and how many of it. */
  #dropped: { tag: string; depth: number } | null = null;
  #tag = "";
  #attributes: string[] = [];
  #seen = new Set<string>();
  #name: string | null = null;
  #value = "";

  constructor(html: string) {
    this.#html = html;
  }

  written(): string {
    while (this.#open.length > 0) this.#closeInnermost();
    return this.#out;
  }

  ontext(start: number, end: number): void {
    this.#write(this.#html.slice(start, end));
  }

  ontextentity(codepoint: number): void {
    this.#write(String.fromCodePoint(codepoint));
  }

  onopentagname(start: number, end: number): void {
    this.#tag = this.#html.slice(start, end).toLowerCase();
    this.#attributes = [];
    this.#seen = new Set();
  }

  onattribname(start: number, end: number): void {
    const listed = TAGS.get(this.#tag) ?? [];
    // No listed name is longer, and most of what comes is none.
    const name = end - start > 10 ? "" : this.#html.slice(start, end).toLowerCase();
    this.#name = listed.includes(name) && !this.#seen.has(name) ? name : null;
    this.#value = "";
  }

  onattribdata(start: number, end: number): void {
    if (this.#name !== null && this.#value.length <= MAX_VALUE) this.#value += this.#html.slice(start, end);
  }

  onattribentity(codepoint: number): void {
    if (this.#name !== null && this.#value.length <= MAX_VALUE)
      this.#value += String.fromCodePoint(codepoint);
  }

  onattribend(): void {
    const [name, value] = [this.#name, this.#value.trim()];
    if (name === null) return;
    this.#seen.add(name);
    if (value.length <= MAX_VALUE && isSafeValue(name, value))
      this.#attributes.push(` ${name}="${escaped(value)}"`);
  }

  onopentagend(): void {
    const tag = this.#tag;
    if (this.#dropped) {
      if (this.#dropped.tag === tag) this.#dropped.depth += 1;
    } else if (DROPPED.has(tag)) this.#dropped = { tag, depth: 1 };
    else if (VOID.has(tag)) this.#out += `<${tag}>`;
    else if (TAGS.has(tag)) this.#openTag(tag);
  }

  /** HTML knows no tag that closes itself, but inside svg and math, which go. */
  onselfclosingtag(): void {
    if (!this.#dropped && DROPPED.has(this.#tag)) return;
    if (this.#dropped?.tag !== this.#tag) this.onopentagend();
  }

  onclosetag(start: number, end: number): void {
    const tag = this.#html.slice(start, end).toLowerCase();
    if (this.#dropped) {
      if (this.#dropped.tag !== tag) return;
      this.#dropped.depth -= 1;
      if (this.#dropped.depth === 0) this.#dropped = null;
    } else if (this.#openOf.get(tag)) {
      while (this.#open.at(-1) !== tag) this.#closeInnermost();
      this.#closeInnermost();
    }
  }

  oncomment(): void {}
  oncdata(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}

  #write(text: string): void {
    if (!this.#dropped) this.#out += escaped(text);
  }

  #openTag(tag: string): void {
    for (let last = this.#open.at(-1); last && ENDS[tag]?.includes(last); last = this.#open.at(-1))
      this.#closeInnermost();
    if (this.#open.length >= MAX_DEPTH) return;
    this.#out += `<${tag}${this.#attributes.join("")}>`;
    this.#open.push(tag);
    this.#openOf.set(tag, (this.#openOf.get(tag) ?? 0) + 1);
  }

  #closeInnermost(): void {
    const tag = this.#open.pop() ?? "";
    this.#openOf.set(tag, (this.#openOf.get(tag) ?? 1) - 1);
    this.#out += `</${tag}>`;
  }
}

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
