import "~/kit";
import "~/operator-kit";
// The list of products, including hidden ones, with missing data marked.
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ProductRows } from "~/components/operator/products/product-rows";
import { BulkBar, FilterBar } from "~/components/operator/ui/forms";
import { ViewTabs } from "~/components/operator/ui/lists";
import { Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Button, ButtonLink } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import { Form, Link } from "~/components/ui/page/link";
import { PRODUCT_ORDERS, PRODUCT_SHOWS } from "~/contract/constants/desk";
import { operatorPaths } from "~/operator-paths";
import { currencyOf, settingsOf } from "~/storefront/content/settings";
import { productQueryIn } from "~/storefront/operator/bulk-selection";
import { asTree } from "~/storefront/operator/records/record-tree";
import { operatorContext } from "~/storefront/operator/require-operator";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, may } = await operatorContext(args, "catalogue.read");
  const query = productQueryIn(url);
  const [list, categories, lists, settings] = await Promise.all([
    shop.products.list(query),
    shop.catalogue.list({ kind: "category", page: "-1" }),
    shop.catalogue.list({ kind: "price_list", page: "-1" }),
    settingsOf(args),
  ]);
  return {
    query,
    products: list.results,
    next: list.next,
    categories: asTree(categories.results).map(({ key, depth }) => ({ key, depth })),
    lists: lists.results.map(({ key }) => key),
    currency: currencyOf(settings),
    maySave: may("catalogue.write"),
  };
}

export default function OperatorProducts() {
  const { query, products, next, categories, lists, currency, maySave } = useLoaderData<typeof loader>();
  const { t } = useTranslation("operator");
  const { after, ...filters } = query;
  const isFiltered = Boolean(query.search || query.category || query.show !== "all");
  return (
    <Stack>
      <PageHead
        title={t("nav.product")}
        actions={
          maySave && <ButtonLink to={operatorPaths.newRecord("product")}>{t("records.new")}</ButtonLink>
        }
      />
      <ViewTabs
        label={t("products.views")}
        tabs={PRODUCT_SHOWS.map((show) => ({
          to: operatorPaths.products({ ...filters, show }),
          name: t(`products.show.${show}`),
          isCurrent: show === query.show,
        }))}
      />
      <FilterBar action={operatorPaths.products()} label={t("records.search")}>
        <input type="hidden" name="show" value={query.show} />
        <TextField id="search" name="search" label={t("products.search")} defaultValue={query.search ?? ""} />
        <SelectField
          id="category"
          name="category"
          label={t("records.fields.category")}
          defaultValue={query.category ?? ""}
          options={[
            { value: "", label: t("all") },
            ...categories.map(({ key, depth }) => ({ value: key, label: `${"– ".repeat(depth)}${key}` })),
          ]}
        />
        <SelectField
          id="order"
          name="order"
          label={t("products.order")}
          defaultValue={query.order}
          options={PRODUCT_ORDERS.map((value) => ({ value, label: t(`products.orders.${value}`) }))}
        />
        {lists.length > 1 && (
          <SelectField
            id="list"
            name="list"
            label={t("bulk.priceList")}
            defaultValue={query.list}
            options={lists.map((value) => ({ value, label: value }))}
          />
        )}
        <Button>{t("records.find")}</Button>
      </FilterBar>
      {products.length === 0 ? (
        <Empty>
          {t("products.none")}{" "}
          {isFiltered && <Link to={operatorPaths.products()}>{t("products.dropFilters")}</Link>}
        </Empty>
      ) : (
        <Form action={operatorPaths.bulk()} aria-label={t("bulk.bar")}>
          <input type="hidden" name="show" value={query.show} />
          <input type="hidden" name="search" value={query.search ?? ""} />
          <input type="hidden" name="category" value={query.category ?? ""} />
          <input type="hidden" name="list" value={query.list} />
          {maySave && (
            <BulkBar label={t("bulk.bar")}>
              <Button>{t("bulk.changeTicked")}</Button>
              <Button name="found" value="1">
                {t("bulk.changeFound")}
              </Button>
              <Link to={operatorPaths.bulk()}>{t("bulk.past")}</Link>
            </BulkBar>
          )}
          <Panel bleed>
            <ProductRows products={products} currency={currency} maySave={maySave} />
          </Panel>
        </Form>
      )}
      <p>
        {after !== undefined && <Link to={operatorPaths.products(filters)}>{t("products.first")}</Link>}{" "}
        {next !== null && (
          <Link to={operatorPaths.products({ ...filters, after: next })} rel="next">
            {t("products.next")}
          </Link>
        )}
      </p>
    </Stack>
  );
}
