import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Cell, DataTable, Head, Pages, RowName } from "~/components/operator/ui/data-table";
import { Empty, PageHead, Panel } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { ProductImage } from "~/components/ui/picture/product-image";
import { attempt } from "~/contract/client";
import { MAX_UPLOAD_BYTES } from "~/contract/constants/limits";
import { operatorPicturesForm } from "~/contract/operator/forms";
import { type Picture, PictureName } from "~/contract/operator/pictures";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { operatorPaths } from "~/operator-paths";
import { done, read, refuse } from "~/storefront/forms/form";
import { type OperatorContext, operatorContext } from "~/storefront/operator/require-operator";
import { flashMessage } from "~/storefront/request/flash";
import { pageFromUrl } from "~/storefront/request/page-number";
import { stack } from "~/theme/layout.css";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, may } = await operatorContext(args, "content.read");
  const pictures = await shop.pictures.list({ page: pageFromUrl(url).page, page_size: 24 });
  return { pictures, mayUpload: may("content.write") };
}

export async function action(args: ActionFunctionArgs) {
  const context = await operatorContext(args, "content.write");
  const { form, submission } = await read(args, operatorPicturesForm, context.locale);
  const files = form.getAll("pictures").filter((file) => file instanceof File && file.name !== "");
  const faults: string[] = [];
  // One after the other: each may fill the memory.
  for (const file of files) if (file instanceof File) faults.push(...(await faultsOf(file, context)));
  const { t } = context;
  const taken = files.length - faults.length;
  if (files.length > 0 && faults.length === 0) {
    const notice = flashMessage("ok", t("pictures.taken", { count: taken }));
    return done(args, null, operatorPaths.pictures(), [notice]);
  }
  const errors = files.length === 0 ? [t("pictures.required")] : faults;
  const formErrors = taken > 0 ? [t("pictures.taken", { count: taken })] : [];
  return refuse(submission.reply({ fieldErrors: { pictures: errors }, formErrors }), 400);
}

export default function OperatorPictures() {
  const { pictures, mayUpload } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation("operator");
  return (
    <div className={stack.s5}>
      <PageHead title={t("nav.pictures")} />
      <FormErrors title={() => t("pictures.refused")} error={result?.error} />
      <Form method="post" encType="multipart/form-data" className={stack.s5}>
        <TextField
          id="pictures"
          name="pictures"
          type="file"
          multiple
          required
          accept=".png,.jpg,.jpeg,.webp,.avif,.svg"
          label={t("pictures.choose")}
          hint={t("pictures.hint", { size: MAX_UPLOAD_BYTES / 1024 / 1024 })}
          errors={result?.error?.pictures ?? []}
        />
        <p>
          <Button variant="primary" disabled={!mayUpload}>
            {t("pictures.upload")}
          </Button>{" "}
          {!mayUpload && <span>{t("needsRole")}</span>}
        </p>
      </Form>
      {pictures.count === 0 ? <Empty>{t("none")}</Empty> : <PictureTable pictures={pictures.results} />}
      <Pages
        page={pictures.page}
        pageCount={pictures.page_count}
        href={(page) => operatorPaths.pictures({ page })}
      />
    </div>
  );
}

function PictureTable({ pictures }: { pictures: Picture[] }) {
  const { t } = useTranslation("operator");
  const { dateTime, number } = useFormat();
  return (
    <Panel bleed>
      <DataTable
        caption={t("nav.pictures")}
        heads={
          <>
            <Head>{t("pictures.name")}</Head>
            <Head>{t("pictures.picture")}</Head>
            <Head end>{t("pictures.pixels")}</Head>
            <Head end>{t("pictures.size")}</Head>
            <Head>{t("pictures.updated")}</Head>
          </>
        }
      >
        {pictures.map((picture) => (
          <tr key={picture.name}>
            <RowName>{picture.name}</RowName>
            <Cell label={t("pictures.picture")}>
              <ProductImage image={picture} alt="" size="thumb" />
            </Cell>
            <Cell label={t("pictures.pixels")} end>
              {picture.width} × {picture.height}
            </Cell>
            <Cell label={t("pictures.size")} end>
              {number(Math.ceil(picture.size / 1024))} KB
            </Cell>
            <Cell label={t("pictures.updated")}>{dateTime(picture.updated_at)}</Cell>
          </tr>
        ))}
      </DataTable>
    </Panel>
  );
}

/** What is wrong with the file, after its name; nothing: it is taken. */
async function faultsOf(file: File, { shop, t }: OperatorContext): Promise<string[]> {
  const name = PictureName.safeParse(file.name);
  if (!name.success) return [`${file.name}: ${t("pictures.badName")}`];
  const answer = await attempt(shop.pictures.put({ name: name.data }, { file }));
  return answer.ok ? [] : [`${name.data}: ${answer.error.message}`];
}
