import "~/kit";
import "~/operator-kit";
// Starts a change of many products at once, and lists past changes.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { BulkChangeForms } from "~/components/operator/bulk/change-forms";
import { changeText } from "~/components/operator/bulk/change-text";
import { DottedList } from "~/components/operator/ui/lists";
import { Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { FormErrors } from "~/components/ui/form/form-errors";
import { postedText } from "~/components/ui/form/posted-form";
import { Link } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import { attempt } from "~/contract/client";
import { operatorBulkForm } from "~/contract/operator/forms";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { currencyOf, settingsOf } from "~/storefront/content/settings";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, read, refuse, refusedBy } from "~/storefront/forms/form";
import { bulkChangeOf, bulkSelectionIn, productQueryIn } from "~/storefront/operator/bulk-selection";
import { formFacts } from "~/storefront/operator/records/form-facts";
import { asTree } from "~/storefront/operator/records/record-tree";
import { operatorContext } from "~/storefront/operator/require-operator";

export async function loader(args: LoaderFunctionArgs) {
  const context = await operatorContext(args, "catalogue.write");
  const { shop, url } = context;
  const selection = bulkSelectionIn(url);
  const [settings, past] = await Promise.all([settingsOf(args), shop.bulkChanges.list({})]);
  const [, , priceForm] = operatorBulkForm.options;
  const constraint = constraintOf(priceForm);
  const shared = { past: past.results, currency: currencyOf(settings), constraint };
  if (!selection) return { ...shared, choices: null, ticked: null, isEmpty: url.searchParams.has("show") };
  const [categories, lists, facts] = await Promise.all([
    shop.catalogue.list({ kind: "category", page: "-1" }),
    shop.catalogue.list({ kind: "price_list", page: "-1" }),
    formFacts(args, context, "product", false),
  ]);
  return {
    ...shared,
    ticked: "products" in selection ? selection.products.length : null,
    isEmpty: false,
    choices: {
      categories: asTree(categories.results).map(({ key, depth }) => ({ key, depth })),
      list: productQueryIn(url).list,
      lists: lists.results.map(({ key }) => key),
      fields: facts.definitions.map(({ key, label, options }) => ({ key, label, options })),
    },
  };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, url, locale } = await operatorContext(args, "catalogue.write");
  const { submission } = await read(args, operatorBulkForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const select = bulkSelectionIn(url);
  if (!select) return done(args, null, operatorPaths.products());
  const planned = await attempt(shop.bulkChanges.plan({ select, change: bulkChangeOf(submission.value) }));
  if (planned.ok) return done(args, null, operatorPaths.bulkChange(planned.value.id));
  const { error } = planned;
  const fields = error.fields.map((one) => ({ ...one, field: one.field.replace(/^change\./, "") }));
  return refuse(refusedBy(submission, Object.assign(error, { fields })), error.status);
}

export default function OperatorBulk() {
  const { choices, ticked, isEmpty, past, currency, constraint } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation("operator");
  const { money, percent, dateTime } = useFormat();
  const texts = { t, percent, money: (amount: string) => money(amount, currency) };
  return (
    <Stack>
      <PageHead title={t("bulk.title")} back={{ to: operatorPaths.products(), label: t("nav.product") }}>
        {choices && (ticked === null ? t("bulk.found") : t("bulk.ticked", { count: ticked }))}
      </PageHead>
      {isEmpty && <Notice kind="warn">{t("bulk.noneChosen")}</Notice>}
      <FormErrors
        title={() => t("notDone")}
        error={result?.error}
        idOf={(name) =>
          [postedText(result, "kind"), postedText(result, "column"), name].filter(Boolean).join(".")
        }
      />
      {choices && (
        <>
          <p>{t("bulk.previewHint")}</p>
          <BulkChangeForms choices={choices} result={result} constraint={constraint} />
        </>
      )}
      <Panel title={t("bulk.past")} id="past">
        {past.length === 0 ? (
          <Empty>{t("bulk.noPast")}</Empty>
        ) : (
          <DottedList
            items={past.map(({ id, change, created_at, who, counts, applied_at, undone_at }) => ({
              name: <Link to={operatorPaths.bulkChange(id)}>{changeText(change, texts)}</Link>,
              value: `${t("bulk.by_who", { who, date: dateTime(created_at) })} · ${t(
                `bulk.states.${undone_at ? "undone" : applied_at ? "done" : "planned"}`,
              )}: ${undone_at ? counts.undone : applied_at ? counts.done : counts.planned}`,
            }))}
          />
        )}
      </Panel>
    </Stack>
  );
}
