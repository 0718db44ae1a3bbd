import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { EmptyCart } from "~/components/cart/empty-cart";
import { BackToCart } from "~/components/checkout/back-to-cart";
import { LiveCheckoutForm } from "~/components/checkout/live-checkout-form";
import { OrderNotes } from "~/components/checkout/steps/order-notes";
import { PaymentStep } from "~/components/checkout/steps/payment-step";
import { RequestedDay } from "~/components/checkout/steps/requested-day";
import { ShippingStep } from "~/components/checkout/steps/shipping-step";
import { StoreroomNotes } from "~/components/checkout/steps/storeroom-notes";
import { CheckoutProblems } from "~/components/checkout/summary/checkout-problems";
import { type ChangedPrice, TotalChanged } from "~/components/checkout/summary/total-changed";
import { useFrame, useLegalPath } from "~/components/site/frame/use-frame";
import { NewsletterConsent } from "~/components/site/newsletter-consent";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { type PostedForm, textProps, usePostedForm } from "~/components/ui/form/posted-form";
import { Disclosure } from "~/components/ui/page/disclosure";
import { Link } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import { Step, Steps } from "~/components/ui/page/steps";
import type { LinesQuote } from "~/contract/checkout";
import { GUEST_ADDRESS_FIELDS, GUEST_FIELDS } from "~/contract/constants/guest-fields";
import { paths } from "~/paths";
import { columns, stack } from "~/theme/layout.css";
import { small } from "~/theme/text.css";
import { GuestAddress, type GuestFields } from "./guest-address";

export interface GuestCheckoutProps extends PostedForm {
  title: string;
  typed: Typed;
  countries: readonly string[];
  provinces: readonly string[];
  quote: LinesQuote | null;
  idempotencyKey: string;
  newsletter: string | null;
  dropped: { coupon: string; message: string } | null;
  message: { lead: string; text: string } | null;
  changed: { before: string; rows: ChangedPrice[] } | null;
}

type Typed = Record<(typeof GUEST_FIELDS)[number], string>;

export const GUEST_FORM = "guest-checkout";

/** Checkout without an account, as one form. A refused form keeps its values. */
export function GuestCheckout(props: GuestCheckoutProps) {
  const { title, quote, typed, countries, message, changed, dropped, result, constraint } = props;
  const [form, fields] = usePostedForm({ id: GUEST_FORM, result, constraint, defaultValue: typed });
  const { t } = useTranslation(["checkout", "common", "cart", "account"]);
  const labelOf = (name: string) => LABELS(t)[name.replace(/^billing_/, "")] ?? null;
  return (
    <div className={stack.s5}>
      <BackToCart />
      <h1>{title}</h1>
      <FormErrors
        title={(count) => t("common:form.errors", { count })}
        error={form.allErrors}
        order={GUEST_FIELDS}
        label={labelOf}
      />
      {message && (
        <Notice kind="err" lead={message.lead}>
          {message.text}
        </Notice>
      )}
      {!quote && <EmptyCart isAnonymous />}
      {quote && (
        <>
          {changed && <TotalChanged {...changed} now={quote.totals.total} currency={quote.totals.currency} />}
          {dropped && (
            <Notice kind="warn" lead={t("cart:coupon.dropped", { coupon: dropped.coupon })}>
              {dropped.message}
            </Notice>
          )}
          <p>
            {t("checkout:guest.haveAccount")}{" "}
            <Link to={paths.login({ redirectTo: paths.checkout() })}>{t("checkout:guest.signIn")}</Link>
          </p>
          <CheckoutProblems problems={quote.problems} />
          <LiveCheckoutForm form={form} idempotencyKey={props.idempotencyKey} quote={quote} consumer>
            <GuestSteps
              typed={typed}
              fields={fields}
              countries={countries}
              provinces={props.provinces}
              quote={quote}
              newsletter={props.newsletter}
            />
          </LiveCheckoutForm>
        </>
      )}
    </div>
  );
}

function GuestSteps({
  quote,
  newsletter,
  ...props
}: GuestFields & { typed: Typed; quote: LinesQuote; newsletter: string | null }) {
  const { typed, fields } = props;
  return (
    <Steps>
      <DeliveryStep {...props} />
      <ShippingStep
        policies={quote.shipping_policies}
        chosen={quote.chosen.shipping_policy}
        currency={quote.totals.currency}
        errors={fields.shipping_policy.errors ?? []}
        problem={null}
        isReplaced={false}
      >
        <RequestedDay field={fields.requested_date} days={quote.requested_days} />
      </ShippingStep>
      <BillingStep {...props} />
      <PaymentStep
        methods={quote.payment_methods}
        chosen={quote.chosen.payment_method}
        currency={quote.totals.currency}
        errors={fields.payment_method.errors ?? []}
        problem={null}
        isPickup={quote.shipping_policies.some(
          ({ id, is_pickup }) => is_pickup && id === quote.chosen.shipping_policy,
        )}
      />
      <OrderNotes isOpen={Boolean(typed.notes) || Boolean(fields.notes.errors)}>
        <StoreroomNotes field={fields.notes} />
      </OrderNotes>
      <NewsletterConsent field={fields.newsletter} text={newsletter} />
    </Steps>
  );
}

function DeliveryStep(props: GuestFields) {
  const { t } = useTranslation("checkout");
  return (
    <Step
      title={t("shippingTo.title")}
      after={
        // Without JavaScript this button applies a changed country or postal code to the totals.
        <Button variant="text" size="slim" name="intent" value="refresh" formNoValidate>
          {t("guest.refresh")}
        </Button>
      }
    >
      <div className={stack.s4}>
        <PersonFields {...props} />
        <GuestAddress {...props} prefix="" />
        <p className={small}>
          {t("guest.privacy")}{" "}
          <Link to={useLegalPath("privacy")} target="_blank">
            {t("guest.privacyLink")}
          </Link>
        </p>
      </div>
    </Step>
  );
}

/** The order confirmation is sent to this email address. */
function PersonFields({ fields }: Pick<GuestFields, "fields">) {
  const { t } = useTranslation("checkout");
  const field = (name: "email" | "name" | "surname") => ({
    ...textProps(fields[name]),
    label: t(`guest.${name}`),
  });
  return (
    <>
      <TextField {...field("email")} inputMode="email" hint={t("guest.emailHint")} autoComplete="email" />
      <div className={columns}>
        <TextField {...field("name")} autoComplete="given-name" />
        <TextField {...field("surname")} autoComplete="family-name" />
      </div>
    </>
  );
}

/** The billing address is the delivery address unless another one is entered. */
function BillingStep({ typed, fields, countries }: GuestFields & { typed: Typed }) {
  const { t } = useTranslation(["checkout", "account", "common"]);
  const asksTaxCode = useFrame()?.asksTaxCode ?? false;
  const isOther = (name: keyof Typed) => typed[name] !== "" || Boolean(fields[name].errors);
  const isOpen =
    isOther("billing_recipient") ||
    GUEST_ADDRESS_FIELDS.some((name) => name !== "country" && isOther(`billing_${name}`));
  return (
    <Step title={t("checkout:billing.title")}>
      <div className={stack.s4}>
        {asksTaxCode && (
          <TextField
            {...textProps(fields.tax_code)}
            label={t("account:addresses.field.tax_code")}
            optional={t("common:form.optional")}
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
        <Disclosure summary={t("checkout:guest.otherBilling")} open={isOpen}>
          <div className={stack.s4}>
            <TextField
              {...textProps(fields.billing_recipient)}
              label={t("account:addresses.field.recipient")}
              autoComplete="billing name"
            />
            <GuestAddress fields={fields} countries={countries} prefix="billing_" />
          </div>
        </Disclosure>
      </div>
    </Step>
  );
}

const LABELS = (t: TFunction): Record<string, string> => ({
  shipping_policy: t("checkout:shipping.title"),
  payment_method: t("checkout:payment.title"),
  ...Object.fromEntries(
    (["email", "name", "surname"] as const).map((name) => [name, t(`checkout:guest.${name}`)]),
  ),
  ...Object.fromEntries(
    (["recipient", "tax_code", ...GUEST_ADDRESS_FIELDS] as const).map((name) => [
      name,
      t(`account:addresses.field.${name}`),
    ]),
  ),
});
