// Writes XML: elements in the given order, texts escaped. Null and empty values are left out.

export type XmlNode = readonly [name: string, content: XmlContent];
type XmlContent = string | null | readonly (XmlNode | null)[];

/** @param attributes of the root element */
export function xmlDocument([name, content]: XmlNode, attributes: Readonly<Record<string, string>>): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}${list.join("")}>${inner(content, 1)}</${name}>\n`;
}

function inner(content: XmlContent, depth: number): string {
  if (content === null) return "";
  if (typeof content === "string") return escaped(content);
  const pad = `\n${"  ".repeat(depth)}`;
  const children = content.flatMap((node) => (node === null || isEmpty(node[1]) ? [] : [node]));
  const lines = children.map(([name, of]) => `${pad}<${name}>${inner(of, depth + 1)}</${name}>`);
  return `${lines.join("")}\n${"  ".repeat(depth - 1)}`;
}

const isEmpty = (content: XmlContent): boolean =>
  content === null || content === "" || (Array.isArray(content) && content.every((one) => one === null));

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => ENTITIES[one] ?? one);
