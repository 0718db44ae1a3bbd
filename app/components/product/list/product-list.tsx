import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ListForm, type ListFormProps } from "~/components/product/filters/list-form";
import { useDecimal } from "~/components/product/filters/use-decimal";
import type { CardItem, ListItem } from "~/components/product/item";
import { useFrame } from "~/components/site/frame/use-frame";
import { usePrefetch } from "~/components/site/header/use-prefetch";
import type { FormToken } from "~/components/site/hidden-fields";
import { Pagination } from "~/components/site/pagination";
import { Chips } from "~/components/ui/list/chips";
import { root as unseen } from "~/components/ui/page/visually-hidden.css";
import { useFormat } from "~/i18n/use-format";
import { withQuery } from "~/paths";
import { stack } from "~/theme/layout.css";
import { type EmptyListSuggestions, EmptyResults } from "./empty-results";
import { chipsOf } from "./list-chips";
import * as layout from "./list-layout.css";
import { ListNotices } from "./list-notices";
import { type ListState, NO_FILTERS, queryOf } from "./list-state";
import { Products } from "./products";

interface Page {
  count: number;
  page: number;
  page_size: number;
  page_count: number;
  /** Cards, or table rows in the table view. */
  results: CardItem[] | ListItem[];
  /** The terms that were searched instead of terms without results. */
  searched?: string[] | undefined;
}

interface ProductListProps extends Omit<ListFormProps, "count" | "children"> {
  categories: ReactNode;
  /** Description of the list, below it. */
  description: string;
  products: Page;
  /** Names of the filtered categories, by slug. */
  names: Record<string, string>;
  /** Set for an empty list. */
  suggestions: EmptyListSuggestions | null;
  formToken: FormToken;
}

/** A product list with filter chips, sort order, view, products and pages. `path` is the page's path. */
export function ProductList({
  path,
  products,
  facets,
  names,
  suggestions,
  query,
  ignored,
  formToken,
  isCustomer,
  categories,
  description,
}: ProductListProps) {
  const { t } = useTranslation("catalogue");
  const { money, measure } = useFormat();
  const decimal = useDecimal();
  const frame = useFrame();
  const prefetch = usePrefetch();
  const href = (changes: Partial<ListState>) => withQuery(path, queryOf({ ...query, page: 1, ...changes }));
  const fields = suggestions?.fields ?? facets?.custom_fields ?? [];
  const chips = chipsOf(
    query,
    {
      fields,
      names,
      t,
      money: (amount) => money(amount, frame?.currency ?? "EUR"),
      measure: (text, unit) => measure(text.split("–").map(decimal).join("–"), unit),
    },
    href,
  );
  // Leaves out the quantities, which have been added by then.
  const currentUrl = href({ page: query.page, quantities: {} });
  const { count, results } = products;
  const inTable = query.view === "table" && results.length > 0;
  const pages = (
    <Pagination
      page={products.page}
      pageCount={products.page_count}
      prefetch={prefetch}
      href={(page) => href({ page })}
      submitTo={inTable ? path : undefined}
    />
  );
  return (
    <div className={layout.root}>
      <ListForm
        path={path}
        query={query}
        facets={facets}
        isCustomer={isCustomer}
        ignored={ignored}
        count={count}
      >
        {categories}
      </ListForm>
      <div className={layout.results}>
        <h2 className={unseen}>{t("list.products")}</h2>
        <div className={stack.s4}>
          <ListNotices
            ignored={ignored}
            search={query.search}
            searched={products.searched}
            exactHref={href({ exact: true })}
          />
          <Chips label={t("list.active")} removeLabel={t("list.remove")} chips={chips} />
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
          ) : (
            <Products path={path} items={results} query={query} formToken={formToken} currentUrl={currentUrl}>
              {pages}
            </Products>
          )}
          {!inTable && pages}
          <p>{description}</p>
        </div>
      </div>
    </div>
  );
}
