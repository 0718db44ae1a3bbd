import "~/shop-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NEW_CUSTOMER_FORM, NewCustomerForm } from "~/components/account/new-customer-form";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { UnsentNotice } from "~/components/site/notices/typed-values";
import { Notice } from "~/components/ui/page/notice";
import { attempt } from "~/contract/client";
import { newCustomerForm } from "~/contract/forms";
import { translator } from "~/i18n/server";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, draftReply, read, refuse, refusedBy } from "~/storefront/forms/form";
import { formTokenOf } from "~/storefront/forms/form-token";
import { requestContext } from "~/storefront/request/context";
import { flashMessage } from "~/storefront/request/flash";
import { pendingSubmission } from "~/storefront/request/pending-submissions";
import { titleMeta } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";
import { lead } from "~/theme/text.css";

export const handle = { i18n: "newCustomer" };

export const meta = titleMeta;

export async function loader(args: LoaderFunctionArgs) {
  const { shop, viewer, locale, site } = await requestContext(args);
  const pending = await pendingSubmission(args, viewer);
  const [waiting, countries] = await Promise.all([
    shop.customerRequests.list({}),
    shop.shop.shippingCountries({}),
  ]);
  const languages = new Intl.DisplayNames([locale], { type: "language" });
  return {
    title: translator(locale, "newCustomer")("title"),
    waiting: waiting.results,
    countries: countries.results,
    locales: site.locales.map((value) => ({ value, label: languages.of(value) ?? value })),
    first: pending
      ? Object.fromEntries(pending.fields)
      : // Initial values, before any input.
        { language: locale, country: countries.results[0] ?? "" },
    isUnsent: pending !== null,
    constraint: constraintOf(newCustomerForm),
    draftForm: { id: NEW_CUSTOMER_FORM, intent: null },
    formToken: formTokenOf(viewer),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, locale } = await requestContext(args);
  const { submission, isDraft } = await read(args, newCustomerForm, locale);
  if (isDraft) return refuse(draftReply(submission), 200);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const { intent: _, form_id, language, ...request } = submission.value;
  const asked = await attempt(
    shop.customerRequests.create(
      { ...request, locale: language },
      form_id ? { idempotencyKey: form_id } : {},
    ),
  );
  if (!asked.ok) return refuse(refusedBy(submission, asked.error), asked.error.status);
  const t = translator(locale, "newCustomer");
  return done(args, null, paths.newCustomer(), [
    flashMessage("ok", t("asked", { name: asked.value.business_name })),
  ]);
}

export default function NewCustomer() {
  const { title, waiting, countries, locales, first, formToken, isUnsent, constraint } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useTranslation("newCustomer");
  return (
    <div className={stack.s5}>
      <PageBreadcrumb
        steps={[{ name: t("common:header.customers"), href: paths.customers() }]}
        current={title}
      />
      <h1>{title}</h1>
      <p className={lead}>{t("intro")}</p>
      <Waiting requests={waiting} />
      {isUnsent && !refused && <UnsentNotice typed={[]} />}
      <NewCustomerForm
        key={refused ? "refused" : formToken.formId}
        result={refused?.result}
        constraint={constraint}
        defaultValue={first}
        countries={countries}
        locales={locales}
        formToken={formToken}
      />
    </div>
  );
}

function Waiting({ requests }: { requests: { id: number; business_name: string; created_at: string }[] }) {
  const { t } = useTranslation("newCustomer");
  const { date } = useFormat();
  if (requests.length === 0) return null;
  return (
    <Notice kind="info" lead={t("waiting")}>
      {requests.map((one) => t("since", { name: one.business_name, date: date(one.created_at) })).join("; ")}
    </Notice>
  );
}
