import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ItemDetails } from "~/components/operator/item-details";
import { FilterBar } from "~/components/operator/ui/forms";
import { PageHead, Panel } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { refusedForm } from "~/components/ui/form/refused-form";
import { Notice } from "~/components/ui/page/notice";
import { attempt } from "~/contract/client";
import { MAX_SKU_LENGTH } from "~/contract/constants/limits";
import { operatorItemsForm } from "~/contract/operator/forms";
import { useTranslation } from "~/i18n/use-translation";
import { operatorPaths } from "~/operator-paths";
import { read, refuse } from "~/storefront/forms/form";
import { operatorContext, runAction } from "~/storefront/operator/require-operator";
import { stack } from "~/theme/layout.css";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url } = await operatorContext(args, "catalogue.read");
  const item = url.searchParams.get("item")?.trim().slice(0, MAX_SKU_LENGTH) ?? "";
  const details = item === "" ? null : await attempt(shop.items.get({ item }));
  if (details && !details.ok && details.error.status !== 404) throw details.error;
  return { item, details: details?.ok ? details.value : null };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale } = await operatorContext(args, "catalogue.read");
  const { submission } = await read(args, operatorItemsForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const posted = submission.value;
  const { item } = posted;
  const run = (change: Promise<unknown>) =>
    runAction(args, submission, change, operatorPaths.items({ item }), t("items.saved"));
  if (posted.intent === "stock") return run(shop.stock.change({ item, quantity: posted.quantity }));
  const { list, standard_price } = posted;
  const details = await attempt(shop.items.get({ item }));
  // The form has no tiers: they are not changed.
  const before = details.ok
    ? details.value.prices.find((one) => one.list === list && one.season === null)
    : undefined;
  return run(
    shop.prices.put({
      ...{ item, list, season: null, tiers: before?.tiers ?? [] },
      standard_price,
      special_price: posted.special_price ?? null,
      special_from: posted.special_from ?? null,
      special_to: posted.special_to ?? null,
    }),
  );
}

export default function OperatorItems() {
  const { item, details } = useLoaderData<typeof loader>();
  const refused = refusedForm(useActionData<typeof action>()?.result);
  const { t } = useTranslation("operator");
  return (
    <div className={stack.s5}>
      <PageHead title={t("nav.items")} />
      <FilterBar action={operatorPaths.items()} label={t("items.find")}>
        <TextField id="item" name="item" required label={t("items.code")} defaultValue={item} />
        <Button>{t("items.find")}</Button>
      </FilterBar>
      {item !== "" && !details && <Notice kind="warn">{t("items.unknown")}</Notice>}
      <FormErrors
        title={() => t("notDone")}
        error={refused?.errors}
        idOf={(field) => (refused?.typed.list ? `${refused.typed.list}.${field}` : field)}
      />
      {details && (
        <Panel>
          <ItemDetails key={details.item} details={details} refused={refused} />
        </Panel>
      )}
    </div>
  );
}
