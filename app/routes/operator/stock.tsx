import "~/kit";
import "~/operator-kit";
// Stock list, lowest stock first.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { StockLineForm, StockReasons } from "~/components/operator/products/stock-form";
import { Cell, DataTable, Head, RowName } from "~/components/operator/ui/data-table";
import { FilterBar } from "~/components/operator/ui/forms";
import { Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { postedText, replyTo } from "~/components/ui/form/posted-form";
import { Link } from "~/components/ui/page/link";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { operatorStockForm } from "~/contract/operator/forms";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { read, refuse } from "~/storefront/forms/form";
import { operatorContext, runAction } from "~/storefront/operator/require-operator";
import { searchOf } from "~/storefront/request/context";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, may } = await operatorContext(args, "catalogue.read");
  const search = url.searchParams.get("search")?.trim().slice(0, MAX_SEARCH_LENGTH) ?? "";
  const after = url.searchParams.get("after")?.slice(0, 400);
  return {
    search,
    after: after ?? null,
    ...(await shop.stock.list({ search, after })),
    maySave: may("stock.write"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, url, locale } = await operatorContext(args, "stock.write");
  const { submission } = await read(args, operatorStockForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const { item, change, reason } = submission.value;
  const here = url.pathname.replace(/\.data$/, "") + searchOf(url);
  return runAction(args, submission, shop.stock.change({ item, change, reason }), here, t("items.saved"));
}

export default function OperatorStock() {
  const { search, after, results, next, maySave } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation("operator");
  const { number } = useFormat();
  const columns = ["available", "onHand", "ordered"] as const;
  return (
    <Stack>
      <PageHead title={t("nav.stock")} />
      <FilterBar action={operatorPaths.stock()} label={t("records.search")}>
        <TextField id="search" name="search" label={t("items.code")} defaultValue={search} />
        <Button>{t("records.find")}</Button>
      </FilterBar>
      <FormErrors
        title={() => t("notDone")}
        error={result?.error}
        idOf={() => `change-${postedText(result, "item")}`}
      />
      <StockReasons />
      {results.length === 0 ? (
        <Empty>{t("none")}</Empty>
      ) : (
        <Panel bleed>
          <DataTable
            caption={t("nav.stock")}
            heads={
              <>
                <Head>{t("records.fields.sku")}</Head>
                <Head>{t("records.fields.name")}</Head>
                {columns.map((column) => (
                  <Head key={column} end>
                    {t(`items.${column}`)}
                  </Head>
                ))}
                <Head far>{t("products.location")}</Head>
                <Head far>{t("products.restock")}</Head>
                {maySave && <Head>{t("items.change")}</Head>}
              </>
            }
          >
            {results.map((line) => (
              <tr key={line.item}>
                <RowName>
                  <Link to={operatorPaths.items({ item: line.sku })}>{line.sku}</Link>
                </RowName>
                <Cell main>{line.name}</Cell>
                <Cell end figure label={t("items.available")}>
                  {number(line.quantity)}
                </Cell>
                <Cell end label={t("items.onHand")}>
                  {number(line.on_hand)}
                </Cell>
                <Cell end label={t("items.ordered")}>
                  {number(line.ordered)}
                </Cell>
                <Cell far label={t("products.location")}>
                  {line.location || "–"}
                </Cell>
                <Cell far label={t("products.restock")}>
                  {line.restock_date ?? (line.is_backorderable ? t("products.backorderable") : "–")}
                </Cell>
                {maySave && (
                  <Cell label={t("items.change")}>
                    <StockLineForm
                      key={`${line.on_hand} ${line.quantity}`}
                      item={line.item}
                      sku={line.sku}
                      result={replyTo(result, { item: String(line.item) })}
                    />
                  </Cell>
                )}
              </tr>
            ))}
          </DataTable>
        </Panel>
      )}
      <p>
        {after !== null && (
          <Link to={operatorPaths.stock({ search: search || null })}>{t("products.first")}</Link>
        )}{" "}
        {next !== null && (
          <Link to={operatorPaths.stock({ search: search || null, after: next })} rel="next">
            {t("products.next")}
          </Link>
        )}
      </p>
    </Stack>
  );
}
