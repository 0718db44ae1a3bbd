import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { useFrame } from "~/components/site/frame/use-frame";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextAreaField, TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import {
  type PostedForm,
  selectProps,
  textareaProps,
  textProps,
  usePostedForm,
} from "~/components/ui/form/posted-form";
import { Form } from "~/components/ui/page/link";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { columns, formWidth, stack } from "~/theme/layout.css";

const LABELS: Partial<Record<string, string>> = { address: "street", language: "locale" };
/** In page order. */
const FIELDS = [
  ...["business_name", "vat_number", "tax_code", "sdi_code", "pec", "name", "surname", "email", "phone"],
  ...["address", "address_2", "postal_code", "city", "province", "country", "notes"],
];
type Name =
  | (
      | "business_name"
      | "vat_number"
      | "tax_code"
      | "sdi_code"
      | "pec"
      | "name"
      | "surname"
      | "email"
      | "phone"
    )
  | ("address" | "address_2" | "postal_code" | "city" | "province" | "country" | "notes" | "language");

export const NEW_CUSTOMER_FORM = "new-customer";

/** Form with which an agent requests an account for a business: invoice and delivery data, and a contact person. */
export function NewCustomerForm({
  defaultValue,
  countries,
  locales,
  formToken,
  ...posted
}: PostedForm & {
  defaultValue: { [name in Name]?: string };
  countries: string[];
  locales: { value: string; label: string }[];
  formToken: FormToken;
}) {
  const { t } = useTranslation("newCustomer");
  const { country } = useFormat();
  const asksSdi = useFrame()?.asksSdi ?? false;
  const [form, fields] = usePostedForm<Name>({ id: NEW_CUSTOMER_FORM, ...posted, defaultValue });
  const label = (name: Name) => t(LABELS[name] ?? name);
  const field = (name: Name) => ({
    ...textProps(fields[name]),
    label: label(name),
    ...(!fields[name].required && { optional: t("optional") }),
  });
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      action={paths.newCustomer()}
      className={classes(stack.s5, formWidth)}
    >
      <HiddenFields formToken={{ ...formToken, forCustomer: null }} />
      <FormErrors title={() => t("notAsked")} error={form.allErrors} order={FIELDS} />
      <h2>{t("business")}</h2>
      <TextField {...field("business_name")} autoComplete="off" />
      <div className={columns}>
        <TextField {...field("vat_number")} spellCheck={false} />
        {asksSdi && (
          <>
            <TextField {...field("tax_code")} spellCheck={false} />
            <TextField {...field("sdi_code")} spellCheck={false} />
            <TextField {...field("pec")} inputMode="email" />
          </>
        )}
      </div>
      <h2>{t("person")}</h2>
      <div className={columns}>
        <TextField {...field("name")} autoComplete="off" />
        <TextField {...field("surname")} autoComplete="off" />
        <TextField {...field("email")} inputMode="email" autoComplete="off" />
        <TextField {...field("phone")} type="tel" autoComplete="off" />
      </div>
      <SelectField {...selectProps(fields.language)} label={label("language")} options={locales} />
      <h2>{t("address")}</h2>
      <TextField {...field("address")} autoComplete="off" />
      <TextField {...field("address_2")} autoComplete="off" />
      <div className={columns}>
        <TextField {...field("postal_code")} autoComplete="off" />
        <TextField {...field("city")} autoComplete="off" />
        <TextField {...field("province")} autoComplete="off" />
        <SelectField
          {...selectProps(fields.country)}
          label={label("country")}
          options={countries.map((code) => ({ value: code, label: country(code) }))}
        />
      </div>
      <TextAreaField
        {...textareaProps(fields.notes)}
        label={label("notes")}
        optional={t("optional")}
        rows={3}
      />
      <p>
        <Button variant="primary">{t("ask")}</Button>
      </p>
    </Form>
  );
}
