import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ContextNote } from "~/components/site/context-note";
import type { Deed } from "~/components/site/deed-fields";
import type { MenuCategory } from "~/components/site/frame";
import { useFrame } from "~/components/site/use-frame";
import { Chips } from "~/components/ui/chips";
import { Notice } from "~/components/ui/notice";
import { Pagination } from "~/components/ui/pagination";
import { root as unseen } from "~/components/ui/visually-hidden.css";
import type { Product } from "~/contract/products";
import { useFormat } from "~/i18n/use-format";
import { withQuery } from "~/paths";
import { row, stack } from "~/theme/layout.css";
import { soft } from "~/theme/text.css";
import { EmptyResults } from "./empty-results";
import { ListBar } from "./list-bar";
import { ProductGrid } from "./product-grid";
import { ProductTable } from "./product-table";

/** What a list was asked for, as its address says it. */
export interface ListState {
  search: string;
  categories: string[];
  offers: boolean;
  new: boolean;
  bestseller: boolean;
  ordered: boolean;
  order_by: string;
  view: "grid" | "table";
  page: number;
  page_size: number;
}

interface Page {
  count: number;
  page: number;
  page_size: number;
  page_count: number;
  results: Product[];
}

/** The list itself: what narrows it as chips, order and view, the products, the pages. `path` is the page's own. */
export function ProductList({
  path,
  products,
  query,
  ignored,
  deed,
  children,
}: {
  path: string;
  products: Page;
  query: ListState;
  /** Fields of the address that made no sense. */
  ignored: string[];
  deed: Deed;
  /** Where to go on from an empty list. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("catalogue");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const frame = useFrame();
  const href = (changes: Partial<ListState>) => withQuery(path, queryOf({ ...query, page: 1, ...changes }));
  const chips = chipsOf(query, frame?.menu ?? [], t, href);
  const here = href({ page: query.page });
  const { count, results } = products;
  return (
    <div className={stack.s4}>
      <div className={row}>
        <p className={soft}>{t("list.count", { count, number: number(count) })}</p>
        {frame && <ContextNote frame={frame} />}
      </div>
      {ignored.length > 0 && <Notice kind="warn">{t("list.ignored", { fields: ignored.join(", ") })}</Notice>}
      <Chips label={t("list.active")} removeWord={t("list.remove")} chips={chips} />
      <ListBar
        action={path}
        keep={keptOf(query)}
        orderBy={query.order_by}
        pageSize={query.page_size}
        view={query.view}
        viewHref={(view) => withQuery(path, { ...queryOf(query), view })}
      />
      <h2 className={unseen}>{t("list.products")}</h2>
      {results.length === 0 ? (
        <EmptyResults
          search={query.search}
          drop={[
            ...chips,
            ...(query.page > 1 && count > 0 ? [{ text: t("list.firstPage"), href: href({}) }] : []),
          ]}
        >
          {children}
        </EmptyResults>
      ) : query.view === "grid" ? (
        <ProductGrid products={results} deed={deed} redirectTo={here} place="besideFilters" />
      ) : (
        <ProductTable
          items={results}
          includesVat={results[0]?.includes_vat ?? false}
          deed={deed}
          redirectTo={here}
        />
      )}
      <Pagination
        label={common("pagination.label")}
        words={{
          previous: common("pagination.previous"),
          next: common("pagination.next"),
          page: (page) => common("pagination.page", { page }),
        }}
        page={products.page}
        pageCount={products.page_count}
        href={(page) => href({ page })}
      />
    </div>
  );
}

type Words = ReturnType<typeof useTranslation<"catalogue">>["t"];

const FLAGS = ["offers", "new", "bestseller", "ordered"] as const;
const DEFAULT_PAGE_SIZE = 12;

/** The address of a list: what is as usual is left out. The view is remembered, not addressed. */
function queryOf(query: ListState) {
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, query[flag] ? 1 : null]));
  return {
    search: query.search,
    categories: query.categories,
    ...flags,
    order_by: query.order_by,
    page_size: query.page_size === DEFAULT_PAGE_SIZE ? null : query.page_size,
    page: query.page === 1 ? null : query.page,
  };
}

/** What the form of order and page size must not lose. */
const keptOf = (query: ListState): Array<[string, string]> => [
  ...(query.search ? [["search", query.search] satisfies [string, string]] : []),
  ...query.categories.map((slug): [string, string] => ["categories", slug]),
  ...FLAGS.filter((flag) => query[flag]).map((flag): [string, string] => [flag, "1"]),
];

function chipsOf(
  query: ListState,
  menu: MenuCategory[],
  t: Words,
  href: (changes: Partial<ListState>) => string,
) {
  const { search, categories } = query;
  return [
    ...(search ? [{ text: t("list.chips.search", { search }), href: href({ search: "" }) }] : []),
    ...categories.map((slug) => ({
      text: nameOf(slug, menu) ?? slug,
      href: href({ categories: categories.filter((other) => other !== slug) }),
    })),
    ...FLAGS.filter((flag) => query[flag]).map((flag) => ({
      text: t(`list.chips.${flag}`),
      href: href({ [flag]: false }),
    })),
  ];
}

function nameOf(slug: string, menu: MenuCategory[]): string | null {
  for (const category of menu) {
    const name = category.slug === slug ? category.name : nameOf(slug, category.children);
    if (name) return name;
  }
  return null;
}
