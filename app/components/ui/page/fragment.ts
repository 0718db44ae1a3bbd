// Markup that is the same on many pages. The server renders it once and puts it into the next pages as text. What it is
// made of does not leave with a page's data: the browser shows what came with the first page.
import { createContext, type ReactNode, useContext } from "react";

export interface FragmentCache {
  /** @param facts null in the browser */
  get(name: string, facts: unknown): string | undefined;
}

export const FragmentContext = createContext<FragmentCache>({ get: () => undefined });

/** Names the element whose content it is. */
export const FRAGMENT_MARK = "data-fragment";

/**
 * The content of an element, as its props. Its links have no components: usePlainLinks.
 * @param facts all that the markup depends on; undefined in the browser
 * @param render no ids of useId, which depend on the place in the page; in a .server file, which the browser does not get
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
