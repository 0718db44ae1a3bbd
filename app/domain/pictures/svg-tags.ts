// The tags and texts of an SVG file, in order. Comments, processing instructions and the document type are
// skipped.

export type SvgFault = "picture_incomplete" | "picture_scripts" | "picture_references" | "picture_complex";

export interface SvgElement {
  kind: "start";
  name: string;
  /** Raw values, with entities. */
  attributes: [name: string, value: string][];
  isEmpty: boolean;
}

type Tag =
  | SvgElement
  | { kind: "end"; name: string }
  | { kind: "text"; text: string }
  | { kind: "fault"; code: SvgFault };

/** Maximum per element; drawing programs write a few dozen. */
const MAX_ATTRIBUTES = 200;
const TOO_COMPLEX: Tag = { kind: "fault", code: "picture_complex" };
const FAULT: Tag = { kind: "fault", code: "picture_incomplete" };

/** An SVG's tags and texts in order; ends with one FAULT if it is not well formed. */
export function* tagsOf(text: string): Generator<Tag> {
  for (let at = 0; at < text.length; ) {
    const next = text.indexOf("<", at);
    if (next !== at) {
      const end = next < 0 ? text.length : next;
      const written = text.slice(at, end).replace(/^\ufeff/, "");
      if (hasUnknownEntity(written)) return yield FAULT;
      yield { kind: "text", text: written };
      at = end;
      continue;
    }
    const skipped = endOfSkipped(text, at);
    if (skipped !== null) {
      if (skipped < 0) return yield FAULT;
      at = skipped;
      continue;
    }
    if (text.startsWith("<![CDATA[", at)) {
      const end = text.indexOf("]]>", at);
      if (end < 0) return yield FAULT;
      const inside = text.slice(at + 9, end);
      yield { kind: "text", text: inside.replaceAll("&", "&amp;").replaceAll("<", "&lt;") };
      at = end + 3;
      continue;
    }
    const read = text.startsWith("</", at) ? endTag(text, at) : startTag(text, at);
    if (!read) return yield FAULT;
    yield read.tag;
    at = read.end;
  }
}

/** End of a comment, an instruction or the document type; -1 if it does not end; null for anything else. */
function endOfSkipped(text: string, at: number): number | null {
  const past = (mark: string, from: number) => {
    const end = text.indexOf(mark, from);
    return end < 0 ? -1 : end + mark.length;
  };
  if (text.startsWith("<!--", at)) return past("-->", at + 4);
  if (text.startsWith("<?", at)) return past("?>", at);
  if (!/^<!DOCTYPE/i.test(text.slice(at, at + 9))) return null;
  const end = past(">", at);
  if (end < 0 || !text.slice(at, end).includes("[")) return end;
  // Its internal declarations are in brackets.
  const close = text.indexOf("]", at);
  return close < 0 ? -1 : past(">", close);
}

function endTag(text: string, at: number): { tag: Tag; end: number } | null {
  const pattern = /<\/([\w.:-]+)\s*>/y;
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found && { tag: { kind: "end", name: found[1] ?? "" }, end: pattern.lastIndex };
}

function startTag(text: string, at: number): { tag: Tag; end: number } | null {
  const opening = /<([a-zA-Z][\w.:-]*)/y;
  opening.lastIndex = at;
  const name = opening.exec(text)?.[1];
  if (name === undefined) return null;
  const attributes: [string, string][] = [];
  const names = new Set<string>();
  const attribute = /\s+([\w.:-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
  const closing = /\s*(\/?)>/y;
  attribute.lastIndex = opening.lastIndex;
  for (let from = opening.lastIndex; ; from = attribute.lastIndex) {
    attribute.lastIndex = from;
    const found = attribute.exec(text);
    if (!found) {
      closing.lastIndex = from;
      const end = closing.exec(text);
      return (
        end && { tag: { kind: "start", name, attributes, isEmpty: end[1] === "/" }, end: closing.lastIndex }
      );
    }
    const value = found[2] ?? found[3] ?? "";
    const attributeName = found[1] ?? "";
    if (hasUnknownEntity(value) || names.has(attributeName)) return null;
    if (names.size >= MAX_ATTRIBUTES) return { tag: TOO_COMPLEX, end: text.length };
    names.add(attributeName);
    attributes.push([attributeName, decoded(value)]);
  }
}

/** Entities of the document type are unknown here: nothing is expanded. */
const hasUnknownEntity = (text: string): boolean =>
  /&(?!(amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i.test(text);

/** Decodes numeric references to plain characters, so that they cannot bypass a check. */
const decoded = (value: string): string =>
  value.replaceAll(/&#(x?)([\da-f]+);/gi, (whole, hex: string, digits: string) => {
    const code = Number.parseInt(digits, hex ? 16 : 10);
    return code < 0x80 && !/[<&"']/.test(String.fromCharCode(code)) ? String.fromCharCode(code) : whole;
  });
