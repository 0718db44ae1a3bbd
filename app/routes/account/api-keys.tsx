import "~/shop-kit";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AccountNav } from "~/components/account/account-nav";
import { ConfirmEnd, KeyForm, KeyTable, MadeKey } from "~/components/account/api-keys";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { UnsentNotice } from "~/components/site/notices/typed-values";
import { Notice } from "~/components/ui/page/notice";
import type { ApiKey, NewApiKey } from "~/contract/api-keys";
import { attempt } from "~/contract/client";
import { apiKeysForm } from "~/contract/forms";
import { translator } from "~/i18n/server";
import { paths } from "~/paths";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, type FormResult, read, refusedBy } from "~/storefront/forms/form";
import { withoutPasswords } from "~/storefront/forms/without-secrets";
import { type RequestContext, requestContext } from "~/storefront/request/context";
import { flashMessage } from "~/storefront/request/flash";
import { pendingSubmission } from "~/storefront/request/pending-submissions";
import { titleMeta } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";

export const handle = { i18n: ["account", "keys", "auth"] };

export const meta = titleMeta;

export async function loader(args: LoaderFunctionArgs) {
  const { shop, viewer, locale } = await requestContext(args);
  const pending = await pendingSubmission(args, viewer);
  const { results } = await shop.apiKeys.list({});
  return {
    title: translator(locale, "keys")("title"),
    keys: results,
    constraint: constraintOf(apiKeysForm.options[0]),
    formId: crypto.randomUUID(),
    unsent: pending && { initialValue: Object.fromEntries(pending.fields) },
  };
}

interface Answer {
  created: NewApiKey | null;
  /** The key whose revocation must be confirmed. */
  ending: ApiKey | null;
  refusal: string | null;
  result: FormResult | null;
}

const answer = (parts: Partial<Answer>, status: number) =>
  data<Answer>({ created: null, ending: null, refusal: null, result: null, ...parts }, { status });

export async function action(args: ActionFunctionArgs) {
  const reqContext = await requestContext(args);
  const { submission } = await read(args, apiKeysForm, reqContext.locale);
  if (submission.status !== "success") return answer({ result: withoutPasswords(submission.reply()) }, 400);
  const input = submission.value;
  if (input.intent === "end") return end(args, reqContext, input);
  const { name, scope, days, password, form_id } = input;
  // No redirect: the key is shown only in this response and stored nowhere.
  const created = await attempt(
    reqContext.shop.apiKeys.create(
      { name, scope, password, days: days === "30" ? 30 : days === "90" ? 90 : 365 },
      form_id ? { idempotencyKey: form_id } : {},
    ),
  );
  return created.ok
    ? answer({ created: created.value }, 201)
    : answer({ result: withoutPasswords(refusedBy(submission, created.error)) }, created.error.status);
}

async function end(
  args: ActionFunctionArgs,
  { shop, locale }: RequestContext,
  { key: id, confirm }: { key: number; confirm?: string | undefined },
) {
  const { results } = await shop.apiKeys.list({});
  const key = results.find((one) => one.id === id);
  if (key && confirm !== "yes") return answer({ ending: key }, 200);
  const ended = await attempt(shop.apiKeys.remove({ id }));
  if (!ended.ok) return answer({ refusal: ended.error.message }, ended.error.status);
  const notice = flashMessage("ok", translator(locale, "keys")("ended", { name: key?.name ?? "" }));
  return done(args, null, paths.apiKeys(), [notice]);
}

export default function ApiKeys() {
  const { title, keys, formId, unsent, constraint } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const { t } = useTranslation("account");
  return (
    <div className={stack.s5}>
      <PageBreadcrumb steps={[{ name: t("nav.label"), href: paths.account() }]} current={title} />
      <h1>{title}</h1>
      <AccountNav />
      {answered?.refusal && <Notice kind="err">{answered.refusal}</Notice>}
      {answered?.created && <MadeKey created={answered.created} />}
      {answered?.ending && <ConfirmEnd apiKey={answered.ending} />}
      {unsent && !answered && <UnsentNotice typed={[]} />}
      <KeyTable keys={keys} />
      <KeyForm
        key={answered?.result ? "refused" : formId}
        formId={formId}
        result={answered ? answered.result : unsent}
        constraint={constraint}
      />
    </div>
  );
}
