import { useFetcher } from "@remix-run/react";
import { forCustomer } from "~/browser/for-customer";
import { useDebounce } from "~/components/site/use-debounce";
import { paths } from "~/paths";

interface SuggestResponse {
  search: string;
  /** `line`: SKU, price and stock of a product, as text. */
  products: Array<{ slug: string; name: string; line: string; picture: string | null }>;
  categories: Array<{ slug: string; name: string }>;
}

export interface Suggestion {
  href: string;
  text: string;
  /** Text next to the name. */
  note?: string;
  /** Text below the name. */
  line?: string;
  picture?: string | null;
}

const DEBOUNCE_MS = 150;
const MIN_SEARCH_LENGTH = 2;

/** Debounced search suggestions: categories first, then products. */
export function useSuggestions(categoryNote: string): {
  search: string;
  found: Suggestion[];
  fetchSuggestions: (typed: string) => void;
} {
  const { load, data } = useFetcher<SuggestResponse>();
  const debounce = useDebounce(DEBOUNCE_MS);
  return {
    search: data?.search ?? "",
    found: [
      ...(data?.categories ?? []).map(({ slug, name }) => ({
        href: paths.category(slug),
        text: name,
        note: categoryNote,
      })),
      ...(data?.products ?? []).map(({ slug, name, line, picture }) => ({
        href: paths.product(slug),
        text: name,
        line,
        picture,
      })),
    ],
    fetchSuggestions(typed) {
      const search = typed.trim();
      debounce(search.length < MIN_SEARCH_LENGTH ? null : () => load(forCustomer(paths.suggest({ search }))));
    },
  };
}
