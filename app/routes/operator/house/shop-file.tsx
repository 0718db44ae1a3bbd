import "~/kit";
import "~/operator-kit";
// Imports a file of another shop: upload, columns, dry run, result.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ImportFaults } from "~/components/operator/house/import-faults";
import { ShopFileColumns } from "~/components/operator/house/shop-file-columns";
import { ShopFileTrial } from "~/components/operator/house/shop-file-trial";
import { ShopFileUpload } from "~/components/operator/house/shop-file-upload";
import { ViewTabs } from "~/components/operator/ui/lists";
import { PageHead, Stack } from "~/components/operator/ui/page";
import { FormErrors } from "~/components/ui/form/form-errors";
import { attempt } from "~/contract/client";
import { offeredLocales } from "~/contract/constants/settings";
import { isCustomerFile } from "~/contract/constants/shop-files";
import type { ImportAnswer } from "~/contract/operator/files";
import { operatorShopFileForm } from "~/contract/operator/forms";
import { operatorPaths } from "~/operator-paths";
import { settingsOf } from "~/storefront/content/settings";
import { done, type FormResult, read, refusedBy, withFields } from "~/storefront/forms/form";
import { formText } from "~/storefront/forms/posted-form";
import { operatorContext } from "~/storefront/operator/require-operator";
import { flashMessage } from "~/storefront/request/flash";
import { or404 } from "~/storefront/response/or-404";

const STEPS = ["file", "columns", "trial", "done"] as const;
type Step = (typeof STEPS)[number];

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url } = await operatorContext(args, "data.write");
  const upload = url.searchParams.get("upload");
  const settings = await settingsOf(args);
  const locales = offeredLocales(settings.get("LOCALES"));
  if (upload === null) return { step: "file" as Step, upload: null, file: null, checked: null, locales };
  const asked = STEPS.find((one) => one === url.searchParams.get("step")) ?? "columns";
  const step: Step = asked === "file" ? "columns" : asked;
  const [file, checked] = await Promise.all([
    or404(shop.shopFiles.get({ upload })),
    step === "columns" ? null : or404(shop.shopFiles.check({ upload })),
  ]);
  return { step, upload, file, checked, locales };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale, url } = await operatorContext(args, "data.write");
  const upload = url.searchParams.get("upload") ?? "";
  const { form, submission } = await read(args, operatorShopFileForm, locale);
  const replier = withFields(submission, form, ["fields"]);
  if (submission.status !== "success") return refused(replier.reply(), 400);
  const posted = submission.value;
  if (posted.intent === "file") {
    const file = form.get("file");
    if (!(file instanceof File) || file.name === "")
      return refused(submission.reply({ fieldErrors: { file: [t("files.required")] } }), 400);
    const csv = new Blob([await file.arrayBuffer()], { type: "text/csv" });
    const stored = await attempt(shop.shopFiles.create({ source: posted.source }, { file: csv }));
    if (!stored.ok) return refused(refusedBy(submission, stored.error), stored.error.status);
    if (stored.value.file === null) return refused(submission.reply(), 400, stored.value.faults);
    return done(args, null, operatorPaths.shopFile({ upload: stored.value.file.upload }));
  }
  if (posted.intent === "plan") {
    const { columns } = await or404(shop.shopFiles.get({ upload }));
    const { intent: _, drafts, redirects, ...options } = posted;
    const fields = columns.map(
      (_column, n) => formText(form, `fields.${n}`) ?? "",
    ) as (typeof columns)[number]["field"][];
    const plan = { ...options, fields, drafts: drafts === "on", redirects: redirects === "on" };
    const kept = await attempt(shop.shopFiles.plan({ upload, ...plan }));
    if (!kept.ok) return refused(refusedBy(replier, kept.error), kept.error.status);
    return done(args, null, operatorPaths.shopFile({ upload, step: "trial" }));
  }
  const { source } = await or404(shop.shopFiles.get({ upload }));
  const written = await attempt(shop.shopFiles.apply({ upload }));
  if (!written.ok) return refused(refusedBy(submission, written.error), written.error.status);
  const { faults, products, variants, customers } = written.value;
  if (faults.length > 0) return refused(submission.reply(), 400, faults);
  const isPeople = isCustomerFile(source);
  const text = isPeople
    ? t("shopFile.writtenCustomers", { count: customers })
    : t("shopFile.writtenProducts", { count: products, variants });
  const next = isPeople ? operatorPaths.files() : operatorPaths.shopFile({ upload, step: "done" });
  return done(args, null, next, [flashMessage("ok", text)]);
}

type Faults = ImportAnswer["faults"];

const refused = (result: FormResult, status: number, faults: Faults = []) =>
  data({ result, faults }, { status });

export default function OperatorShopFile() {
  const { step, upload, file, checked, locales } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { t } = useTranslation("operator");
  const faults = refusal?.faults ?? [];
  const to = (one: Step) => operatorPaths.shopFile(one === "file" || !upload ? {} : { upload, step: one });
  return (
    <Stack>
      <PageHead title={t("shopFile.title")} back={{ to: operatorPaths.files(), label: t("nav.files") }}>
        {t("shopFile.hint")}
      </PageHead>
      {upload && (
        <ViewTabs
          label={t("shopFile.steps.label")}
          tabs={STEPS.filter((one) => one !== "done" || step === "done").map((one) => ({
            to: to(one),
            name: t(`shopFile.steps.${one}`),
            isCurrent: one === step,
          }))}
        />
      )}
      <FormErrors title={() => t("notDone")} error={refusal?.result.error} />
      {faults.length > 0 && <ImportFaults faults={faults} />}
      {file === null && <ShopFileUpload result={refusal?.result} />}
      {file && step === "columns" && (
        <ShopFileColumns key={file.upload} file={file} locales={locales} result={refusal?.result} />
      )}
      {file && checked && <ShopFileTrial file={file} checked={checked} isDone={step === "done"} />}
    </Stack>
  );
}
