import "~/shop-kit";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NEW_QUOTE_FORM, NewQuoteForm } from "~/components/account/quotes/new-quote-form";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { UnsentNotice } from "~/components/site/notices/typed-values";
import { ButtonLink } from "~/components/ui/form/button";
import { Notice } from "~/components/ui/page/notice";
import { attempt } from "~/contract/client";
import { newQuoteForm } from "~/contract/forms";
import { translator } from "~/i18n/server";
import { paths } from "~/paths";
import { couponCookies } from "~/storefront/cart/cart-actions";
import { loadCheckout } from "~/storefront/checkout/checkout-page";
import { constraintOf } from "~/storefront/forms/constraint";
import { done, draftReply, type FormResult, read, refusedBy } from "~/storefront/forms/form";
import { formTokenOf } from "~/storefront/forms/form-token";
import { choicesOf, typedQuote } from "~/storefront/quotes/new-quote";
import { type RequestContext, requestContext } from "~/storefront/request/context";
import { flashMessage } from "~/storefront/request/flash";
import { pendingSubmission } from "~/storefront/request/pending-submissions";
import { notFound } from "~/storefront/response/or-404";
import { titleMeta } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";

export const handle = { i18n: ["quotes", "account", "cart"] };

export const meta = titleMeta;

/** Also after a refusal: the page shows the cart's current state. */
export const shouldRevalidate = () => true;

/** Only agents have this page. */
function agentOnly({ viewer, t }: RequestContext): void {
  if (!viewer.session?.user.isAgent) throw notFound(t("errors:codes.not_found"));
}

async function shownWith(reqContext: RequestContext, { input, ...typed }: ReturnType<typeof typedQuote>) {
  const { quote } = await loadCheckout(reqContext, input, reqContext.viewer.session?.coupon ?? null);
  return { ...typed, quote };
}

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { viewer, url, locale, zone } = reqContext;
  agentOnly(reqContext);
  const pending = await pendingSubmission(args, viewer);
  const typed = typedQuote(pending ? new URLSearchParams(pending.fields) : url.searchParams, zone);
  const t = translator(locale, "quotes");
  const shown = await shownWith(reqContext, typed);
  return {
    title: t("newFor", { name: viewer.customer?.name ?? "" }),
    shown,
    draftForm: shown.quote && { id: NEW_QUOTE_FORM, intent: null },
    formToken: formTokenOf(viewer),
    constraint: constraintOf(newQuoteForm),
    isUnsent: pending !== null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, viewer, locale, zone } = reqContext;
  agentOnly(reqContext);
  const { form, submission, isDraft } = await read(args, newQuoteForm, locale);
  const refuse = async (result: FormResult, status: number) =>
    data({ result, shown: await shownWith(reqContext, typedQuote(form, zone)) }, { status });
  if (isDraft) return refuse(draftReply(submission), 200);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const { form_id, send, valid_until, notes, requested_date, ...input } = submission.value;
  const { customer_reference, expected_total, coupon } = input;
  const made = await attempt(
    shop.quotes.create(
      {
        customer: viewer.customer?.id,
        ...choicesOf(form),
        coupon: coupon ?? viewer.session?.coupon ?? null,
        ...{ valid_until, notes, requested_date, expected_total },
        customer_reference: customer_reference ?? null,
        send: send !== undefined,
      },
      form_id ? { idempotencyKey: form_id } : {},
    ),
  );
  if (!made.ok) return refuse(refusedBy(submission, made.error), made.error.status);
  const { id, number } = made.value;
  const notice = flashMessage("ok", translator(locale, "quotes")("made", { number }));
  return done(args, null, paths.quote(id), [notice], couponCookies(args, reqContext, null));
}

export default function NewQuote() {
  const { title, shown, formToken, isUnsent, constraint } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { quote, values, sends } = refused?.shown ?? shown;
  const { t } = useTranslation("quotes");
  return (
    <div className={stack.s5}>
      <PageBreadcrumb
        steps={[
          { name: t("account:nav.label"), href: paths.account() },
          { name: t("title"), href: paths.quotes() },
        ]}
        current={t("new")}
      />
      <h1>{title}</h1>
      {isUnsent && !refused && <UnsentNotice typed={[]} />}
      {quote ? (
        <>
          {quote.problems.length > 0 && (
            <Notice kind="warn">{quote.problems.map(({ message }) => message).join(". ")}</Notice>
          )}
          <NewQuoteForm
            quote={quote}
            values={values}
            result={refused?.result}
            constraint={constraint}
            sends={sends}
            formToken={formToken}
          />
        </>
      ) : (
        <>
          <p>{t("empty")}</p>
          <p>
            <ButtonLink variant="primary" to={paths.cart()}>
              {t("toCart")}
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}
