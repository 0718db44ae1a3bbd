import "~/kit";
import "~/operator-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { GroupTiles } from "~/components/operator/settings/group-tiles";
import { NumberingForms, nextNumberId } from "~/components/operator/settings/numbering-forms";
import { PageHead, Stack } from "~/components/operator/ui/page";
import { FormErrors } from "~/components/ui/form/form-errors";
import { postedText } from "~/components/ui/form/posted-form";
import { operatorNumberingForm } from "~/contract/operator/forms";
import { operatorPaths } from "~/operator-paths";
import { read, refuse } from "~/storefront/forms/form";
import { operatorContext, runAction } from "~/storefront/operator/require-operator";
import { GROUPS, keysOf, sellerCountry, storedValues } from "~/storefront/operator/settings/settings-group";

export async function loader(args: LoaderFunctionArgs) {
  const context = await operatorContext(args, "settings.read");
  const [values, { results: numbering }] = await Promise.all([
    storedValues(context),
    context.shop.numbering.list({}),
  ]);
  const groups = GROUPS.map((group) => ({ group, keys: keysOf(group, sellerCountry(values)) }));
  return { groups, numbering };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale } = await operatorContext(args, "settings.write");
  const { submission } = await read(args, operatorNumberingForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const { series, next } = submission.value;
  const change = shop.numbering.put({ series, next });
  return runAction(args, submission, change, operatorPaths.settings(), t("done"));
}

export default function OperatorSettings() {
  const { groups, numbering } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation("operator");
  return (
    <Stack>
      <PageHead title={t("nav.settings")} />
      <FormErrors
        title={() => t("notDone")}
        error={result?.error}
        idOf={() => nextNumberId(postedText(result, "series") ?? "")}
      />
      <GroupTiles groups={groups} />
      <NumberingForms numbering={numbering} result={result} />
    </Stack>
  );
}
