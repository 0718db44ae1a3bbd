import { getFormProps } from "@conform-to/react";
import { Fragment, type ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import { type PostedForm, selectProps, textProps, usePostedForm } from "~/components/ui/form/posted-form";
import { Disclosure } from "~/components/ui/page/disclosure";
import { Form } from "~/components/ui/page/link";
import { OPTIONAL_ADDRESS_FIELDS } from "~/contract/constants/address-fields";
import type { ADDRESS_LENGTHS } from "~/contract/constants/limits";
import { placeFields } from "~/i18n/place-lines";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { columns, formWidth, screenOnly, stack } from "~/theme/layout.css";
import { InvoiceFields, type TextOf, TypeChoice } from "./address-fields";

export const ADDRESS_FORM = "address-form";

type Name = keyof typeof ADDRESS_LENGTHS | "type" | "country" | "redirectTo";

/** Form for a new address. The invoice fields are grouped; they are optional for a delivery address. */
export function AddressForm({
  defaultValue,
  isOpen,
  formToken,
  countries,
  ...posted
}: PostedForm & {
  defaultValue: { [name in Name]?: string };
  isOpen: boolean;
  formToken: FormToken;
  /** Countries that the shop delivers to. */
  countries: readonly string[];
}) {
  const { t } = useTranslation(["account", "common"]);
  const { country } = useFormat();
  const [form, fields] = usePostedForm<Name>({ id: ADDRESS_FORM, ...posted, defaultValue });
  const label = (name: Name) => ({
    label: t(`account:addresses.field.${name}`),
    ...(OPTIONAL_ADDRESS_FIELDS.includes(name) && { optional: t("common:form.optional") }),
  });
  const text: TextOf = (name, rest) => <TextField {...textProps(fields[name])} {...label(name)} {...rest} />;
  const countryField = (
    <SelectField
      {...selectProps(fields.country)}
      {...label("country")}
      autoComplete="country"
      options={countries.map((value) => ({ value, label: country(value) }))}
    />
  );
  return (
    <Disclosure summary={t("account:addresses.add")} open={isOpen} className={screenOnly}>
      <Form
        {...getFormProps(form)}
        method="post"
        action={paths.addresses()}
        className={classes(stack.s4, formWidth)}
      >
        <HiddenFields formToken={formToken} redirectTo={fields.redirectTo.initialValue} />
        <TypeChoice field={fields.type} />
        <PlaceFields text={text} code={fields.country.initialValue ?? ""} country={countryField} />
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

function PlaceFields({ text, code, country }: { text: TextOf; code: string; country: ReactElement }) {
  return (
    <>
      <div className={columns}>
        {text("recipient", { autoComplete: "name" })}
        {text("business_name", { autoComplete: "organization" })}
      </div>
      {text("address", { autoComplete: "address-line1" })}
      {text("address_2", { autoComplete: "address-line2" })}
      <div className={columns}>
        {placeFields(code).map(([name, autoComplete]) => (
          <Fragment key={name}>{text(name, { autoComplete })}</Fragment>
        ))}
      </div>
      <div className={columns}>
        {country}
        {text("phone", { type: "tel", autoComplete: "tel" })}
        {text("email", { inputMode: "email", autoComplete: "email" })}
      </div>
    </>
  );
}
