import "~/shop-kit";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AccountNav } from "~/components/account/account-nav";
import { ADDRESS_FORM, AddressForm } from "~/components/account/addresses/address-form";
import { AddressTiles } from "~/components/account/addresses/address-tiles";
import { AddressesFilter } from "~/components/account/addresses/addresses-filter";
import { ConfirmRemoval } from "~/components/account/confirm-removal";
import { ContactSupportNote } from "~/components/account/orders/contact-support-note";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { UnsentNotice } from "~/components/site/notices/typed-values";
import { Pagination } from "~/components/site/pagination";
import { FormErrors } from "~/components/ui/form/form-errors";
import { Notice } from "~/components/ui/page/notice";
import { ADDRESS_FIELDS } from "~/contract/constants/address-fields";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { AddressType } from "~/contract/customers";
import { addressesForm } from "~/contract/forms";
import { paths } from "~/paths";
import {
  type AddressesActionData,
  create,
  makeDefault,
  remove,
  respond,
} from "~/storefront/account/address-actions";
import { constraintOf } from "~/storefront/forms/constraint";
import { draftReply, read, refusedBy } from "~/storefront/forms/form";
import { formTokenOf } from "~/storefront/forms/form-token";
import { safePath } from "~/storefront/request/access-rules";
import { requestContext } from "~/storefront/request/context";
import { pageFromUrl } from "~/storefront/request/page-number";
import { pendingSubmission } from "~/storefront/request/pending-submissions";
import { titleMeta } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";

export const handle = { i18n: "account" };

export const meta = titleMeta;

export async function loader(args: LoaderFunctionArgs) {
  const { shop, viewer, url, t } = await requestContext(args);
  const customer = viewer.customer?.id;
  const search = url.searchParams.get("search")?.trim().slice(0, MAX_SEARCH_LENGTH) ?? "";
  const type = AddressType.safeParse(url.searchParams.get("type")).data;
  const { page, isIgnored } = pageFromUrl(url);
  const hasIgnoredParams = isIgnored || (Boolean(url.searchParams.get("type")) && type === undefined);
  const [addresses, self, support, countries, pending] = await Promise.all([
    shop.customers.addresses({ customer, search: search || undefined, type, page }),
    customer ? shop.customers.get({ id: customer }) : null,
    shop.shop.setting({ key: "SUPPORT_EMAIL" }),
    shop.shop.shippingCountries({}),
    pendingSubmission(args, viewer),
  ]);
  const profile = self?.customer_profile;
  return data({
    title: t("account:addresses.title"),
    notice: hasIgnoredParams ? t("server:account.ignored") : null,
    filter: { search, type: type ?? "" },
    addresses,
    supportEmail: String(support.value ?? ""),
    redirectTo: safePath(url.searchParams.get("redirectTo")) ?? "",
    // Prefilled from the account.
    defaults: {
      type: type ?? "Shipping",
      country: addresses.results[0]?.country ?? countries.results[0] ?? "",
      recipient: `${self?.first_name ?? ""} ${self?.last_name ?? ""}`.trim(),
      business_name: profile?.business_name ?? "",
      vat_number: profile?.vat_number ?? "",
      tax_code: profile?.tax_code ?? "",
      sdi_code: profile?.sdi_code ?? "",
      pec: profile?.pec ?? "",
    },
    countries: countries.results,
    constraint: constraintOf(addressesForm.options[0]),
    pending: pendingCreate(pending?.fields ?? []),
    isFirst: pending?.isFirst ?? false,
    isUnsent: pending !== null,
    draftForm: { id: ADDRESS_FORM, intent: "create" },
    formToken: formTokenOf(viewer),
  });
}

export async function action(args: ActionFunctionArgs) {
  const reqContext = await requestContext(args);
  const { submission, isDraft } = await read(args, addressesForm, reqContext.locale);
  if (isDraft) return respond({ create: draftReply(submission) }, 200);
  if (submission.status !== "success") return respond({ create: submission.reply() }, 400);
  const input = submission.value;
  switch (input.intent) {
    case "create":
      return create(args, reqContext, input, (error) => refusedBy(submission, error));
    case "delete":
      return remove(args, reqContext, input);
    case "default":
      return makeDefault(args, reqContext, input);
  }
}

export default function Addresses() {
  const {
    title,
    notice,
    filter,
    addresses,
    supportEmail,
    redirectTo,
    defaults,
    countries,
    constraint,
    pending,
    isFirst,
    isUnsent,
    formToken,
  } = useLoaderData<typeof loader>();
  const actionData: AddressesActionData | undefined = useActionData<typeof action>();
  const { t } = useTranslation(["account", "common"]);
  const isFiltered = filter.search !== "" || filter.type !== "";
  const isEmpty = addresses.count === 0 && !isFiltered;
  return (
    <div className={stack.s5}>
      <PageBreadcrumb steps={[{ name: t("account:nav.label"), href: paths.account() }]} current={title} />
      <h1>{title}</h1>
      <AccountNav />
      <FormErrors
        title={() => t("errors:failures.addressCreate")}
        error={actionData?.create?.error}
        order={ADDRESS_FIELDS}
      />
      {actionData?.message && <Notice kind="err">{actionData.message}</Notice>}
      {actionData?.addressToConfirm && (
        <ConfirmRemoval address={actionData.addressToConfirm} formToken={formToken} />
      )}
      {isUnsent && !pending && !actionData && <UnsentNotice typed={[]} />}
      <AddressesFilter filter={filter} />
      {notice && <Notice kind="warn">{notice}</Notice>}
      {addresses.count === 0 && (
        <p>{t(isFiltered ? "account:addresses.emptyFiltered" : "account:addresses.empty")}</p>
      )}
      <AddressTiles addresses={addresses.results} formToken={formToken} />
      <Pagination
        page={addresses.page}
        pageCount={addresses.page_count}
        href={(page) => paths.addresses({ ...filter, page })}
      />
      <ContactSupportNote email={supportEmail} />
      {pending && (
        <Notice kind="warn" lead={t(isFirst ? "account:addresses.savedFirst" : "account:addresses.saved")} />
      )}
      <AddressForm
        key={actionData?.create ? "refused" : formToken.formId}
        result={actionData?.create}
        constraint={constraint}
        defaultValue={pending ?? { ...defaults, redirectTo }}
        isOpen={Boolean(actionData?.create ?? pending) || redirectTo !== "" || isEmpty}
        formToken={formToken}
        countries={countries}
      />
    </div>
  );
}

function pendingCreate(fields: [string, string][]): Record<string, string> | null {
  const typed = Object.fromEntries(fields);
  return typed.intent === "create" ? typed : null;
}
