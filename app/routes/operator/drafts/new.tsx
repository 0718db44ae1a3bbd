import "~/kit";
import "~/operator-kit";
// Starts a draft order by choosing its customer.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { GUEST_DRAFT_FIELDS, GuestDraftForm } from "~/components/operator/drafts/guest-draft-form";
import { Cell, DataTable, Head, RowName } from "~/components/operator/ui/data-table";
import { FilterBar } from "~/components/operator/ui/forms";
import { Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { replyTo } from "~/components/ui/form/posted-form";
import { Form } from "~/components/ui/page/link";
import { attempt } from "~/contract/client";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { operatorNewDraftForm } from "~/contract/operator/draft-forms";
import { operatorPaths } from "~/operator-paths";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, read, refuse, refusedBy } from "~/storefront/forms/form";
import { operatorContext } from "~/storefront/operator/require-operator";
import { shopClientFor } from "~/storefront/request/shop-client";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, may, locale } = await operatorContext(args, "orders.write");
  const search = (url.searchParams.get("search") ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
  const found =
    search !== "" && may("customers.read") ? await shop.customers.list({ search, state: "active" }) : null;
  const { results: countries } = await shopClientFor(
    args.context,
    args.request,
    locale,
    "b2c",
    null,
  ).shop.shippingCountries({});
  return {
    search,
    countries,
    customers: (found?.results ?? []).filter(({ kind }) => kind !== "agent" && kind !== "guest"),
    constraint: constraintOf(operatorNewDraftForm.options[1]),
    formId: crypto.randomUUID(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, locale } = await operatorContext(args, "orders.write");
  const { submission } = await read(args, operatorNewDraftForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const { form_id: idempotencyKey, ...input } = submission.value;
  const body = input.intent === "customer" ? { customer: input.customer } : { guest: input };
  const made = await attempt(shop.draftOrders.create(body, idempotencyKey ? { idempotencyKey } : {}));
  if (!made.ok) return refuse(refusedBy(submission, made.error), made.error.status);
  const to = operatorPaths.draft(made.value.id);
  return done(args, to, to);
}

export default function OperatorNewDraft() {
  const { search, customers, countries, constraint, formId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation("operator");
  return (
    <Stack>
      <PageHead title={t("drafts.new")} back={{ to: operatorPaths.drafts(), label: t("nav.drafts") }} />
      <FormErrors title={() => t("notDone")} error={answer?.result.error} order={GUEST_DRAFT_FIELDS} />
      <Panel title={t("drafts.forCustomer")}>
        <FilterBar action={operatorPaths.newDraft()} label={t("drafts.forCustomer")}>
          <TextField
            id="search"
            name="search"
            type="search"
            label={t("drafts.findCustomer")}
            defaultValue={search}
            maxLength={MAX_SEARCH_LENGTH}
          />
          <Button>{t("orders.search")}</Button>
        </FilterBar>
        {search !== "" && customers.length === 0 && <Empty>{t("none")}</Empty>}
      </Panel>
      {customers.length > 0 && (
        <Panel bleed>
          <DataTable
            caption={t("drafts.forCustomer")}
            heads={
              <>
                <Head>{t("quotes.customer")}</Head>
                <Head>{t("drafts.email")}</Head>
                <Head>{t("drafts.begin")}</Head>
              </>
            }
          >
            {customers.map(({ id, name, email }) => (
              <tr key={id}>
                <RowName>{name}</RowName>
                <Cell main>{email}</Cell>
                <Cell>
                  <Form method="post">
                    <input type="hidden" name="form_id" value={formId} />
                    <input type="hidden" name="customer" value={id} />
                    <Button name="intent" value="customer" aria-label={`${t("drafts.begin")}: ${name}`}>
                      {t("drafts.begin")}
                    </Button>
                  </Form>
                </Cell>
              </tr>
            ))}
          </DataTable>
        </Panel>
      )}
      <GuestDraftForm
        key={answer ? "refused" : "new"}
        result={replyTo(answer?.result, { intent: "guest" })}
        constraint={constraint}
        countries={countries}
        formId={formId}
      />
    </Stack>
  );
}
