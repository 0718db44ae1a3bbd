import { useTranslation } from "react-i18next";
import { useFrame } from "~/components/site/frame/use-frame";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextAreaField, TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { Form } from "~/components/ui/page/link";
import {
  ADDRESS_LENGTHS,
  MAX_EMAIL_LENGTH,
  MAX_ORDER_NOTES_LENGTH,
  MAX_PERSON_NAME_LENGTH,
} from "~/contract/constants/limits";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { columns, formWidth, stack } from "~/theme/layout.css";

const { recipient: business_name, ...LENGTHS } = ADDRESS_LENGTHS;
const MAX = {
  ...LENGTHS,
  ...{ business_name, email: MAX_EMAIL_LENGTH, notes: MAX_ORDER_NOTES_LENGTH },
  ...{ name: MAX_PERSON_NAME_LENGTH, surname: MAX_PERSON_NAME_LENGTH },
};
type Name = keyof typeof MAX;
const LABELS: Partial<Record<Name, string>> = { address: "street" };
/** In page order. */
const FIELDS = [
  ...["business_name", "vat_number", "tax_code", "sdi_code", "pec", "name", "surname", "email", "phone"],
  ...["address", "address_2", "postal_code", "city", "province", "country", "notes"],
];

export const NEW_CUSTOMER_FORM = "new-customer";

/** A business for which an agent asks: what its invoices and parcels need, and its person. */
export function NewCustomerForm({
  typed,
  errors,
  countries,
  locales,
  formToken,
}: {
  typed: Record<string, string>;
  errors: Record<string, string[] | null>;
  countries: string[];
  locales: { value: string; label: string }[];
  formToken: FormToken;
}) {
  const { t } = useTranslation("newCustomer");
  const { country } = useFormat();
  const asksSdi = useFrame()?.asksSdi ?? false;
  const field = (name: Name, isRequired = false) => ({
    ...{ id: name, name, label: t(LABELS[name] ?? name), defaultValue: typed[name] ?? "" },
    ...{ maxLength: MAX[name], errors: errors[name] ?? [], required: isRequired },
    ...(!isRequired && { optional: t("optional") }),
  });
  return (
    <Form
      id={NEW_CUSTOMER_FORM}
      method="post"
      action={paths.newCustomer()}
      className={classes(stack.s5, formWidth)}
    >
      <HiddenFields formToken={{ ...formToken, forCustomer: null }} />
      <FormErrors title={() => t("notAsked")} error={errors} order={FIELDS} />
      <h2>{t("business")}</h2>
      <TextField {...field("business_name", true)} autoComplete="off" />
      <div className={columns}>
        <TextField {...field("vat_number")} spellCheck={false} />
        <TextField {...field("tax_code")} spellCheck={false} />
        {asksSdi && (
          <>
            <TextField {...field("sdi_code")} spellCheck={false} />
            <TextField {...field("pec")} inputMode="email" />
          </>
        )}
      </div>
      <h2>{t("person")}</h2>
      <div className={columns}>
        <TextField {...field("name", true)} autoComplete="off" />
        <TextField {...field("surname", true)} autoComplete="off" />
        <TextField {...field("email", true)} inputMode="email" autoComplete="off" />
        <TextField {...field("phone")} type="tel" autoComplete="off" />
      </div>
      <SelectField
        id="language"
        name="language"
        label={t("locale")}
        defaultValue={typed.language}
        options={locales}
        errors={errors.language ?? []}
      />
      <h2>{t("address")}</h2>
      <TextField {...field("address", true)} autoComplete="off" />
      <TextField {...field("address_2")} autoComplete="off" />
      <div className={columns}>
        <TextField {...field("postal_code", true)} autoComplete="off" />
        <TextField {...field("city", true)} autoComplete="off" />
        <TextField {...field("province")} autoComplete="off" />
        <SelectField
          id="country"
          name="country"
          label={t("country")}
          defaultValue={typed.country}
          options={countries.map((code) => ({ value: code, label: country(code) }))}
          errors={errors.country ?? []}
        />
      </div>
      <TextAreaField {...field("notes")} rows={3} />
      <p>
        <Button variant="primary">{t("ask")}</Button>
      </p>
    </Form>
  );
}
