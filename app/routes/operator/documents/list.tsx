import "~/kit";
import "~/operator-kit";
// The shop's documents: search, link to the product, upload.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentForm } from "~/components/operator/documents/document-form";
import { Cell, DataTable, Head, Pages, RowName } from "~/components/operator/ui/data-table";
import { FilterBar } from "~/components/operator/ui/forms";
import { Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { Link } from "~/components/ui/page/link";
import { attempt } from "~/contract/client";
import { OWN_DOCUMENTS } from "~/contract/constants/enums";
import { MAX_DOCUMENT_TITLE_LENGTH, MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { TABLE_PAGE_SIZE } from "~/contract/constants/paging";
import { operatorDocumentsForm } from "~/contract/operator/forms";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, read, refuse } from "~/storefront/forms/form";
import { refusedFile } from "~/storefront/operator/refused-file";
import { operatorContext } from "~/storefront/operator/require-operator";
import { flashMessage } from "~/storefront/request/flash";
import { pageFromUrl } from "~/storefront/request/page-number";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, may } = await operatorContext(args, "content.read");
  const search = url.searchParams.get("search")?.trim().slice(0, MAX_SEARCH_LENGTH) ?? "";
  const type = OWN_DOCUMENTS.find((one) => one === url.searchParams.get("type"));
  const { page } = pageFromUrl(url);
  const documents = await shop.documents.list({ search, type, page, page_size: TABLE_PAGE_SIZE });
  return {
    documents,
    search,
    type: type ?? "",
    constraint: constraintOf(operatorDocumentsForm),
    mayOpenProducts: may("catalogue.read"),
    mayUpload: may("content.write"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale } = await operatorContext(args, "content.write");
  const { form, submission } = await read(args, operatorDocumentsForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const file = form.get("file");
  if (!(file instanceof File) || file.name === "")
    return refuse(submission.reply({ fieldErrors: { file: [t("documents.required")] } }), 400);
  const title = submission.value.title || file.name.replace(/\.\w+$/, "").slice(0, MAX_DOCUMENT_TITLE_LENGTH);
  const answer = await attempt(shop.documents.create({ ...submission.value, title }, { file }));
  if (!answer.ok) return refuse(refusedFile(submission, answer.error), answer.error.status);
  const to = operatorPaths.document(answer.value.id);
  return done(args, null, to, [flashMessage("ok", t("documents.uploaded"))]);
}

export default function OperatorDocuments() {
  const { documents, search, type, constraint, mayOpenProducts, mayUpload } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation("operator");
  const { number, shortDate } = useFormat();
  const { results, count, page, page_count } = documents;
  const typeName = (one: string) => t(`common:documentTypes.${one}`);
  return (
    <Stack>
      <PageHead
        title={t("nav.documents")}
        actions={mayUpload && <a href="#upload">{t("documents.upload")}</a>}
      />
      <FormErrors title={() => t("documents.refused")} error={result?.error} />
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
            ...OWN_DOCUMENTS.map((one) => ({ value: one, label: typeName(one) })),
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
                  <Link to={operatorPaths.document(one.id)}>{one.title}</Link>
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
      <Panel title={t("documents.upload")} id="upload">
        <DocumentForm result={result} constraint={constraint}>
          <p>
            <Button variant="primary" disabled={!mayUpload}>
              {t("documents.send")}
            </Button>{" "}
            {!mayUpload && <span>{t("needsRole")}</span>}
          </p>
        </DocumentForm>
      </Panel>
    </Stack>
  );
}
