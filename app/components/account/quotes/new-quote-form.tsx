import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { TotalsList } from "~/components/cart/totals-list";
import { RequestedDay } from "~/components/checkout/steps/requested-day";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { SelectField, TextAreaField, TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import {
  checkProps,
  type PostedField,
  type PostedForm,
  selectProps,
  textareaProps,
  textProps,
  usePostedForm,
} from "~/components/ui/form/posted-form";
import { Form } from "~/components/ui/page/link";
import type { CheckoutQuote } from "~/contract/checkout";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { box, rowBetween, stack, withSidebarBetween } from "~/theme/layout.css";
import { muted, small } from "~/theme/text.css";

export interface NewQuoteValues {
  customer_reference: string;
  notes: string;
  requested_date: string;
  valid_until: string;
}

export const NEW_QUOTE_FORM = "new-quote";

const CHOICES = ["billing_address", "shipping_address", "shipping_policy", "payment_method"] as const;
type Choice = (typeof CHOICES)[number];

/** Form for a new quote: address, carrier, payment and expiry. The totals follow these choices. */
export function NewQuoteForm({
  quote,
  values,
  sends,
  formToken,
  ...posted
}: PostedForm & {
  quote: CheckoutQuote;
  values: NewQuoteValues;
  sends: boolean;
  formToken: FormToken;
}) {
  const { t } = useTranslation("quotes");
  const { chosen, totals } = quote;
  const [form, fields] = usePostedForm<keyof NewQuoteValues | Choice | "send">({
    ...{ id: NEW_QUOTE_FORM, ...posted },
    defaultValue: { ...values, ...(sends && { send: "on" }) },
  });
  return (
    <Form {...getFormProps(form)} method="post" action={paths.newQuote()} className={withSidebarBetween}>
      <HiddenFields formToken={formToken} />
      <input type="hidden" name="expected_total" value={totals.total} />
      {/* Part of the URL that requests updated totals, which names the customer. Posts ignore it. */}
      <input type="hidden" name="customer" value={formToken.forCustomer ?? ""} />
      <div className={stack.s4}>
        <FormErrors title={() => t("notMade")} error={form.allErrors} />
        <Choices quote={quote} fields={fields} />
        <RequestedDay field={fields.requested_date} days={quote.requested_days} />
        <TextField {...textProps(fields.valid_until)} type="date" label={t("validUntil")} hint={t("days")} />
        <TextField
          {...textProps(fields.customer_reference)}
          label={t("customerReference")}
          optional={t("optional")}
        />
        <TextAreaField
          {...textareaProps(fields.notes)}
          label={t("notes")}
          optional={t("optional")}
          hint={t("notesHint")}
          rows={4}
        />
      </div>
      <aside className={classes(box, stack.s4)} aria-labelledby="quote-sums">
        <div className={rowBetween}>
          <h2 id="quote-sums">{t("sums")}</h2>
          <Button variant="text" size="slim" formMethod="get" formNoValidate>
            {t("refresh")}
          </Button>
        </div>
        <Articles quote={quote} />
        <TotalsList sums={totals} coupon={chosen.coupon} scheme={quote.vat_scheme} />
        <Check {...checkProps(fields.send)}>{t("sendNow")}</Check>
        <Button variant="primary" size="big" width="full" name="intent" value="create">
          {t("make")}
        </Button>
        <p className={classes(small, muted)}>{t("makeHint")}</p>
      </aside>
    </Form>
  );
}

/** Uses the same field names as the checkout. */
function Choices({ quote, fields }: { quote: CheckoutQuote; fields: Record<Choice, PostedField> }) {
  const { t } = useTranslation("quotes");
  const { money } = useFormat();
  const { addresses, chosen } = quote;
  const addressesOf = (type: string) =>
    addresses
      .filter((address) => address.type === type)
      .map(({ id, business_name, recipient, address, city }) => ({
        id,
        label: `${business_name || recipient}, ${address}, ${city}`,
      }));
  const offers = {
    billing_address: { label: t("billing"), options: addressesOf("Billing") },
    shipping_address: { label: t("shipping"), options: addressesOf("Shipping") },
    shipping_policy: {
      label: t("policy"),
      options: quote.shipping_policies.map(({ id, name, price }) => ({
        id,
        label: `${name}, ${money(price, quote.totals.currency)}`,
      })),
    },
    payment_method: {
      label: t("method"),
      options: quote.payment_methods.map(({ id, name }) => ({ id, label: name })),
    },
  };
  return CHOICES.map((name) => (
    <SelectField
      {...selectProps(fields[name])}
      // The offered options depend on the other choices.
      key={`${name} ${chosen[name]}`}
      label={offers[name].label}
      defaultValue={String(chosen[name] ?? "")}
      options={[
        ...(chosen[name] === null ? [{ value: "", label: t("choose") }] : []),
        ...offers[name].options.map(({ id, label }) => ({ value: String(id), label })),
      ]}
    />
  ));
}

function Articles({ quote }: { quote: CheckoutQuote }) {
  const { money, number } = useFormat();
  return (
    <ul className={small}>
      {quote.rows.map(({ id, qty, product_detail, total_price }) => (
        <li key={id} className={rowBetween}>
          <span>
            {number(qty)} × {product_detail.name}
          </span>{" "}
          <span>{money(total_price, quote.totals.currency)}</span>
        </li>
      ))}
    </ul>
  );
}
