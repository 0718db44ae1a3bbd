// Reads XML files without attributes below the root, such as the shop's electronic invoices.

export interface Element {
  name: string;
  children: Element[];
  text: string;
}

export function parseXml(xml: string): Element {
  const root: Element = { name: "", children: [], text: "" };
  const open = [root];
  for (const [, isEnd, name = "", text = ""] of xml.matchAll(/<(\/?)([\w:]+)[^>]*>([^<]*)/g)) {
    if (isEnd) open.pop();
    else {
      const element = { name, children: [], text: decoded(text) };
      open.at(-1)?.children.push(element);
      open.push(element);
    }
  }
  const [first] = root.children;
  if (!first || open.length !== 1) throw new Error("not well formed");
  return first;
}

const decoded = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .trim();

/** The texts of all elements of a name, in document order. */
export const textsOf = (element: Element, name: string): string[] => [
  ...(element.name === name ? [element.text] : []),
  ...element.children.flatMap((child) => textsOf(child, name)),
];

export const elementsOf = (element: Element, name: string): Element[] => [
  ...(element.name === name ? [element] : []),
  ...element.children.flatMap((child) => elementsOf(child, name)),
];
