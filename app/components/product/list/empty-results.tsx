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

/** What helps from an empty list: how many there are without each thing that narrows it, and what comes nearest. */
export interface EmptyListSuggestions {
  /** Results without a filter, by the chip's name; missing where there are none or it was not queried. */
  counts: Record<string, number>;
  /** The same search with one term less. */
  searches: { search: string; count: number }[];
  /** Whether the products come near; else they are what most people buy. */
  isNear: boolean;
  /** Labels of the active custom fields, which the empty list lacks. */
  fields: Facets["custom_fields"];
  products: CardItem[];
}

interface EmptyResultsProps {
  search: string;
  /** The way back from a page past the end. */
  firstPage: string | null;
  /** What narrows the list now, each with the way without it. */
  chips: Array<{ name: string; text: string; href: string }>;
  suggestions: EmptyListSuggestions | null;
  searchHref: (search: string) => string;
  /** The fuzzy search, where the search is exact. */
  fuzzyHref: string | null;
  /** Without any filter. */
  unfilteredHref: string;
  formToken: FormToken;
  currentUrl: string;
}

/** Nothing found: what to drop, and where to go on. */
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

/** The list without one of the things that narrow it, where that one is to blame; else without all of them. */
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
