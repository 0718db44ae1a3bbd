import "~/kit";
import "~/operator-kit";
// The shop's pictures: browse, search, upload.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PictureGrid } from "~/components/operator/pictures/picture-grid";
import { UploadForm } from "~/components/operator/pictures/upload-form";
import { Pages } from "~/components/operator/ui/data-table";
import { FilterBar } from "~/components/operator/ui/forms";
import { Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { operatorPicturesForm } from "~/contract/operator/forms";
import type { PictureQuery } from "~/contract/operator/pictures";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { done, read, refuse } from "~/storefront/forms/form";
import { picturesIn, storePictures } from "~/storefront/operator/pictures/store-pictures";
import { operatorContext } from "~/storefront/operator/require-operator";
import { flashMessage } from "~/storefront/request/flash";
import { pageFromUrl } from "~/storefront/request/page-number";

const PICTURES_ON_PAGE = 48;

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, may } = await operatorContext(args, "content.read");
  const search = url.searchParams.get("search")?.trim().slice(0, MAX_SEARCH_LENGTH) ?? "";
  const use: PictureQuery["use"] = url.searchParams.get("use") === "none" ? "none" : undefined;
  const { page } = pageFromUrl(url);
  const pictures = await shop.pictures.list({ search, use, page, page_size: PICTURES_ON_PAGE });
  return { pictures, search, use: use ?? "", mayUpload: may("content.write") };
}

export async function action(args: ActionFunctionArgs) {
  const context = await operatorContext(args, "content.write");
  const { form, submission } = await read(args, operatorPicturesForm, context.locale);
  const files = picturesIn(form);
  const { names, faults } = await storePictures(files, context);
  const { t } = context;
  const taken = names.length;
  if (files.length > 0 && faults.length === 0) {
    const notice = flashMessage("ok", t("pictures.taken", { count: taken }));
    return done(args, null, operatorPaths.pictures(), [notice]);
  }
  const errors = files.length === 0 ? [t("pictures.required")] : faults;
  const formErrors = taken > 0 ? [t("pictures.taken", { count: taken })] : [];
  return refuse(submission.reply({ fieldErrors: { pictures: errors }, formErrors }), 400);
}

export default function OperatorPictures() {
  const { pictures, search, use, mayUpload } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation("operator");
  const { number } = useFormat();
  const { count, page, page_count, results } = pictures;
  const isFiltered = search !== "" || use !== "";
  return (
    <Stack>
      <PageHead title={t("nav.pictures")} actions={mayUpload && <a href="#bring">{t("pictures.bring")}</a>} />
      <FormErrors title={() => t("pictures.refused")} error={result?.error} />
      <FilterBar action={operatorPaths.pictures()} label={t("pictures.search")}>
        <TextField
          id="search"
          name="search"
          type="search"
          maxLength={MAX_SEARCH_LENGTH}
          label={t("pictures.search")}
          defaultValue={search}
        />
        <SelectField
          id="use"
          name="use"
          label={t("pictures.show")}
          defaultValue={use}
          options={[
            { value: "", label: t("pictures.all") },
            { value: "none", label: t("pictures.onlyUnused") },
          ]}
        />
        <Button>{t("records.find")}</Button>
      </FilterBar>
      {results.length === 0 ? (
        <Empty>{t(isFiltered ? "pictures.noneFound" : "none")}</Empty>
      ) : (
        <PictureGrid pictures={results} />
      )}
      <Pages
        page={page}
        pageCount={page_count}
        count={t("pictures.count", { count, shown: number(count) })}
        href={(target) => operatorPaths.pictures({ search: search || null, use: use || null, page: target })}
      />
      <Panel title={t("pictures.bring")} id="bring">
        <UploadForm intent="upload" errors={result?.error?.pictures ?? []} mayUpload={mayUpload} />
      </Panel>
    </Stack>
  );
}
