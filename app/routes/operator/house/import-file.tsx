import "~/kit";
import "~/operator-kit";
// Imports a file into a table: the first step checks it, the second writes it.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ImportFaults } from "~/components/operator/house/import-faults";
import { tableName } from "~/components/operator/house/table-name";
import { PostForm } from "~/components/operator/ui/forms";
import { PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { Facts } from "~/components/ui/list/facts";
import { Link } from "~/components/ui/page/link";
import { attempt } from "~/contract/client";
import { MAX_IMPORT_BYTES } from "~/contract/constants/limits";
import type { ImportAnswer } from "~/contract/operator/files";
import { operatorImportForm } from "~/contract/operator/forms";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { done, type FormResult, read, refusedBy } from "~/storefront/forms/form";
import { operatorContext } from "~/storefront/operator/require-operator";
import { flashMessage } from "~/storefront/request/flash";
import { or404 } from "~/storefront/response/or-404";

const UPLOAD = /^[0-9a-f-]{36}$/;

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url } = await operatorContext(args, "data.write");
  const { results } = await shop.files.tables({});
  const table = results.find(({ name, is_record: isRecord }) => name === args.params.table && !isRecord);
  if (!table) throw new Response(null, { status: 404 });
  const { name, columns, key } = table;
  const asked = url.searchParams.get("upload") ?? "";
  const upload = UPLOAD.test(asked) ? asked : null;
  const checked = upload === null ? null : await or404(shop.files.check({ table: name, upload }));
  return { table: { name, columns, key }, upload, checked };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale } = await operatorContext(args, "data.write");
  const table = args.params.table ?? "";
  const { form, submission } = await read(args, operatorImportForm, locale);
  if (submission.status !== "success") return refused(submission.reply(), 400);
  if (submission.value.intent === "write") {
    const answer = await attempt(shop.files.apply({ table, upload: submission.value.upload }));
    if (!answer.ok) return refused(refusedBy(submission, answer.error), answer.error.status);
    if (answer.value.faults.length > 0) return refused(submission.reply(), 400, answer.value.faults);
    const count = answer.value.changed;
    const notice = flashMessage("ok", t("files.written", { count, table: tableName(t, table) }));
    return done(args, null, operatorPaths.files(), [notice]);
  }
  const file = form.get("file");
  if (!(file instanceof File) || file.name === "")
    return refused(submission.reply({ fieldErrors: { file: [t("files.required")] } }), 400);
  const upload = crypto.randomUUID();
  const csv = new Blob([await file.arrayBuffer()], { type: "text/csv" });
  const staged = await attempt(shop.files.import({ table, upload, more: "true" }, { file: csv }));
  if (!staged.ok)
    return refused(submission.reply({ fieldErrors: { file: [staged.error.message] } }), staged.error.status);
  const checked = await attempt(shop.files.check({ table, upload }));
  // A file with an unreadable first line or encoding is not stored for the second step.
  const { faults } = checked.ok ? checked.value : staged.value;
  if (faults.length > 0) return refused(submission.reply(), 400, faults);
  return done(args, null, operatorPaths.importFile(table, { upload }));
}

type Faults = ImportAnswer["faults"];

const refused = (result: FormResult, status: number, faults: Faults = []) =>
  data({ result, faults }, { status });

export default function OperatorImportFile() {
  const { table, upload, checked } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { t } = useTranslation("operator");
  const faults = refusal?.faults ?? checked?.faults ?? [];
  return (
    <Stack>
      <PageHead
        title={t("files.importOf", { table: tableName(t, table.name) })}
        back={{ to: operatorPaths.files(), label: t("nav.files") }}
      >
        {t("files.importHint", { key: table.key.join(", ") })}
      </PageHead>
      <FormErrors title={() => t("notDone")} error={refusal?.result.error} />
      {faults.length > 0 && <ImportFaults faults={faults} />}
      {upload && checked && faults.length === 0 ? (
        <Checked upload={upload} checked={checked} table={table.name} />
      ) : (
        <Panel title={t("files.choose")}>
          <PostForm encType="multipart/form-data">
            <TextField
              id="file"
              name="file"
              type="file"
              required
              accept=".csv,text/csv"
              label={t("files.file")}
              hint={t("files.fileHint", { size: MAX_IMPORT_BYTES / 1024 / 1024 })}
              errors={refusal?.result.error?.file ?? []}
            />
            <Button variant="primary" name="intent" value="check">
              {t("files.check")}
            </Button>
          </PostForm>
        </Panel>
      )}
      <Panel title={t("files.columns")}>
        <p>{table.columns.join(", ")}</p>
        <p>
          <a href={operatorPaths.exportFile(table.name)} download={`${table.name}.csv`}>
            {t("files.exportNow")}
          </a>
        </p>
      </Panel>
    </Stack>
  );
}

function Checked({ upload, checked, table }: { upload: string; checked: ImportAnswer; table: string }) {
  const { t } = useTranslation("operator");
  const { number } = useFormat();
  const { rows, changed } = checked;
  return (
    <Panel title={t("files.checked")}>
      <Facts
        facts={[
          { name: t("files.rowsInFile"), value: number(rows) },
          { name: t("files.toChange"), value: number(changed) },
          { name: t("files.same"), value: number(rows - changed) },
        ]}
      />
      {changed > 0 ? (
        <PostForm>
          <input type="hidden" name="upload" value={upload} />
          <Button variant="primary" name="intent" value="write">
            {t("files.write", { count: changed })}
          </Button>
        </PostForm>
      ) : (
        <p>{t("files.nothing")}</p>
      )}
      <p>
        <Link to={operatorPaths.importFile(table)}>{t("files.other")}</Link>
      </p>
    </Panel>
  );
}
