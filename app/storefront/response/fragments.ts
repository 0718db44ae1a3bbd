// The server's side of components/ui/page/fragment.ts: what React has rendered once is cut out of that page for the next ones.
import { LIFETIME, LruCache } from "~/platform/cache";
import { now } from "~/platform/clock";

/** The key holds all that the markup depends on, so that a change needs no other end. */
const fragments = new LruCache<string>(LIFETIME.default);

/** For a page that comes in pieces, from which nothing can be cut. */
export const fragmentCache = {
  get: (key: string) => fragments.get(key),
  mark: () => undefined,
};

/**
 * For one page that is rendered as a whole.
 * @param attribute marks the elements that are to be cut out
 */
export function newFragments(attribute: string) {
  const keys: string[] = [];
  return {
    get: (key: string) => fragments.get(key),
    mark: (key: string) => String(keys.push(key) - 1),
    cutFrom: (html: string) =>
      keys.reduce((page, key, index) => cut(page, key, ` ${attribute}="${index}"`), html),
  };
}

/** Remembers the markup inside the marked element; the page without the mark. */
function cut(page: string, key: string, mark: string): string {
  const at = page.indexOf(mark);
  if (at < 0) return page;
  const unmarked = page.slice(0, at) + page.slice(at + mark.length);
  const tag = /^<([a-z]+)/.exec(unmarked.slice(unmarked.lastIndexOf("<", at)))?.[1] ?? "";
  const start = unmarked.indexOf(">", at) + 1;
  const end = closingOf(unmarked, tag, start);
  if (end > 0) fragments.set(key, unmarked.slice(start, end), now().getTime());
  return unmarked;
}

/** Where the element ends whose content begins at `start`; -1: nowhere. React escapes "<" in all texts. */
function closingOf(page: string, tag: string, start: number): number {
  const tags = new RegExp(`<(/?)${tag}[ >]`, "g");
  tags.lastIndex = start;
  for (let depth = 1, found = tags.exec(page); found; found = tags.exec(page)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return found.index;
  }
  return -1;
}
