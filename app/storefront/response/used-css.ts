// Critical CSS: the rules of the style sheet that a page uses, inlined so that no request blocks rendering. A rule is used
// if all its classes, elements and attributes are in the page's HTML.

interface Selector {
  text: string;
  /** Names in the format of `namesIn`. */
  names: string[];
}

type Node =
  | { selectors: Selector[]; body: string }
  /** @media, @layer and similar: their rules are filtered too. */
  | { at: string; nodes: Node[] }
  /** Included if a rule uses it. */
  | { keyframes: string; verbatim: string }
  /** @font-face, a list of layers: always included. */
  | { verbatim: string };

export type Stylesheet = Node[];

export function parseStylesheet(css: string): Stylesheet {
  const nodes: Node[] = [];
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf("{", at);
    const stop = css.indexOf(";", at);
    if (open < 0 && stop < 0) break;
    if (stop >= 0 && (open < 0 || stop < open)) {
      nodes.push({ verbatim: css.slice(at, stop + 1).trim() });
      at = stop + 1;
      continue;
    }
    const end = closingBrace(css, open);
    const head = css.slice(at, open).trim();
    const body = css.slice(open + 1, end);
    at = end + 1;
    if (/^@(media|layer|supports|container)/.test(head))
      add(nodes, { at: head.replaceAll(": ", ":"), nodes: parseStylesheet(body) });
    else if (head.startsWith("@keyframes "))
      nodes.push({ keyframes: head.slice("@keyframes ".length), verbatim: `${head}{${body}}` });
    else if (head.startsWith("@")) nodes.push({ verbatim: `${head}{${body}}` });
    else nodes.push({ selectors: selectorsOf(head), body: body.trim() });
  }
  return nodes;
}

/**
 * Merges a node into the block of the same kind. A block of a layer may be anywhere, because the order of rules matters
 * only within a layer; other blocks are merged only into the last one.
 */
function add(nodes: Stylesheet, node: Node): void {
  const isLike = (other: Node | undefined) => "at" in node && other && "at" in other && other.at === node.at;
  const like =
    "at" in node && node.at.startsWith("@layer ") ? nodes.find(isLike) : nodes.slice(-1).find(isLike);
  if (!(like && "at" in like && "at" in node)) nodes.push(node);
  else for (const inner of node.nodes) add(like.nodes, inner);
}

/**
 * Replaces each property that is set once by its value: names and their list would be a tenth of a page's rules. Long
 * values, and properties that are also set outside of the sheet, stay properties.
 * @param open names of properties that are also set outside of the sheet
 */
export function withValues(css: string, open: string[]): string {
  const set = [...css.matchAll(/(--[\w-]+):\s*([^;}]*)/g)].map(([, name = "", value = ""]) => ({
    name,
    value,
  }));
  const once = set.filter(
    ({ name, value }) =>
      !open.includes(name) &&
      value.length <= MAX_VALUE &&
      !value.includes("var(") &&
      set.filter((other) => other.name === name).length === 1,
  );
  const values = new Map(once.map(({ name, value }) => [name, value]));
  return css
    .replace(/(--[\w-]+):[^;}]*;?/g, (all, name: string) => (values.has(name) ? "" : all))
    .replace(/var\((--[\w-]+)\)/g, (all, name: string) => values.get(name) ?? all);
}

const MAX_VALUE = 24;

export const withoutUnused = (css: string): string =>
  css.replace(/(--[\w-]+):[^;}]*;?/g, (all, name: string) => (css.includes(`var(${name})`) ? all : ""));

/** The names in a page's HTML, each once, in their order: ".class", "<element", "[attribute". */
export function namesIn(html: string, attributes: readonly string[]): ReadonlySet<string> {
  const lists = new Set<string>();
  const names = new Set(["<html", "<body"]);
  // Searched without a regular expression: a page has a thousand classes, and each match would allocate an array.
  for (let at = html.indexOf(CLASS); at >= 0; at = html.indexOf(CLASS, at)) {
    at += CLASS.length;
    lists.add(html.slice(at, html.indexOf('"', at)));
  }
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at + 1)) {
    let end = at + 1;
    while (isNameEnd(html.charCodeAt(end)) === false) end += 1;
    names.add(html.slice(at, end));
  }
  for (const list of lists) for (const name of list.split(" ")) names.add(`.${name}`);
  for (const name of attributes) if (html.includes(` ${name.slice(1)}`)) names.add(name);
  return names;
}

const CLASS = ' class="';
/** A space, "/" or ">", or the end of the text. */
const isNameEnd = (code: number): boolean => Number.isNaN(code) || code === 32 || code === 47 || code === 62;

/** The attributes that a sheet's selectors name. */
export const attributesIn = (nodes: Stylesheet): string[] => [
  ...new Set(
    nodes.flatMap((node) =>
      "at" in node
        ? attributesIn(node.nodes)
        : "selectors" in node
          ? node.selectors.flatMap(({ names }) => names.filter((name) => name.startsWith("[")))
          : [],
    ),
  ),
];

export function usedCss(nodes: Stylesheet, page: ReadonlySet<string>): string {
  const rules = nodes.filter((node) => !("keyframes" in node));
  const css = printStylesheet(rules, ({ names }) => names.every((name) => page.has(name)));
  const used = nodes.filter((node) => "keyframes" in node && css.includes(node.keyframes));
  return css + printStylesheet(used);
}

/** Returns the sheet as text, without rules whose selectors are all unused. */
export const printStylesheet = (
  nodes: Stylesheet,
  isUsed: (selector: Selector) => boolean = () => true,
): string =>
  nodes
    .map((node) => {
      if ("verbatim" in node) return node.verbatim;
      if ("at" in node) {
        const inner = printStylesheet(node.nodes, isUsed);
        return inner && `${node.at}{${inner}}`;
      }
      const used = node.selectors.filter(isUsed);
      return used.length > 0 ? `${used.map(({ text }) => text).join(",")}{${node.body}}` : "";
    })
    .join("");

export const withoutLayer = (nodes: Stylesheet, layer: string): Stylesheet =>
  nodes
    .filter((node) => !("at" in node && node.at === `@layer ${layer}`))
    .map((node) => ("at" in node ? { ...node, nodes: withoutLayer(node.nodes, layer) } : node));

/** Returns the index of the brace that closes the block, or the end of the sheet. */
function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    const char = css[at];
    if (char === '"' || char === "'") at = css.indexOf(char, at + 1);
    else if (char === "{") depth++;
    else if (char === "}" && --depth === 0) return at;
  }
  return css.length;
}

const selectorsOf = (head: string): Selector[] =>
  splitSelectors(head).map((text) => ({
    text,
    names: [...required(text.replace(/\[([\w-]+)[^\]]*\]/g, "[$1 ")).matchAll(NAMES)].flatMap(
      ([name, element]) => (CHANGING.includes(name) ? [] : element === undefined ? name : `<${element}`),
    ),
  }));

/** A class, an attribute, or an element, which the name of a pseudo-class is not. */
const NAMES = /\.[\w-]+|\[[\w-]+|(?<![\w\-:])([a-z][a-z0-9]*)\b/g;

/** Set before the whole sheet is there: by the browser, and by the inline loader. */
const CHANGING = ["[open", "[aria-busy"];

/** A selector without what the page need not have: only :is(), :where() and :has() without a choice name something. */
function required(selector: string): string {
  const inner = selector.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, content: string) =>
    !["is", "where", "has"].includes(name) || content.includes(",") ? " " : ` ${content} `,
  );
  return inner === selector ? selector : required(inner);
}

const splitSelectors = (head: string): string[] => head.split(/,(?![^(]*\))/).map((text) => text.trim());
