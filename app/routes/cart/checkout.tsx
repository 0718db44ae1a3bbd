import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { CartBreadcrumb } from "~/components/cart/cart-breadcrumb";
import { EmptyCart } from "~/components/cart/empty-cart";
import { AddressStep } from "~/components/checkout/address-step";
import { CheckoutProblems } from "~/components/checkout/checkout-problems";
import { CheckoutSummary } from "~/components/checkout/checkout-summary";
import { GuestCheckout } from "~/components/checkout/guest-checkout";
import { NotesSection } from "~/components/checkout/notes-section";
import { PaymentStep } from "~/components/checkout/payment-step";
import { ShippingStep } from "~/components/checkout/shipping-step";
import { TotalChanged } from "~/components/checkout/total-changed";
import { useFrame } from "~/components/site/frame/use-frame";
import { HiddenFields } from "~/components/site/hidden-fields";
import { submitterOf, useLiveForm } from "~/components/site/use-live-form";
import { DefaultButton } from "~/components/ui/form/default-button";
import { ErrorSummary } from "~/components/ui/form/error-summary";
import { Notice } from "~/components/ui/page/notice";
import { Steps } from "~/components/ui/page/steps";
import { checkoutForm, dottedFields } from "~/contract/forms";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { couponCookies } from "~/storefront/cart/cart-actions";
import { addAddress, placeOrder, rerender } from "~/storefront/checkout/checkout-actions";
import { EMPTY_INPUT, loadCheckout, readInput } from "~/storefront/checkout/checkout-page";
import { loadGuestCheckout, postGuestCheckout } from "~/storefront/checkout/guest-checkout";
import { read, refuseOtherCustomer } from "~/storefront/forms/form";
import { formTokenOf } from "~/storefront/forms/form-token";
import { formText } from "~/storefront/forms/posted-form";
import { requestContext } from "~/storefront/request/context";
import { takeSubmission } from "~/storefront/request/pending-submissions";
import { titleMeta } from "~/storefront/seo/titles";
import { stack, withSidebar } from "~/theme/layout.css";

export const meta = titleMeta;

/** After a refusal too: the page shows the cart's current state. */
export const shouldRevalidate = () => true;

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { viewer, t } = reqContext;
  if (viewer.isShopper) return loadGuestCheckout(args, reqContext);
  const { session } = viewer;
  const pending = await takeSubmission(args, viewer);
  const fields = new Map(pending?.submission.fields);
  const typed = pending ? readInput((name) => fields.get(name) ?? "") : EMPTY_INPUT;
  const shown = await loadCheckout(reqContext, typed, session?.coupon ?? null);
  const cookies = [
    ...(pending ? [pending.cookie] : []),
    ...(shown.dropped ? couponCookies(args, reqContext, null) : []),
  ];
  return data(
    {
      ...shown,
      guest: null,
      title: t("checkout:title"),
      pending: pending && { isFirst: pending.submission.user === null },
      draftForm: shown.quote && { id: CHECKOUT_FORM, intent: "refresh" },
      formToken: formTokenOf(viewer),
      idempotencyKey: crypto.randomUUID(),
    },
    { headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) },
  );
}

export async function action(args: ActionFunctionArgs) {
  const reqContext = await requestContext(args);
  if (reqContext.viewer.isShopper) return postGuestCheckout(args, reqContext);
  const { form, submission, isDraft } = await read(args, checkoutForm, reqContext.locale);
  await refuseOtherCustomer(args, form, reqContext);
  const typed = readInput((name) => formText(form, name) ?? "");
  const pending = reqContext.viewer.session?.coupon ?? null;
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
  const shown = posted ?? { ...loaded.guest, errors: {}, message: null, changed: null };
  return <GuestCheckout {...shown} title={loaded.title} idempotencyKey={idempotencyKey} />;
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
  const { quote, typed, errors, dropped } = actionData ?? loaded;
  const { t } = useTranslation(["checkout", "common", "cart"]);
  const { isUpdating, onChoose, onSubmit } = useLiveForm("refresh", () => true);
  const support = useFrame()?.supportEmail ?? "";
  const message = actionData?.message ?? null;
  if (!quote) {
    return (
      <div className={stack.s5}>
        <CartBreadcrumb current={loaded.title} isAfterCart />
        <h1>{loaded.title}</h1>
        {message && (
          <Notice kind="err" lead={message.lead}>
            {message.text}
          </Notice>
        )}
        <EmptyCart />
      </div>
    );
  }
  const { chosen, totals, problems } = quote;
  const problemOf = (...codes: string[]) =>
    problems.find(({ code }) => codes.includes(code))?.message ?? null;
  const addressProblem = (field: string) => problems.find((one) => one.field === field)?.message ?? null;
  const summary = Object.entries(errors).flatMap(([fieldId, texts]) =>
    (texts ?? []).map((text) => ({ fieldId, text })),
  );
  return (
    <div className={stack.s5}>
      <CartBreadcrumb current={loaded.title} isAfterCart />
      <h1>{loaded.title}</h1>
      <ErrorSummary title={t("common:form.errors", { count: summary.length })} errors={summary} />
      {message && (
        <Notice kind="err" lead={message.lead}>
          {message.text}
        </Notice>
      )}
      {actionData?.changed && (
        <TotalChanged {...actionData.changed} now={totals.total} currency={totals.currency} />
      )}
      {dropped && (
        <Notice kind="warn" lead={t("cart:coupon.dropped", { coupon: dropped.coupon })}>
          {dropped.message}
        </Notice>
      )}
      {loaded.pending && !actionData && (
        <Notice kind="warn" lead={t(loaded.pending.isFirst ? "cart:kept.firstLead" : "cart:kept.lead")}>
          {t("cart:kept.text")}
        </Notice>
      )}
      <CheckoutProblems problems={problems} />
      <Form
        id={CHECKOUT_FORM}
        method="post"
        action={paths.checkout()}
        className={withSidebar}
        onChange={(event) => isChoice(event.target) && onChoose(event)}
        onSubmit={(event) => {
          if (submitterOf(event)?.value !== "refresh") return onSubmit(event);
          event.preventDefault();
          onChoose(event);
        }}
      >
        <DefaultButton intent="refresh" />
        <HiddenFields formToken={{ forCustomer: loaded.formToken.forCustomer, formId: null }} />
        <input type="hidden" name="idempotency_key" value={loaded.idempotencyKey} />
        <input type="hidden" name="expected_total" value={totals.total} />
        {quote.rows.map((row) => (
          <input key={row.id} type="hidden" name={`seen.${row.id}`} value={row.unit_price} />
        ))}
        <Steps>
          <AddressStep
            name="billing_address"
            title={t("billing.title")}
            addresses={quote.addresses.filter(({ type }) => type === "Billing")}
            chosen={chosen.billing_address}
            errors={errors.billing_address ?? []}
            problem={addressProblem("billing_address")}
            empty={t("billing.none")}
          />
          <AddressStep
            name="shipping_address"
            title={t("shippingTo.title")}
            addresses={quote.addresses.filter(({ type }) => type === "Shipping")}
            chosen={chosen.shipping_address}
            errors={errors.shipping_address ?? []}
            problem={addressProblem("shipping_address")}
            empty={t("shippingTo.none")}
          />
          <ShippingStep
            policies={quote.shipping_policies}
            chosen={chosen.shipping_policy}
            currency={totals.currency}
            errors={errors.shipping_policy ?? []}
            problem={problemOf("address_not_served", "shipping_policy_required")}
            isReplaced={quote.dropped?.some(({ field }) => field === "shipping_policy") ?? false}
          />
          <PaymentStep
            methods={quote.payment_methods}
            chosen={chosen.payment_method}
            currency={totals.currency}
            errors={errors.payment_method ?? []}
            problem={problemOf("payment_not_allowed", "payment_method_required")}
            isPickup={quote.shipping_policies.some(
              ({ id, is_pickup }) => is_pickup && id === chosen.shipping_policy,
            )}
          />
          <NotesSection
            reference={{ value: typed.customerReference, errors: errors.customer_reference ?? [] }}
            notes={{ value: typed.notes, errors: errors.notes ?? [] }}
            publicBody={
              totals.includes_vat
                ? null
                : {
                    cig: { value: typed.cig, errors: errors.cig ?? [] },
                    cup: { value: typed.cup, errors: errors.cup ?? [] },
                  }
            }
          />
        </Steps>
        <CheckoutSummary
          quote={quote}
          consumer={totals.includes_vat}
          supportEmail={support}
          isUpdating={isUpdating}
        />
      </Form>
    </div>
  );
}

const CHECKOUT_FORM = "checkout-form";

/** With JavaScript the totals update when an address or carrier is chosen. */
const isChoice = (target: EventTarget) => target instanceof HTMLInputElement && target.type === "radio";
