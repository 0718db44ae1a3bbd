import { useTranslation } from "react-i18next";
import { HiddenFields } from "~/components/site/hidden-fields";
import { type PostedField, type PostedForm, usePostedForm } from "~/components/ui/form/posted-form";
import { Steps } from "~/components/ui/page/steps";
import type { CheckoutQuote } from "~/contract/checkout";
import { LiveCheckoutForm } from "./live-checkout-form";
import { AddressStep } from "./steps/address-step";
import { NotesSection } from "./steps/notes-section";
import { PaymentStep } from "./steps/payment-step";
import { RequestedDay } from "./steps/requested-day";
import { ShippingStep } from "./steps/shipping-step";
import { CheckoutProblems } from "./summary/checkout-problems";

export const CHECKOUT_FORM = "checkout-form";

type Name =
  | ("shipping_address" | "billing_address" | "shipping_policy" | "payment_method")
  | ("customer_reference" | "notes" | "cig" | "cup" | "requested_date");

interface CheckoutFormProps extends PostedForm {
  quote: CheckoutQuote;
  /** The values before anything was posted. */
  typed: { customerReference: string; notes: string; cig: string; cup: string; requestedDate: string };
  forCustomer: number | null;
  idempotencyKey: string;
}

/** The whole order as one form: addresses, carrier, invoice, payment, notes and the agreed total. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { quote, typed, forCustomer, idempotencyKey, result, constraint } = props;
  const { customerReference: customer_reference, requestedDate: requested_date, notes, cig, cup } = typed;
  const [form, fields] = usePostedForm<Name>({
    ...{ id: CHECKOUT_FORM, result, constraint },
    defaultValue: { customer_reference, notes, cig, cup, requested_date },
  });
  return (
    <>
      <CheckoutProblems problems={quote.problems} />
      <LiveCheckoutForm
        form={form}
        idempotencyKey={idempotencyKey}
        quote={quote}
        consumer={quote.totals.includes_vat}
      >
        <HiddenFields formToken={{ forCustomer, formId: null }} />
        <CheckoutSteps quote={quote} fields={fields} />
      </LiveCheckoutForm>
    </>
  );
}

function CheckoutSteps({ quote, fields }: { quote: CheckoutQuote; fields: Record<Name, PostedField> }) {
  const { t } = useTranslation(["checkout", "common", "cart"]);
  const { chosen, totals, problems } = quote;
  const problemOf = (...codes: string[]) =>
    problems.find(({ code }) => codes.includes(code))?.message ?? null;
  const addressStep = (name: "billing_address" | "shipping_address", type: "Billing" | "Shipping") => ({
    name,
    addresses: quote.addresses.filter((address) => address.type === type),
    chosen: chosen[name],
    errors: fields[name].errors ?? [],
    problem: problems.find((one) => one.field === name)?.message ?? null,
  });
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
        errors={fields.shipping_policy.errors ?? []}
        problem={problemOf("address_not_served", "shipping_policy_required")}
        isReplaced={quote.dropped?.some(({ field }) => field === "shipping_policy") ?? false}
      >
        <RequestedDay field={fields.requested_date} days={quote.requested_days} />
      </ShippingStep>
      <AddressStep
        {...addressStep("billing_address", "Billing")}
        title={t("billing.title")}
        empty={t("billing.none")}
      />
      <PaymentStep
        methods={quote.payment_methods}
        chosen={chosen.payment_method}
        currency={totals.currency}
        errors={fields.payment_method.errors ?? []}
        problem={problemOf("payment_not_allowed", "payment_method_required")}
        isPickup={quote.shipping_policies.some(
          ({ id, is_pickup }) => is_pickup && id === chosen.shipping_policy,
        )}
      />
      <NotesSection fields={fields} isConsumer={totals.includes_vat} />
    </Steps>
  );
}
