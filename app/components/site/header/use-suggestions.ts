import { useFetcher } from "@remix-run/react";
import { useDebounce } from "~/components/site/use-debounce";
import { paths } from "~/paths";

interface SuggestResponse {
  search: string;
  products: Array<{ slug: string; name: string; sku: string; picture: string | null }>;
  categories: Array<{ slug: string; name: string }>;
}

export interface Suggestion {
  href: string;
  text: string;
  /** A product's code, or what else tells it from the others. */
  note: string;
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
      ...(data?.products ?? []).map(({ slug, name, sku, picture }) => ({
        href: paths.product(slug),
        text: name,
        note: sku,
        picture,
      })),
    ],
    fetchSuggestions(typed) {
      const search = typed.trim();
      debounce(search.length < MIN_SEARCH_LENGTH ? null : () => load(paths.suggest({ search })));
    },
  };
}
