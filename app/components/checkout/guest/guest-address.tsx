import { type ComponentPropsWithoutRef, Fragment } from "react";
import { useTranslation } from "react-i18next";
import { SelectField, TextField } from "~/components/ui/form/field";
import { type PostedField, selectProps, textProps } from "~/components/ui/form/posted-form";
import type { GUEST_ADDRESS_FIELDS, GUEST_FIELDS } from "~/contract/constants/guest-fields";
import { placeFields } from "~/i18n/place-lines";
import { useFormat } from "~/i18n/use-format";
import { columns, stack } from "~/theme/layout.css";

export interface GuestFields {
  fields: Record<(typeof GUEST_FIELDS)[number], PostedField>;
  countries: readonly string[];
  provinces?: readonly string[];
}

type Name = Exclude<(typeof GUEST_ADDRESS_FIELDS)[number], "country">;

/** Fields of an address. The billing address uses a name prefix and is optional. */
export function GuestAddress({
  fields,
  countries,
  provinces = [],
  prefix,
}: GuestFields & { prefix: "" | "billing_" }) {
  const { t } = useTranslation(["account", "common"]);
  const { country } = useFormat();
  const autoComplete = (name: string) => `${prefix === "" ? "shipping" : "billing"} ${name}`;
  const label = (name: string) => ({ label: t(`account:addresses.field.${name}`) });
  const text = (name: Name, rest: ComponentPropsWithoutRef<"input"> & { optional?: string }) => (
    <TextField {...textProps(fields[`${prefix}${name}`])} {...label(name)} {...rest} />
  );
  const suggested = { list: prefix === "" && provinces.length > 0 ? "provinces" : undefined };
  const optional = t("common:form.optional");
  return (
    <div className={stack.s4}>
      {text("address", { autoComplete: autoComplete("address-line1") })}
      {text("address_2", { optional, autoComplete: autoComplete("address-line2") })}
      <div className={columns}>
        {placeFields(fields[`${prefix}country`].initialValue ?? "").map(([name, completion]) => (
          <Fragment key={name}>
            {text(name, { autoComplete: autoComplete(completion), ...(name === "province" && suggested) })}
          </Fragment>
        ))}
      </div>
      {suggested.list && (
        <datalist id={suggested.list}>
          {provinces.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
      <div className={columns}>
        <SelectField
          {...selectProps(fields[`${prefix}country`])}
          {...label("country")}
          autoComplete={autoComplete("country")}
          options={countries.map((value) => ({ value, label: country(value) }))}
        />
        {text("phone", { optional, type: "tel", autoComplete: autoComplete("tel") })}
      </div>
    </div>
  );
}
