import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import { Disclosure } from "~/components/ui/page/disclosure";
import { Form } from "~/components/ui/page/link";
import { OPTIONAL_ADDRESS_FIELDS } from "~/contract/constants/address-fields";
import { ADDRESS_LENGTHS } from "~/contract/constants/limits";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { columns, formWidth, screenOnly, stack } from "~/theme/layout.css";
import { InvoiceFields, type TextOf, TypeChoice } from "./address-fields";

export const ADDRESS_FORM = "address-form";

/** A new address. The invoice fields are grouped, and optional for a delivery. */
export function AddressForm({
  typed,
  errors,
  isOpen,
  formToken,
  countries,
}: {
  typed: Record<string, string>;
  errors: Record<string, string[] | null | undefined>;
  isOpen: boolean;
  formToken: FormToken;
  /** Where the shop delivers. */
  countries: readonly string[];
}) {
  const { t } = useTranslation(["account", "common"]);
  const { country } = useFormat();
  const fieldProps = (name: string) => ({
    id: name,
    name,
    defaultValue: typed[name] ?? "",
    errors: errors[name] ?? [],
    label: t(`account:addresses.field.${name}`),
    ...(OPTIONAL_ADDRESS_FIELDS.includes(name) && { optional: t("common:form.optional") }),
  });
  const text: TextOf = (name, rest) => (
    <TextField {...fieldProps(name)} maxLength={ADDRESS_LENGTHS[name]} {...rest} />
  );
  const countryField = (
    <SelectField
      {...fieldProps("country")}
      defaultValue={typed.country ?? countries[0]}
      autoComplete="country"
      options={countries.map((value) => ({ value, label: country(value) }))}
    />
  );
  return (
    <Disclosure summary={t("account:addresses.add")} open={isOpen} className={screenOnly}>
      <Form
        id={ADDRESS_FORM}
        method="post"
        action={paths.addresses()}
        className={classes(stack.s4, formWidth)}
      >
        <HiddenFields formToken={formToken} redirectTo={typed.redirectTo} />
        <TypeChoice chosen={typed.type ?? "Shipping"} errors={errors.type ?? []} />
        <PlaceFields text={text} country={countryField} />
        <InvoiceFields text={text} />
        <p>
          <Button variant="primary" name="intent" value="create">
            {t("account:addresses.save")}
          </Button>
        </p>
      </Form>
    </Disclosure>
  );
}

/** Who receives it, and where. */
function PlaceFields({ text, country }: { text: TextOf; country: ReactElement }) {
  return (
    <>
      <div className={columns}>
        {text("recipient", { autoComplete: "name", required: true })}
        {text("business_name", { autoComplete: "organization" })}
      </div>
      {text("address", { autoComplete: "address-line1", required: true })}
      {text("address_2", { autoComplete: "address-line2" })}
      <div className={columns}>
        {text("postal_code", { autoComplete: "postal-code", required: true })}
        {text("city", { autoComplete: "address-level2", required: true })}
        {text("province", { autoComplete: "address-level1" })}
      </div>
      <div className={columns}>
        {country}
        {text("phone", { type: "tel", autoComplete: "tel" })}
        {text("email", { inputMode: "email", autoComplete: "email" })}
      </div>
    </>
  );
}
