// Sanitizes rich text against stored XSS: only the tags of allowed-html.ts remain. One pass over the tokens writes a
// new text, which is therefore always well formed.
import { Tokenizer } from "htmlparser2";
import { DROPPED, isSafeValue, TAGS } from "./allowed-html";

/** Deeper tags are removed, but their text stays. */
const MAX_DEPTH = 32;
const VOID = new Set(["br"]);
/** In characters. An attribute with a longer value is removed. */
const MAX_VALUE = 2_000;

const CELLS = ["td", "th"];
/** Tags that an opening tag closes if they are innermost: HTML allows their end tags to be omitted. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(["p", "ul", "ol", "h2", "h3", "table"].map((tag) => [tag, ["p"]])),
  li: ["p", "li"],
  td: ["p", ...CELLS],
  th: ["p", ...CELLS],
  tr: ["p", ...CELLS, "tr"],
  tbody: ["p", ...CELLS, "tr", "thead", "tbody"],
};

/** Removed tags whose content is text. If one is never closed, the text after it is kept. */
const FORGIVEN = new Set(["svg", "math", "title", "textarea"]);

/** Returns well-formed HTML with only the allowed tags and attributes. */
export function sanitizeHtml(html: string): string {
  // At most one more pass for each tag of FORGIVEN.
  const leftOpen = new Set<string>();
  let clean = "";
  let rest = html;
  for (;;) {
    const writer = new Writer(rest, leftOpen);
    const tokenizer = new Tokenizer({ decodeEntities: true }, writer);
    tokenizer.write(rest);
    tokenizer.end();
    clean += writer.written();
    const dropped = writer.dropped();
    if (!dropped || !FORGIVEN.has(dropped.tag)) return clean;
    leftOpen.add(dropped.tag);
    rest = rest.slice(dropped.from);
  }
}

class Writer {
  readonly #html: string;
  /** Removed tags that were never closed: their text is kept. */
  readonly #leftOpen: ReadonlySet<string>;
  #out = "";
  readonly #open: string[] = [];
  readonly #openOf = new Map<string, number>();
  /** The open element that is being removed: its tag, its depth, and the index of its content. */
  #dropped: { tag: string; depth: number; from: number } | null = null;
  #tag = "";
  #attributes: string[] = [];
  #seen = new Set<string>();
  #name: string | null = null;
  #value = "";

  constructor(html: string, leftOpen: ReadonlySet<string>) {
    this.#html = html;
    this.#leftOpen = leftOpen;
  }

  /** The removed element that was never closed. */
  dropped(): { tag: string; from: number } | null {
    return this.#dropped;
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
    // No allowed name is longer than 10 characters.
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

  onopentagend(at: number): void {
    const tag = this.#tag;
    if (this.#dropped) {
      if (this.#dropped.tag === tag) this.#dropped.depth += 1;
    } else if (this.#isDropped(tag)) this.#dropped = { tag, depth: 1, from: at + 1 };
    else if (VOID.has(tag)) this.#out += `<${tag}>`;
    else if (TAGS.has(tag)) this.#openTag(tag);
  }

  /** Self-closing tags exist only inside svg and math, which are removed. */
  onselfclosingtag(at: number): void {
    if (!this.#dropped && this.#isDropped(this.#tag)) return;
    if (this.#dropped?.tag !== this.#tag) this.onopentagend(at);
  }

  #isDropped(tag: string): boolean {
    return DROPPED.has(tag) && !this.#leftOpen.has(tag);
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
