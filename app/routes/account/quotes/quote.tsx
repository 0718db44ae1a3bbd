import "~/shop-kit";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AccountNav } from "~/components/account/account-nav";
import { OrderAddresses } from "~/components/account/orders/order-addresses";
import { OrderNotes } from "~/components/account/orders/order-notes";
import { QuoteDecision } from "~/components/account/quotes/quote-decision";
import { QuoteRows } from "~/components/account/quotes/quote-rows";
import { QuoteState } from "~/components/account/quotes/quote-state";
import { TotalsList } from "~/components/cart/totals-list";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { UnsentNotice } from "~/components/site/notices/typed-values";
import { ButtonLink } from "~/components/ui/form/button";
import { Notice } from "~/components/ui/page/notice";
import { quoteForm } from "~/contract/forms";
import { idIn } from "~/contract/input/id";
import type { OpenQuote } from "~/contract/quotes";
import { requestedDay } from "~/i18n/dispatch-promise";
import { translator } from "~/i18n/server";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { read } from "~/storefront/forms/form";
import { formTokenOf } from "~/storefront/forms/form-token";
import { unsentValues } from "~/storefront/forms/typed-values";
import { quoteAction } from "~/storefront/quotes/quote-actions";
import { type RequestContext, requestContext } from "~/storefront/request/context";
import { notFound, or404 } from "~/storefront/response/or-404";
import { titleMeta } from "~/storefront/seo/titles";
import { classes } from "~/theme/classes";
import { box, rowBetween, stack, withSidebarBetween } from "~/theme/layout.css";
import { muted, small } from "~/theme/text.css";

export const handle = { i18n: ["quotes", "account", "cart"] };

export const meta = titleMeta;

/** Also after a refusal: the page shows concurrent changes. */
export const shouldRevalidate = () => true;

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, viewer, locale } = reqContext;
  const quote = await or404(shop.quotes.get({ id: idOf(args, reqContext) }), missing(reqContext));
  return {
    title: translator(locale, "quotes")("quote", quote),
    quote,
    isAgent: viewer.session?.user.isAgent ?? false,
    // The form is for the quote's customer: an agent who acts for another customer must switch.
    formToken: { ...formTokenOf(viewer), forCustomer: quote.customer },
    unsent: await unsentValues(args, reqContext),
  };
}

export async function action(args: ActionFunctionArgs) {
  const reqContext = await requestContext(args);
  const id = idOf(args, reqContext);
  const { submission } = await read(args, quoteForm, reqContext.locale);
  if (submission.status !== "success")
    return data({ refusal: reqContext.t("errors:codes.invalid_input"), problems: [] }, { status: 400 });
  return quoteAction({ args, reqContext, id }, submission.value);
}

const missing = ({ t }: RequestContext) => t("errors:codes.not_found");

function idOf({ params }: { params: { id?: string } }, reqContext: RequestContext): number {
  const id = idIn(params.id);
  if (id === null) throw notFound(missing(reqContext));
  return id;
}

export default function QuotePage() {
  const { title, quote, isAgent, formToken, unsent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation("quotes");
  return (
    <div className={stack.s6}>
      <PageBreadcrumb
        steps={[
          { name: t("account:nav.label"), href: paths.account() },
          { name: t("title"), href: paths.quotes() },
        ]}
        current={quote.number}
      />
      <QuoteHeading title={title} quote={quote} />
      <AccountNav />
      {unsent && !answer && <UnsentNotice typed={unsent} />}
      {answer && <Notice kind="err">{[answer.refusal, ...answer.problems].join(" ")}</Notice>}
      <QuoteBody quote={quote} isAgent={isAgent} formToken={formToken} hasRefusal={answer !== undefined} />
    </div>
  );
}

function QuoteHeading({ title, quote }: { title: string; quote: OpenQuote }) {
  const { t } = useTranslation("quotes");
  const { date } = useFormat();
  const when = quote.decided_at ? date(quote.decided_at) : date(quote.valid_until);
  return (
    <div className={stack.s3}>
      <div className={rowBetween}>
        <h1>{title}</h1>
        <QuoteState state={quote.state} />
      </div>
      <p>
        <b>{t(`until.${quote.state}`, { date: when, name: quote.decided_by ?? "" })}</b>{" "}
        {quote.reason && t("reasonWas", { reason: quote.reason })}
      </p>
      <p className={muted}>
        {quote.customer_name} ·{" "}
        {quote.made_by
          ? t("madeBy", { name: quote.made_by, date: date(quote.created_at) })
          : t("madeOn", { date: date(quote.created_at) })}{" "}
        {quote.customer_reference && t("reference", { reference: quote.customer_reference })}{" "}
        {requestedDay(quote, t, date)}
      </p>
    </div>
  );
}

function QuoteBody({
  quote,
  isAgent,
  formToken,
  hasRefusal,
}: {
  quote: OpenQuote;
  isAgent: boolean;
  formToken: Parameters<typeof QuoteDecision>[0]["formToken"];
  hasRefusal: boolean;
}) {
  const { t } = useTranslation("quotes");
  return (
    <div className={withSidebarBetween}>
      <div className={stack.s6}>
        {quote.problems.length > 0 && !hasRefusal && (
          <Notice kind="warn" lead={t("stopped")}>
            {quote.problems.map(({ message }) => message).join(". ")}
          </Notice>
        )}
        <OrderNotes order={quote} />
        <QuoteRows quote={quote} />
      </div>
      <aside className={stack.s6}>
        <section className={classes(box, stack.s4)} aria-labelledby="quote-sums">
          <h2 id="quote-sums">{t("sums")}</h2>
          <TotalsList sums={quote} coupon={quote.coupon} scheme={quote.vat_scheme} />
          <p className={classes(small, muted)}>{t("payment", { name: quote.payment_method.name })}</p>
          <p>
            <ButtonLink to={paths.quotePdf(quote.id)} reloadDocument>
              {t("pdf")}
            </ButtonLink>
          </p>
        </section>
        <QuoteDecision quote={quote} isAgent={isAgent} formToken={formToken} />
      </aside>
      <div className={stack.s8}>
        <OrderAddresses order={quote} />
      </div>
    </div>
  );
}
