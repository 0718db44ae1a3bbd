import type { ComponentPropsWithoutRef } from "react";
import { useTranslation } from "react-i18next";
import { SelectField, TextField } from "~/components/ui/form/field";
import { ADDRESS_LENGTHS } from "~/contract/constants/limits";
import { useFormat } from "~/i18n/use-format";
import { columns, stack } from "~/theme/layout.css";

export interface GuestFields {
  typed: Record<string, string>;
  errors: Record<string, string[] | null | undefined>;
  countries: readonly string[];
}

/** The fields of an address; those of the billing address have a prefix, and are none of them required. */
export function GuestAddress({
  typed,
  errors,
  countries,
  prefix,
}: GuestFields & { prefix: "" | "billing_" }) {
  const { t } = useTranslation(["account", "common"]);
  const { country } = useFormat();
  const isRequired = prefix === "";
  const autoComplete = (name: string) => `${isRequired ? "shipping" : "billing"} ${name}`;
  const field = (name: keyof typeof ADDRESS_LENGTHS | "country") => ({
    id: prefix + name,
    name: prefix + name,
    label: t(`account:addresses.field.${name}`),
    defaultValue: typed[prefix + name] ?? "",
    errors: errors[prefix + name] ?? [],
  });
  const text = (name: keyof typeof ADDRESS_LENGTHS, rest: ComponentPropsWithoutRef<"input">) => (
    <TextField {...field(name)} maxLength={ADDRESS_LENGTHS[name]} {...rest} />
  );
  const optional = t("common:form.optional");
  return (
    <div className={stack.s4}>
      {text("address", { autoComplete: autoComplete("address-line1"), required: isRequired })}
      <TextField
        {...field("address_2")}
        optional={optional}
        maxLength={ADDRESS_LENGTHS.address_2}
        autoComplete={autoComplete("address-line2")}
      />
      <div className={columns}>
        {text("postal_code", { autoComplete: autoComplete("postal-code"), required: isRequired })}
        {text("city", { autoComplete: autoComplete("address-level2"), required: isRequired })}
        {text("province", { autoComplete: autoComplete("address-level1") })}
      </div>
      <div className={columns}>
        <SelectField
          {...field("country")}
          autoComplete={autoComplete("country")}
          options={countries.map((value) => ({ value, label: country(value) }))}
        />
        <TextField
          {...field("phone")}
          optional={optional}
          type="tel"
          maxLength={ADDRESS_LENGTHS.phone}
          autoComplete={autoComplete("tel")}
        />
      </div>
    </div>
  );
}
