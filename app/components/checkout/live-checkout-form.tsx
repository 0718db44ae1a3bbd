import { type FormMetadata, getFormProps } from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";
import { useFrame } from "~/components/site/frame/use-frame";
import { submitterOf, useLiveForm } from "~/components/site/use-live-form";
import { DefaultButton } from "~/components/ui/form/default-button";
import { Form } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { withSidebar } from "~/theme/layout.css";
import { CheckoutSummary } from "./summary/checkout-summary";

/** The checkout's form and summary. The shown prices and total are posted with the form. */
export function LiveCheckoutForm({
  form,
  idempotencyKey,
  quote,
  consumer,
  children,
}: Pick<ComponentProps<typeof CheckoutSummary>, "quote" | "consumer"> & {
  form: FormMetadata<Record<string, string>>;
  idempotencyKey: string;
  children: ReactNode;
}) {
  const { isUpdating, onChoose, onSubmit } = useLiveForm("refresh", () => true);
  const support = useFrame()?.supportEmail ?? "";
  return (
    <Form
      {...getFormProps(form)}
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
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <input type="hidden" name="expected_total" value={quote.totals.total} />
      {quote.rows.map((row) => (
        <input key={row.id} type="hidden" name={`seen.${row.id}`} value={row.unit_price} />
      ))}
      {children}
      <CheckoutSummary quote={quote} consumer={consumer} supportEmail={support} isUpdating={isUpdating} />
    </Form>
  );
}

/** With JavaScript the totals follow an address, a carrier, a payment or a country, and the promise follows the requested day. */
const isChoice = (target: EventTarget) =>
  (target instanceof HTMLInputElement && (target.type === "radio" || target.type === "date")) ||
  (target instanceof HTMLSelectElement && target.name === "country");
