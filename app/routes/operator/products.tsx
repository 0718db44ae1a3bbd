// The list of products: hidden ones too, with what is missing.
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ProductRows } from "~/components/operator/products/product-rows";
import { FilterBar } from "~/components/operator/ui/forms";
import { ViewTabs } from "~/components/operator/ui/lists";
import { Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Button, ButtonLink } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import { OperatorProductQuery, PRODUCT_ORDERS, PRODUCT_SHOWS } from "~/contract/operator/products";
import { useTranslation } from "~/i18n/use-translation";
import { operatorPaths } from "~/operator-paths";
import { asTree } from "~/storefront/operator/records/record-tree";
import { operatorContext } from "~/storefront/operator/require-operator";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, may } = await operatorContext(args, "catalogue.read");
  // A word that is none of the list's is as none.
  const fields = Object.entries(OperatorProductQuery.shape).flatMap(([name, shape]) => {
    const read = shape.safeParse(url.searchParams.get(name) ?? undefined);
    return read.success && read.data !== undefined && read.data !== "" ? [[name, read.data] as const] : [];
  });
  const query = OperatorProductQuery.parse(Object.fromEntries(fields));
  const [list, categories] = await Promise.all([
    shop.products.list(query),
    shop.catalogue.list({ kind: "category", page: "-1" }),
  ]);
  return {
    query,
    products: list.results,
    next: list.next,
    categories: asTree(categories.results).map(({ key, depth }) => ({ key, depth })),
    maySave: may("catalogue.write"),
  };
}

export default function OperatorProducts() {
  const { query, products, next, categories, maySave } = useLoaderData<typeof loader>();
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
        <Button>{t("records.find")}</Button>
      </FilterBar>
      {products.length === 0 ? (
        <Empty>
          {t("products.none")}{" "}
          {isFiltered && <Link to={operatorPaths.products()}>{t("products.dropFilters")}</Link>}
        </Empty>
      ) : (
        <Panel bleed>
          <ProductRows products={products} />
        </Panel>
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
