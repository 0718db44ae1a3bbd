import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { CardItem } from "~/components/product/item";
import type { FormToken } from "~/components/site/hidden-fields";
import { Link } from "~/components/ui/page/link";
import type { Facets } from "~/contract/products";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { stack } from "~/theme/layout.css";
import * as styles from "./empty-results.css";
import { ProductGrid } from "./product-grid";

/** Suggestions for an empty list: result counts without each filter, and the nearest products. */
export interface EmptyListSuggestions {
  /**
   * Result counts without one filter, by the chip's name. Filters without results, and filters not queried, are
   * missing.
   */
  counts: Record<string, number>;
  /** The same search with one term fewer. */
  searches: { search: string; count: number }[];
  /** True if the products nearly match; false if they are bestsellers. */
  isNear: boolean;
  /** Labels of the active custom fields, which the facets of an empty list lack. */
  fields: Facets["custom_fields"];
  products: CardItem[];
}

interface EmptyResultsProps {
  search: string;
  /** Path of the first page, for a page number past the end. */
  firstPage: string | null;
  /** The active filters, each with the path of the list without it. */
  chips: Array<{ name: string; text: string; href: string }>;
  suggestions: EmptyListSuggestions | null;
  searchHref: (search: string) => string;
  /** Path of the fuzzy search, if the search is exact. */
  fuzzyHref: string | null;
  unfilteredHref: string;
  formToken: FormToken;
  currentUrl: string;
}

export function EmptyResults({
  search,
  firstPage,
  chips,
  suggestions,
  searchHref,
  fuzzyHref,
  unfilteredHref,
  formToken,
  currentUrl,
}: EmptyResultsProps) {
  const { t } = useTranslation("catalogue");
  const fewer = (suggestions?.searches ?? []).map((one) => ({
    name: one.search,
    href: searchHref(one.search),
    text: t("empty.fewer", { search: one.search }),
    count: one.count,
  }));
  const shownLinks = relaxingLinks({ chips, suggestions, unfilteredHref, t });
  return (
    <div className={stack.s6}>
      <div className={classes(styles.root, stack.s4)}>
        <h2>{search ? t("empty.search", { search }) : t("empty.title")}</h2>
        {firstPage && (
          <p>
            <Link to={firstPage}>{t("list.firstPage")}</Link>
          </p>
        )}
        {fuzzyHref && (
          <p>
            <Link to={fuzzyHref}>{t("empty.wider")}</Link>
          </p>
        )}
        <LinkList links={fewer} />
        {shownLinks.length > 0 && (
          <>
            <p>{t("empty.drop")}</p>
            <LinkList links={shownLinks} />
          </>
        )}
        {search && <p>{t("empty.searchHint")}</p>}
        <p>
          <Link to={paths.products()}>{t("empty.all")}</Link>
        </p>
      </div>
      {suggestions && suggestions.products.length > 0 && (
        <section className={stack.s4}>
          <h2>{t(suggestions.isNear ? "empty.near" : "empty.bestsellers")}</h2>
          <ProductGrid products={suggestions.products} formToken={formToken} redirectTo={currentUrl} />
        </section>
      )}
    </div>
  );
}

interface CountedLink {
  name: string;
  href: string;
  text: string;
  count: number;
}

/** Links to the list without one filter, for each filter whose removal gives results, or else without all filters. */
function relaxingLinks({
  chips,
  suggestions,
  unfilteredHref,
  t,
}: {
  chips: Array<{ name: string; text: string; href: string }>;
  suggestions: EmptyListSuggestions | null;
  unfilteredHref: string;
  t: TFunction;
}): CountedLink[] {
  const links = [
    ...chips.map(({ name, text, href }) => ({ name, href, text: t("empty.without", { filter: text }) })),
    { name: "filters", href: unfilteredHref, text: t("empty.bare") },
  ]
    .map((link) => ({ ...link, count: suggestions?.counts[link.name] ?? 0 }))
    .filter(({ count }) => count > 0);
  return links.length > 1 ? links.filter(({ name }) => name !== "filters") : links;
}

function LinkList({ links }: { links: CountedLink[] }) {
  const { t } = useTranslation("catalogue");
  const { number } = useFormat();
  if (links.length === 0) return null;
  return (
    <ul className={stack.s2}>
      {links.map(({ name, text, href, count }) => (
        <li key={name}>
          <Link to={href}>{text}</Link> {t("list.count", { count, number: number(count) })}
        </li>
      ))}
    </ul>
  );
}
