import "~/shop-kit";
// A business requests a quote for its cart, with a note.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { HiddenFields } from "~/components/site/hidden-fields";
import { UnsentNotice } from "~/components/site/notices/typed-values";
import { Button, ButtonLink } from "~/components/ui/form/button";
import { TextAreaField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { postedText } from "~/components/ui/form/posted-form";
import { Form } from "~/components/ui/page/link";
import { attempt } from "~/contract/client";
import { MAX_ORDER_NOTES_LENGTH } from "~/contract/constants/limits";
import { requestQuoteForm } from "~/contract/forms";
import { translator } from "~/i18n/server";
import { paths } from "~/paths";
import { done, read, refuse, refusedBy } from "~/storefront/forms/form";
import { formTokenOf } from "~/storefront/forms/form-token";
import { isBusiness } from "~/storefront/quotes/trade-links";
import { type RequestContext, requestContext } from "~/storefront/request/context";
import { flashMessage } from "~/storefront/request/flash";
import { pendingSubmission } from "~/storefront/request/pending-submissions";
import { notFound } from "~/storefront/response/or-404";
import { titleMeta } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";

export const handle = { i18n: ["quotes", "account"] };

export const meta = titleMeta;

/** Only businesses have this page. */
function businessOnly(reqContext: RequestContext): void {
  if (!isBusiness(reqContext)) throw notFound(reqContext.t("errors:codes.not_found"));
}

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  businessOnly(reqContext);
  const { shop, viewer, locale } = reqContext;
  const pending = await pendingSubmission(args, viewer);
  return {
    title: translator(locale, "quotes")("ask"),
    isEmpty: (await shop.cart.getOrCreate({ lazy: true })).rows_count === 0,
    formToken: formTokenOf(viewer),
    unsent: pending && { initialValue: Object.fromEntries(pending.fields) },
  };
}

export async function action(args: ActionFunctionArgs) {
  const reqContext = await requestContext(args);
  businessOnly(reqContext);
  const { shop, locale } = reqContext;
  const { submission } = await read(args, requestQuoteForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const { note = "", form_id: idempotencyKey } = submission.value;
  const made = await attempt(shop.quotes.request({ note }, idempotencyKey ? { idempotencyKey } : {}));
  if (!made.ok) return refuse(refusedBy(submission, made.error), made.error.status);
  const notice = flashMessage("ok", translator(locale, "quotes")("asked"));
  return done(args, null, paths.quotes(), [notice]);
}

export default function RequestQuote() {
  const { title, isEmpty, formToken, unsent } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation("quotes");
  return (
    <div className={stack.s5}>
      <PageBreadcrumb
        steps={[
          { name: t("account:nav.label"), href: paths.account() },
          { name: t("title"), href: paths.quotes() },
        ]}
        current={title}
      />
      <h1>{title}</h1>
      {unsent && !result && <UnsentNotice typed={[]} />}
      <FormErrors title={() => t("notAsked")} error={result?.error} />
      {isEmpty ? (
        <>
          <p>{t("empty")}</p>
          <p>
            <ButtonLink variant="primary" to={paths.cart()}>
              {t("toCart")}
            </ButtonLink>
          </p>
        </>
      ) : (
        <Form method="post" className={stack.s4}>
          <HiddenFields formToken={formToken} />
          <p>{t("askAbout")}</p>
          <TextAreaField
            id="note"
            name="note"
            rows={5}
            maxLength={MAX_ORDER_NOTES_LENGTH}
            label={t("askNote")}
            optional={t("optional")}
            hint={t("askNoteHint")}
            defaultValue={postedText(result ?? unsent, "note")}
            errors={result?.error?.note ?? []}
          />
          <p>
            <Button variant="primary" name="intent" value="request">
              {t("askSend")}
            </Button>
          </p>
        </Form>
      )}
    </div>
  );
}
