import { Link } from "@remix-run/react";
import type { ListItem } from "~/components/product/item";
import type { FormToken } from "~/components/site/hidden-fields";
import type { Facets } from "~/contract/products";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { stack } from "~/theme/layout.css";
import * as styles from "./empty-results.css";
import { ProductGrid } from "./product-grid";

/** What helps from an empty list: how many there are without each thing that narrows it, and what comes nearest. */
export interface ListHelp {
  /** By the name of the chip; no name: nothing is left even so, or it was not asked. */
  counts: Record<string, number>;
  /** The same search with a word less. */
  searches: { search: string; count: number }[];
  /** Whether the products come near; else they are what most people buy. */
  isNear: boolean;
  /** The words of the fields that narrow it, which nothing on the list has. */
  fields: Facets["custom_fields"];
  products: ListItem[];
}

/** Nothing found: what to drop, and where to go on. */
export function EmptyResults({
  search,
  firstPage,
  chips,
  help,
  searchHref,
  widerHref,
  bareHref,
  formToken,
  here,
}: {
  search: string;
  /** The way back from a page past the end. */
  firstPage: string | null;
  /** What narrows the list now, each with the way without it. */
  chips: Array<{ name: string; text: string; href: string }>;
  help: ListHelp | null;
  searchHref: (search: string) => string;
  /** The same search with similar words, where it is to the letter. */
  widerHref: string | null;
  /** Without any filter. */
  bareHref: string;
  formToken: FormToken;
  here: string;
}) {
  const { t } = useTranslation("catalogue");
  const { number } = useFormat();
  const fewer = help?.searches ?? [];
  const ways = [
    ...chips.map(({ name, text, href }) => ({ name, href, words: t("empty.without", { filter: text }) })),
    { name: "filters", href: bareHref, words: t("empty.bare") },
  ]
    .map((way) => ({ ...way, count: help?.counts[way.name] ?? 0 }))
    .filter(({ count }) => count > 0);
  // All of them at once only where no single one is to blame.
  const drop = ways.length > 1 ? ways.filter(({ name }) => name !== "filters") : ways;
  return (
    <div className={stack.s6}>
      <div className={classes(styles.root, stack.s4)}>
        <h2>{search ? t("empty.search", { search }) : t("empty.title")}</h2>
        {firstPage && (
          <p>
            <Link to={firstPage}>{t("list.firstPage")}</Link>
          </p>
        )}
        {widerHref && (
          <p>
            <Link to={widerHref}>{t("empty.wider")}</Link>
          </p>
        )}
        {fewer.length > 0 && (
          <ul className={stack.s2}>
            {fewer.map(({ search, count }) => (
              <li key={search}>
                <Link to={searchHref(search)}>{t("empty.fewer", { search })}</Link>{" "}
                {t("list.count", { count, number: number(count) })}
              </li>
            ))}
          </ul>
        )}
        {drop.length > 0 && (
          <>
            <p>{t("empty.drop")}</p>
            <ul className={stack.s2}>
              {drop.map(({ name, words, href, count }) => (
                <li key={name}>
                  <Link to={href}>{words}</Link> {t("list.count", { count, number: number(count) })}
                </li>
              ))}
            </ul>
          </>
        )}
        {search && <p>{t("empty.searchHint")}</p>}
        <p>
          <Link to={paths.products()}>{t("empty.all")}</Link>
        </p>
      </div>
      {help && help.products.length > 0 && (
        <section className={stack.s4}>
          <h2>{t(help.isNear ? "empty.near" : "empty.bestsellers")}</h2>
          <ProductGrid products={help.products} formToken={formToken} redirectTo={here} />
        </section>
      )}
    </div>
  );
}
