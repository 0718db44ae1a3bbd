// Server side of components/ui/page/fragment.ts: markup rendered by React is cached for later pages.
import { LruCache } from "~/platform/cache/cache";
import { CACHE_MS } from "~/platform/cache/lifetimes";
import { madeOnce } from "~/platform/cache/made-once";
import { now } from "~/platform/clock";

/** The key contains all data that the markup depends on, so entries need no invalidation. */
const fragments = new LruCache<string>(CACHE_MS.entry);

const keyOf = (name: string, facts: unknown): string =>
  [name, ...Object.entries(Object(facts)).flatMap(([key, value]) => [key, jsonOf(value)])].join("\n");

/** Menu and company are the same object on each page (platform/cache/made-once.ts), so their JSON is cached. */
const jsonOf = (value: unknown): string =>
  typeof value === "object" && value !== null ? jsonOfObject(value) : JSON.stringify(value);

const jsonOfObject = madeOnce((value: object) => JSON.stringify(value));

/** Read-only cache for a streamed page, from which no markup can be extracted. */
export const fragmentCache = { get: (name: string, facts: unknown) => fragments.get(keyOf(name, facts)) };

/**
 * Cache for a page that is rendered as a whole; stores new markup.
 * @param attribute marks the elements whose content is a fragment
 */
export function newFragments(attribute: string) {
  const keys = new Map<string, string>();
  return {
    get(name: string, facts: unknown) {
      const key = keyOf(name, facts);
      const known = fragments.get(key);
      if (known === undefined) keys.set(name, key);
      return known;
    },
    keepFrom(html: string): void {
      for (const [name, key] of keys) {
        const content = contentOf(html, ` ${attribute}="${name}"`);
        if (content !== null) fragments.set(key, content, now().getTime());
      }
    },
  };
}

/** Returns the content of the element with this mark. React escapes "<" in all texts. */
function contentOf(page: string, mark: string): string | null {
  const at = page.indexOf(mark);
  if (at < 0) return null;
  const tag = /^<([a-z]+)/.exec(page.slice(page.lastIndexOf("<", at)))?.[1] ?? "";
  const start = page.indexOf(">", at) + 1;
  const tags = new RegExp(`<(/?)${tag}[ >]`, "g");
  tags.lastIndex = start;
  for (let depth = 1, found = tags.exec(page); found; found = tags.exec(page)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return page.slice(start, found.index);
  }
  return null;
}
