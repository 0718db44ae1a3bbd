import "~/shop-kit";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { WithdrawalConfirm } from "~/components/content/contact/withdrawal-confirm";
import { WITHDRAWAL_FORM, WithdrawalForm } from "~/components/content/contact/withdrawal-form";
import { WithdrawalReceipt } from "~/components/content/contact/withdrawal-receipt";
import { WithdrawalRights } from "~/components/content/contact/withdrawal-rights";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { attempt } from "~/contract/client";
import { MAX_ORDER_NUMBER_LENGTH } from "~/contract/constants/limits";
import { withdrawalForm } from "~/contract/forms";
import { paths } from "~/paths";
import { knownAuthor } from "~/storefront/content/author";
import { readReceipt, signReceipt } from "~/storefront/content/receipt";
import { constraintOf } from "~/storefront/forms/constraint";
import { draftReply, type FormResult, read, refusedBy } from "~/storefront/forms/form";
import { requestContext } from "~/storefront/request/context";
import { metaOf } from "~/storefront/seo/meta";
import { stack, twoColumn } from "~/theme/layout.css";

export const handle = { i18n: "content" };

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.seo);

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { locale, site, url, t } = reqContext;
  const author = await knownAuthor(reqContext);
  const receipt = readReceipt(url.searchParams.get("receipt"), args.context.env.SHOP_SECRET);
  return {
    author,
    order: url.searchParams.get("order")?.slice(0, MAX_ORDER_NUMBER_LENGTH) ?? "",
    formId: crypto.randomUUID(),
    formPdf: paths.withdrawalForm(locale),
    receipt,
    constraint: constraintOf(withdrawalForm),
    draftForm: receipt ? null : { id: WITHDRAWAL_FORM, intent: null },
    seo: {
      title: t("content:withdrawal.title"),
      description: t("content:withdrawal.intro"),
      canonical: paths.withdrawal(locale),
      ...site,
    },
  };
}

/**
 * Sends a withdrawal in two steps: the first post shows the declaration, the second, with `confirm=yes`, sends it
 * (LAW).
 */
export async function action(args: ActionFunctionArgs) {
  const { shop, locale } = await requestContext(args);
  const { submission, isDraft } = await read(args, withdrawalForm, locale);
  if (isDraft) return respond({ result: draftReply(submission) }, 200);
  if (submission.status !== "success") return respond({ result: submission.reply() }, 400);
  const { confirm, form_id, ...withdrawal } = submission.value;
  // Any value except "yes" returns to the filled form.
  if (confirm !== undefined && confirm !== "yes") return respond({ result: submission.reply() }, 200);
  if (confirm === undefined)
    return respond({ toConfirm: { ...withdrawal, rows: withdrawal.rows ?? "" } }, 200);
  const answer = await attempt(shop.withdrawals.send(withdrawal, form_id ? { idempotencyKey: form_id } : {}));
  if (!answer.ok) return respond({ result: refusedBy(submission, answer.error) }, answer.error.status);
  const receipt = signReceipt(answer.value, args.context.env.SHOP_SECRET);
  return redirect(paths.withdrawal(locale, { receipt }), { status: 303 });
}

export default function WithdrawalScreen() {
  const { author, order, formId, formPdf, receipt, constraint } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { t } = useTranslation("content");
  return (
    <>
      <PageBreadcrumb current={t("withdrawal.title")} />
      <div className={twoColumn}>
        <div className={stack.s5}>
          {actionData?.toConfirm ? (
            <WithdrawalConfirm facts={actionData.toConfirm} formId={formId} />
          ) : receipt ? (
            <WithdrawalReceipt receipt={receipt} />
          ) : (
            <WithdrawalForm
              defaults={{ name: author.name, email: author.email, order_number: order }}
              formId={formId}
              result={actionData?.result}
              constraint={constraint}
            />
          )}
        </div>
        <WithdrawalRights formPdf={formPdf} />
      </div>
    </>
  );
}

interface Facts {
  name: string;
  order_number: string;
  email: string;
  rows: string;
}

const respond = (step: { result?: FormResult; toConfirm?: Facts }, status: number) => data(step, { status });
