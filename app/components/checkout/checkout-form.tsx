import { Form } from "@remix-run/react";
import { useFrame } from "~/components/site/frame/use-frame";
import { HiddenFields } from "~/components/site/hidden-fields";
import { submitterOf, useLiveForm } from "~/components/site/use-live-form";
import { DefaultButton } from "~/components/ui/form/default-button";
import { Steps } from "~/components/ui/page/steps";
import type { CheckoutQuote } from "~/contract/checkout";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { withSidebar } from "~/theme/layout.css";
import { AddressStep } from "./address-step";
import { CheckoutProblems } from "./checkout-problems";
import { CheckoutSummary } from "./checkout-summary";
import { NotesSection } from "./notes-section";
import { PaymentStep } from "./payment-step";
import { ShippingStep } from "./shipping-step";

export const CHECKOUT_FORM = "checkout-form";

interface CheckoutFormProps {
  quote: CheckoutQuote;
  typed: { customerReference: string; notes: string; cig: string; cup: string };
  errors: Record<string, string[] | null | undefined>;
  forCustomer: number | null;
  idempotencyKey: string;
}

/** The whole order as one form: addresses, carrier, payment, notes, and the total that is agreed to. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { quote, forCustomer, idempotencyKey } = props;
  const { isUpdating, onChoose, onSubmit } = useLiveForm("refresh", () => true);
  const support = useFrame()?.supportEmail ?? "";
  return (
    <>
      <CheckoutProblems problems={quote.problems} />
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
        <HiddenFields formToken={{ forCustomer, formId: null }} />
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <input type="hidden" name="expected_total" value={quote.totals.total} />
        {quote.rows.map((row) => (
          <input key={row.id} type="hidden" name={`seen.${row.id}`} value={row.unit_price} />
        ))}
        <CheckoutSteps {...props} />
        <CheckoutSummary
          quote={quote}
          consumer={quote.totals.includes_vat}
          supportEmail={support}
          isUpdating={isUpdating}
        />
      </Form>
    </>
  );
}

/** With JavaScript the totals update when an address or carrier is chosen. */
const isChoice = (target: EventTarget) => target instanceof HTMLInputElement && target.type === "radio";

function CheckoutSteps({ quote, typed, errors }: CheckoutFormProps) {
  const { t } = useTranslation(["checkout", "common", "cart"]);
  const { chosen, totals, problems } = quote;
  const problemOf = (...codes: string[]) =>
    problems.find(({ code }) => codes.includes(code))?.message ?? null;
  const addressStep = (name: "billing_address" | "shipping_address", type: "Billing" | "Shipping") => ({
    name,
    addresses: quote.addresses.filter((address) => address.type === type),
    chosen: chosen[name],
    errors: errors[name] ?? [],
    problem: problems.find((one) => one.field === name)?.message ?? null,
  });
  const text = (value: string, name: string) => ({ value, errors: errors[name] ?? [] });
  return (
    <Steps>
      <AddressStep
        {...addressStep("billing_address", "Billing")}
        title={t("billing.title")}
        empty={t("billing.none")}
      />
      <AddressStep
        {...addressStep("shipping_address", "Shipping")}
        title={t("shippingTo.title")}
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
        reference={text(typed.customerReference, "customer_reference")}
        notes={text(typed.notes, "notes")}
        publicBody={totals.includes_vat ? null : { cig: text(typed.cig, "cig"), cup: text(typed.cup, "cup") }}
      />
    </Steps>
  );
}
