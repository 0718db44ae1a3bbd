// Markup that is the same on many pages. The server renders it once and puts it into the next pages as text; the browser
// renders it as always, and hydrates what it finds.
import { createContext, type ReactNode, useContext } from "react";

export interface FragmentCache {
  get(key: string): string | undefined;
  /** The mark by which the markup is found in the page; undefined: it is not cached from this page. */
  mark(key: string): string | undefined;
}

/** Null in the browser. */
export const FragmentContext = createContext<FragmentCache | null>(null);

export const FRAGMENT_MARK = "data-fragment";

/**
 * The content of an element, as its props.
 * @param facts all that the markup depends on; null: it belongs to one page
 * @param render no ids of useId, which depend on the place in the page
 */
export function useFragment(name: string, facts: unknown, render: () => ReactNode) {
  const cache = useContext(FragmentContext);
  if (!cache || facts === null) return { children: render() };
  const key = JSON.stringify([name, facts]);
  const html = cache.get(key);
  if (html !== undefined) return { dangerouslySetInnerHTML: { __html: html } };
  return { [FRAGMENT_MARK]: cache.mark(key), children: render() };
}
