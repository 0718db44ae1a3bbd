import { Link } from "@remix-run/react";
import type { ListItem } from "~/components/product/item";
import { useFrame } from "~/components/site/frame/use-frame";
import { ContextNote } from "~/components/site/header/context-note";
import { usePrefetch } from "~/components/site/header/use-prefetch";
import type { FormToken } from "~/components/site/hidden-fields";
import { Chips } from "~/components/ui/list/chips";
import { Pagination } from "~/components/ui/list/pagination";
import { Notice } from "~/components/ui/page/notice";
import { root as unseen } from "~/components/ui/page/visually-hidden.css";
import { type IgnoredField, LIST_FLAGS } from "~/contract/constants/list-query";
import type { Facets } from "~/contract/products";
import type { Translate } from "~/i18n/translator";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { withQuery } from "~/paths";
import { row, stack } from "~/theme/layout.css";
import { muted } from "~/theme/text.css";
import { type EmptyListSuggestions, EmptyResults } from "./empty-results";
import { ListBar } from "./list-bar";
import { hiddenParamsOf, type ListState, NO_FILTERS, queryOf } from "./list-state";
import { ProductGrid } from "./product-grid";
import { ProductTable } from "./product-table";

interface Page {
  count: number;
  page: number;
  page_size: number;
  page_count: number;
  results: ListItem[];
  /** The terms that were searched instead of terms without results. */
  searched?: string[] | undefined;
}

/** The list itself: what narrows it as chips, order and view, the products, the pages. `path` is the page's own. */
export function ProductList({
  path,
  products,
  facets,
  names,
  suggestions,
  query,
  ignored,
  formToken,
}: {
  path: string;
  products: Page;
  facets: Pick<Facets, "custom_fields"> | null;
  /** What the categories are called that narrow it, by slug. */
  names: Record<string, string>;
  /** For an empty list. */
  suggestions: EmptyListSuggestions | null;
  query: ListState;
  /** Fields of the address that made no sense. */
  ignored: IgnoredField[];
  formToken: FormToken;
}) {
  const { t } = useTranslation("catalogue");
  const { t: common } = useTranslation();
  const { money, number, either } = useFormat();
  const frame = useFrame();
  const prefetch = usePrefetch();
  const href = (changes: Partial<ListState>) => withQuery(path, queryOf({ ...query, page: 1, ...changes }));
  const fields = suggestions?.fields ?? facets?.custom_fields ?? [];
  const chips = chipsOf(
    query,
    { fields, names, t, money: (amount) => money(amount, frame?.currency ?? "EUR") },
    href,
  );
  // Without quantities: they have been ordered by then.
  const currentUrl = href({ page: query.page, quantities: {} });
  const { count, results } = products;
  const inTable = query.view === "table" && results.length > 0;
  const pages = (
    <Pagination
      label={common("pagination.label")}
      labels={{
        previous: common("pagination.previous"),
        next: common("pagination.next"),
        page: (page) => common("pagination.page", { page }),
      }}
      page={products.page}
      pageCount={products.page_count}
      prefetch={prefetch}
      href={(page) => href({ page })}
      submitTo={inTable ? path : undefined}
    />
  );
  return (
    <div className={stack.s4}>
      <div className={row}>
        <p className={muted}>{t("list.count", { count, number: number(count) })}</p>
        {frame && <ContextNote frame={frame} />}
      </div>
      {ignored.length > 0 && (
        <Notice kind="warn">
          {t("list.ignored", { fields: ignored.map((field) => t(`list.fields.${field}`)).join(", ") })}
        </Notice>
      )}
      {products.searched && (
        <Notice kind="info">
          {t("list.searched", {
            search: query.search,
            searched: either(products.searched.map((search) => t("list.quoted", { search }))),
          })}{" "}
          <Link to={href({ exact: true })}>{t("list.exact", { search: query.search })}</Link>
        </Notice>
      )}
      <Chips label={t("list.active")} removeLabel={t("list.remove")} chips={chips} />
      <ListBar
        action={path}
        hiddenParams={hiddenParamsOf(query, (name) => name === "order_by" || name === "page_size")}
        orderBy={query.order_by}
        pageSize={query.page_size}
        view={query.view}
        viewHref={(view) => withQuery(path, { ...queryOf(query), view })}
      />
      <h2 className={unseen}>{t("list.products")}</h2>
      {results.length === 0 ? (
        <EmptyResults
          search={query.search}
          firstPage={query.page > 1 && count > 0 ? href({}) : null}
          chips={chips}
          suggestions={suggestions}
          searchHref={(search) => href({ search, exact: false })}
          fuzzyHref={query.search && query.exact ? href({ exact: false }) : null}
          unfilteredHref={href(NO_FILTERS)}
          formToken={formToken}
          currentUrl={currentUrl}
        />
      ) : query.view === "grid" ? (
        <ProductGrid products={results} formToken={formToken} redirectTo={currentUrl} />
      ) : (
        // A new key resets the fields on another page or after an order.
        <ProductTable
          key={`${formToken.formId} ${currentUrl}`}
          items={results}
          includesVat={results[0]?.price.includes_vat ?? false}
          formToken={formToken}
          path={path}
          redirectTo={currentUrl}
          typed={query.quantities}
        >
          {pages}
        </ProductTable>
      )}
      {!inTable && pages}
    </div>
  );
}

interface ChipContext {
  fields: Facets["custom_fields"];
  names: Record<string, string>;
  t: Translate;
  money: (amount: string) => string;
}

function chipsOf(
  query: ListState,
  { fields, names, t, money }: ChipContext,
  href: (changes: Partial<ListState>) => string,
) {
  const { search, categories } = query;
  return [
    ...(search
      ? [{ name: "search", text: t("list.chips.search", { search }), href: href({ search: "" }) }]
      : []),
    ...categories.map((slug) => ({
      name: `categories=${slug}`,
      text: names[slug] ?? slug,
      href: href({ categories: categories.filter((other) => other !== slug) }),
    })),
    ...LIST_FLAGS.filter((flag) => query[flag]).map((flag) => ({
      name: flag,
      text: t(`list.chips.${flag}`),
      href: href({ [flag]: false }),
    })),
    ...(query.promotions.length > 0
      ? [{ name: "promotions", text: t("list.chips.promotions"), href: href({ promotions: [] }) }]
      : []),
    ...(query.season === null
      ? []
      : [{ name: "season", text: t("list.chips.season"), href: href({ season: null }) }]),
    ...query.fields.map((field) => ({
      name: `cf.${field.key}=${field.value}`,
      text: chipOfField(field, fields),
      href: href({ fields: query.fields.filter((other) => other !== field) }),
    })),
    ...(["price_min", "price_max"] as const)
      .filter((bound) => query[bound] !== "")
      .map((bound) => ({
        name: bound,
        text: t(`list.chips.${bound}`, { price: money(query[bound]) }),
        href: href({ [bound]: "" }),
      })),
  ];
}

function chipOfField({ key, value }: ListState["fields"][number], fields: Facets["custom_fields"]): string {
  const field = fields.find((one) => one.key === key);
  const label = field?.values.find((one) => one.value === value)?.label ?? value;
  return `${field?.label ?? key}: ${label}${field?.unit ? ` ${field.unit}` : ""}`;
}
