import "~/kit";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NEW_CUSTOMER_FORM, NewCustomerForm } from "~/components/account/new-customer-form";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { UnsentNotice } from "~/components/site/notices/typed-values";
import { PageTexts } from "~/components/site/page-texts";
import { Notice } from "~/components/ui/page/notice";
import { attempt } from "~/contract/client";
import { newCustomerForm } from "~/contract/forms";
import { newCustomerTexts, newCustomerTranslator } from "~/i18n/new-customer";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
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
    title: newCustomerTexts(locale).title,
    waiting: waiting.results,
    countries: countries.results,
    locales: site.locales.map((value) => ({ value, label: languages.of(value) ?? value })),
    first: pending
      ? Object.fromEntries(pending.fields)
      : // Before anything is typed.
        { language: locale, country: countries.results[0] ?? "" },
    isUnsent: pending !== null,
    constraint: constraintOf(newCustomerForm),
    draftForm: { id: NEW_CUSTOMER_FORM, intent: null },
    formToken: formTokenOf(viewer),
    texts: newCustomerTexts(locale),
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
  const t = newCustomerTranslator(locale);
  return done(args, null, paths.newCustomer(), [
    flashMessage("ok", t("asked", { name: asked.value.business_name })),
  ]);
}

export default function NewCustomer() {
  const { title, waiting, countries, locales, first, formToken, texts, isUnsent, constraint } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useTranslation("common");
  return (
    <PageTexts namespace="newCustomer" texts={texts}>
      <div className={stack.s5}>
        <PageBreadcrumb steps={[{ name: t("header.customers"), href: paths.customers() }]} current={title} />
        <h1>{title}</h1>
        <p className={lead}>{texts.intro}</p>
        <Waiting requests={waiting} />
        {isUnsent && !refused && <UnsentNotice typed={[]} />}
        <NewCustomerForm
          key={formToken.formId}
          result={refused?.result}
          constraint={constraint}
          defaultValue={first}
          countries={countries}
          locales={locales}
          formToken={formToken}
        />
      </div>
    </PageTexts>
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
