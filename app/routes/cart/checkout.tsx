import "~/shop-kit";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyCart } from "~/components/cart/empty-cart";
import { BackToCart } from "~/components/checkout/back-to-cart";
import { CHECKOUT_FORM, CheckoutForm } from "~/components/checkout/checkout-form";
import { GUEST_FORM, GuestCheckout } from "~/components/checkout/guest/guest-checkout";
import { TotalChanged } from "~/components/checkout/summary/total-changed";
import { TypedAddress } from "~/components/checkout/typed-address";
import { ErrorSummary } from "~/components/ui/form/error-summary";
import { Notice } from "~/components/ui/page/notice";
import { checkoutForm, dottedFields } from "~/contract/forms";
import { couponCookies } from "~/storefront/cart/cart-actions";
import { addAddress, offerTypedAddress, placeOrder, rerender } from "~/storefront/checkout/checkout-actions";
import { EMPTY_INPUT, loadCheckout, readInput } from "~/storefront/checkout/checkout-page";
import { loadGuestCheckout, postGuestCheckout } from "~/storefront/checkout/guest-checkout";
import { unpaidOrder } from "~/storefront/checkout/order-placed";
import { constraintOf } from "~/storefront/forms/constraint";
import { read } from "~/storefront/forms/form";
import { formTokenOf } from "~/storefront/forms/form-token";
import { formText } from "~/storefront/forms/posted-form";
import { fieldsWithoutSecrets } from "~/storefront/forms/without-secrets";
import { requestContext } from "~/storefront/request/context";
import { pendingSubmission } from "~/storefront/request/pending-submissions";
import { titleMeta } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";

export const handle = { i18n: ["checkout", "cart", "account"] };

export const meta = titleMeta;

/** Also after a refusal: the page shows the cart's current state. */
export const shouldRevalidate = () => true;

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { viewer, t } = reqContext;
  if (viewer.isShopper) {
    const shown = await loadGuestCheckout(args, reqContext);
    return { ...shown, draftForm: shown.guest.quote && { id: GUEST_FORM, intent: "refresh" } };
  }
  const { session } = viewer;
  const pending = await pendingSubmission(args, viewer);
  const fields = new Map(pending?.fields);
  const typed = pending ? readInput((name) => fields.get(name) ?? "") : EMPTY_INPUT;
  const offered = await offerTypedAddress(args, reqContext, pending?.fields ?? []);
  const shown = await loadCheckout(reqContext, typed, session?.coupon ?? null);
  const cookies = shown.dropped ? couponCookies(args, reqContext, null) : [];
  return data(
    {
      ...shown,
      result: { error: shown.errors },
      guest: null,
      offered,
      title: t("checkout:title"),
      unpaid: shown.quote ? null : await unpaidOrder(args, reqContext),
      pending: pending && { isFirst: pending.isFirst },
      draftForm: shown.quote && { id: CHECKOUT_FORM, intent: "refresh" },
      formToken: formTokenOf(viewer),
      constraint: constraintOf(checkoutForm.options[0]),
      idempotencyKey: crypto.randomUUID(),
    },
    { headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) },
  );
}

export async function action(args: ActionFunctionArgs) {
  const reqContext = await requestContext(args);
  if (reqContext.viewer.isShopper) return postGuestCheckout(args, reqContext);
  const { form, submission, isDraft } = await read(args, checkoutForm, reqContext.locale);
  const typed = readInput((name) => formText(form, name) ?? "");
  const offered = await offerTypedAddress(args, reqContext, fieldsWithoutSecrets(form));
  const pending = reqContext.viewer.session?.coupon ?? null;
  if (offered && !isDraft)
    return rerender(args, reqContext, typed, pending, 409, {
      message: {
        lead: reqContext.t("server:notDone.order"),
        text: reqContext.t("server:whoseForm.typedAddress"),
      },
      offered,
    });
  if (isDraft) return rerender(args, reqContext, typed, pending, 200);
  if (submission.status !== "success")
    return rerender(args, reqContext, typed, pending, 400, { errors: submission.error ?? {} });
  const input = submission.value;
  if (input.intent === "refresh") return rerender(args, reqContext, typed, input.coupon ?? pending, 200);
  if (input.intent === "add-billing-address") return addAddress(args, reqContext, form, "Billing");
  if (input.intent === "add-shipping-address") return addAddress(args, reqContext, form, "Shipping");
  return placeOrder(args, reqContext, {
    typed,
    coupon: input.coupon ?? null,
    idempotencyKey: input.idempotency_key ?? "",
    shownPrices: { total: input.expected_total ?? "", prices: new Map(dottedFields(form, "seen")) },
  });
}

export default function Checkout() {
  const loaded = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  if (!loaded.guest)
    return (
      <CustomerCheckout
        loaded={loaded}
        actionData={actionData && "guest" in actionData ? undefined : actionData}
      />
    );
  const { idempotencyKey } = loaded.guest;
  const posted = actionData && "guest" in actionData ? actionData.guest : null;
  const shown = posted ?? { ...loaded.guest, result: undefined, message: null, changed: null };
  return (
    <GuestCheckout
      {...shown}
      title={loaded.title}
      idempotencyKey={idempotencyKey}
      constraint={loaded.guest.constraint}
    />
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;
type Posted = ReturnType<typeof useActionData<typeof action>>;

function CustomerCheckout({
  loaded,
  actionData,
}: {
  loaded: Extract<Loaded, { guest: null }>;
  actionData: Exclude<Posted, { guest: unknown }>;
}) {
  const { quote, result, dropped } = actionData ?? loaded;
  const { t } = useTranslation(["checkout", "common", "cart"]);
  const message = actionData?.message ?? null;
  const offered = actionData ? actionData.offered : loaded.offered;
  const summary = Object.entries(result.error).flatMap(([fieldId, texts]) =>
    (texts ?? []).map((text) => ({ fieldId, text })),
  );
  return (
    <div className={stack.s5}>
      <BackToCart />
      <h1>{loaded.title}</h1>
      {quote && <ErrorSummary title={t("common:form.errors", { count: summary.length })} errors={summary} />}
      {message && (
        <Notice kind="err" lead={message.lead}>
          {message.text}
        </Notice>
      )}
      {offered && <TypedAddress values={offered} hasForm={quote !== null} />}
      {quote && actionData?.changed && (
        <TotalChanged {...actionData.changed} now={quote.totals.total} currency={quote.totals.currency} />
      )}
      {quote && dropped && (
        <Notice kind="warn" lead={t("cart:coupon.dropped", { coupon: dropped.coupon })}>
          {dropped.message}
        </Notice>
      )}
      {quote && loaded.pending && !actionData && (
        <Notice
          kind="warn"
          lead={t(loaded.pending.isFirst ? "common:pending.firstLead" : "common:pending.lead")}
        >
          {t("common:pending.text")}
        </Notice>
      )}
      {quote ? (
        <CheckoutForm
          quote={quote}
          typed={(actionData ?? loaded).typed}
          result={result}
          constraint={loaded.constraint}
          forCustomer={loaded.formToken.forCustomer}
          idempotencyKey={loaded.idempotencyKey}
        />
      ) : (
        <EmptyCart unpaid={loaded.unpaid} />
      )}
    </div>
  );
}
