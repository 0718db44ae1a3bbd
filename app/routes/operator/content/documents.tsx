// The shop's own documents: searched, and each with the product that it is of.
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Cell, DataTable, Head, Pages, RowName } from "~/components/operator/ui/data-table";
import { FilterBar } from "~/components/operator/ui/forms";
import { Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import { DOCUMENT_TYPES, ORDER_DOCUMENTS } from "~/contract/constants/enums";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { TABLE_PAGE_SIZE } from "~/contract/constants/paging";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { operatorPaths } from "~/operator-paths";
import { paths } from "~/paths";
import { operatorContext } from "~/storefront/operator/require-operator";
import { pageFromUrl } from "~/storefront/request/page-number";

/** Those of orders are with the orders. */
const TYPES = DOCUMENT_TYPES.filter((type) => !ORDER_DOCUMENTS.some((one) => one === type));

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, may } = await operatorContext(args, "content.read");
  const search = url.searchParams.get("search")?.trim().slice(0, MAX_SEARCH_LENGTH) ?? "";
  const type = TYPES.find((one) => one === url.searchParams.get("type"));
  const { page } = pageFromUrl(url);
  const documents = await shop.documents.list({ search, type, page, page_size: TABLE_PAGE_SIZE });
  return { documents, search, type: type ?? "", mayOpenProducts: may("catalogue.read") };
}

export default function OperatorDocuments() {
  const { documents, search, type, mayOpenProducts } = useLoaderData<typeof loader>();
  const { t } = useTranslation("operator");
  const { number, shortDate } = useFormat();
  const { results, count, page, page_count } = documents;
  const typeName = (one: string) => t(`account:downloads.types.${one}`);
  return (
    <Stack>
      <PageHead title={t("nav.documents")} />
      <FilterBar action={operatorPaths.documents()} label={t("documents.search")}>
        <TextField
          id="search"
          name="search"
          type="search"
          maxLength={MAX_SEARCH_LENGTH}
          label={t("documents.search")}
          defaultValue={search}
        />
        <SelectField
          id="type"
          name="type"
          label={t("documents.type")}
          defaultValue={type}
          options={[
            { value: "", label: t("all") },
            ...TYPES.map((one) => ({ value: one, label: typeName(one) })),
          ]}
        />
        <Button>{t("records.find")}</Button>
      </FilterBar>
      {results.length === 0 ? (
        <Empty>{t(search === "" && type === "" ? "none" : "documents.noneFound")}</Empty>
      ) : (
        <Panel bleed>
          <DataTable
            caption={t("nav.documents")}
            heads={
              <>
                <Head>{t("documents.title")}</Head>
                <Head>{t("documents.type")}</Head>
                <Head>{t("documents.language")}</Head>
                <Head>{t("documents.product")}</Head>
                <Head end>{t("documents.size")}</Head>
                <Head>{t("documents.date")}</Head>
              </>
            }
          >
            {results.map((one) => (
              <tr key={one.id}>
                <RowName>
                  <a href={paths.document(one.id)}>{one.title}</a>
                </RowName>
                <Cell label={t("documents.type")}>{typeName(one.type)}</Cell>
                <Cell label={t("documents.language")}>
                  {one.locale === null ? t("documents.anyLanguage") : t(`records.locales.${one.locale}`)}
                </Cell>
                <Cell label={t("documents.product")}>
                  {one.product === null ? (
                    "–"
                  ) : mayOpenProducts ? (
                    <Link to={operatorPaths.record("product", one.product.sku)}>{one.product.name}</Link>
                  ) : (
                    one.product.name
                  )}
                </Cell>
                <Cell label={t("documents.size")} end>
                  {one.size === null ? t("documents.notMade") : `${number(Math.ceil(one.size / 1024))} KB`}
                </Cell>
                <Cell label={t("documents.date")}>{shortDate(one.date)}</Cell>
              </tr>
            ))}
          </DataTable>
        </Panel>
      )}
      <Pages
        page={page}
        pageCount={page_count}
        count={t("documents.count", { count, shown: number(count) })}
        href={(target) =>
          operatorPaths.documents({ search: search || null, type: type || null, page: target })
        }
      />
    </Stack>
  );
}
