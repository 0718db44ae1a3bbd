import { useTranslation } from "react-i18next";
import { HiddenFields } from "~/components/site/hidden-fields";
import { Steps } from "~/components/ui/page/steps";
import type { CheckoutQuote } from "~/contract/checkout";
import { LiveCheckoutForm } from "./live-checkout-form";
import { AddressStep } from "./steps/address-step";
import { NotesSection } from "./steps/notes-section";
import { PaymentStep } from "./steps/payment-step";
import { ShippingStep } from "./steps/shipping-step";
import { CheckoutProblems } from "./summary/checkout-problems";

export const CHECKOUT_FORM = "checkout-form";

interface CheckoutFormProps {
  quote: CheckoutQuote;
  typed: { customerReference: string; notes: string; cig: string; cup: string };
  errors: Record<string, string[] | null | undefined>;
  forCustomer: number | null;
  idempotencyKey: string;
}

/** The whole order as one form: where it goes, carrier, invoice, payment, notes, and the total that is agreed to. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { quote, forCustomer, idempotencyKey } = props;
  return (
    <>
      <CheckoutProblems problems={quote.problems} />
      <LiveCheckoutForm
        id={CHECKOUT_FORM}
        idempotencyKey={idempotencyKey}
        quote={quote}
        consumer={quote.totals.includes_vat}
      >
        <HiddenFields formToken={{ forCustomer, formId: null }} />
        <CheckoutSteps {...props} />
      </LiveCheckoutForm>
    </>
  );
}

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
      <AddressStep
        {...addressStep("billing_address", "Billing")}
        title={t("billing.title")}
        empty={t("billing.none")}
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
