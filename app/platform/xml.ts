// Parses small untrusted XML documents to a tree. Only XML's own entities are allowed: a document that declares
// entities, is too deep or is not closed is refused. Every step is linear in the text: parsing stops at the first
// error, because the parser searches the open tags for each end tag.
import { Parser } from "htmlparser2";

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const MAX_DEPTH = 30;
const MAX_ELEMENTS = 5_000;

/** Returns the document element, or null if the document is refused. */
export function parseXml(text: string): XmlElement | null {
  if (/<!(ENTITY|ELEMENT|ATTLIST|NOTATION)/i.test(text) || !isPlainDocumentType(text)) return null;
  const root = elementOf("", {});
  const open = [root];
  let count = 0;
  let isBroken = false;
  const refuse = () => {
    isBroken = true;
    parser.pause();
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        count += 1;
        if (count > MAX_ELEMENTS || open.length > MAX_DEPTH) return refuse();
        const element = elementOf(name, attributes);
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(part) {
        const element = open.at(-1);
        if (element) element.text += part;
      },
      onclosetag(_, isImplied) {
        if (isImplied && text.length > 0 && open.length > 1 && !isSelfClosed(parser.endIndex))
          return refuse();
        open.pop();
      },
      onerror: refuse,
    },
    { xmlMode: true },
  );
  const isSelfClosed = (end: number) => text.slice(Math.max(0, end - 1), end + 1) === "/>";
  parser.end(text);
  return isBroken || root.children.length !== 1 ? null : (root.children[0] ?? null);
}

/** At most one document type, without internal declarations. */
function isPlainDocumentType(text: string): boolean {
  const [, first, second] = text.split(/<!DOCTYPE/i, 3);
  return (
    second === undefined &&
    (first === undefined || !first.slice(0, first.indexOf(">") + 1 || undefined).includes("["))
  );
}

const elementOf = (name: string, attributes: Record<string, string>): XmlElement => ({
  name,
  attributes,
  children: [],
  text: "",
});

/** Returns the first element at this path: `find(cxml, "Request", "PunchOutSetupRequest")`. */
export function find(element: XmlElement | null, ...path: string[]): XmlElement | null {
  let found = element;
  for (const name of path) found = found?.children.find((child) => child.name === name) ?? null;
  return found;
}

export const textAt = (element: XmlElement | null, ...path: string[]): string =>
  find(element, ...path)?.text.trim() ?? "";

export const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot contain control characters
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
