// Markup that is the same on many pages. The server renders it once and inserts it into later pages as text. Its data
// are not sent with a page: the browser reuses the markup of the first page.
import { createContext, type ReactNode, useContext } from "react";

export interface FragmentCache {
  /** @param facts null in the browser */
  get(name: string, facts: unknown): string | undefined;
}

export const FragmentContext = createContext<FragmentCache>({ get: () => undefined });

/** Attribute that marks the element with the fragment's content. */
export const FRAGMENT_MARK = "data-fragment";

/**
 * Returns the content of an element as its props. Links in it are plain markup (`usePlainLinks`).
 * @param facts all data that the markup depends on; undefined in the browser
 * @param render must not use `useId`, whose ids depend on the position in the page; must be in a .server file, so that
 * the browser does not load it
 */
export function useFragment<Facts>(
  name: string,
  facts: Facts | undefined,
  render: (facts: Facts) => ReactNode,
) {
  const html = useContext(FragmentContext).get(name, facts);
  const content =
    html === undefined
      ? { children: facts === undefined ? null : render(facts) }
      : { dangerouslySetInnerHTML: { __html: html } };
  return { [FRAGMENT_MARK]: name, ...content };
}
