import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFrame } from "~/components/site/frame/use-frame";
import { Check } from "~/components/ui/form/check";
import { FieldError } from "~/components/ui/form/field";
import type { PostedField } from "~/components/ui/form/posted-form";
import type { ADDRESS_LENGTHS } from "~/contract/constants/limits";
import type { AddressType } from "~/contract/customers";
import { columns, row, stack } from "~/theme/layout.css";
import { label } from "./address-form.css";

const TYPES: AddressType[] = ["Shipping", "Billing"];

/** Renders the input of the field with the given name. */
export type TextOf = (
  name: keyof typeof ADDRESS_LENGTHS,
  rest: ComponentPropsWithoutRef<"input">,
) => ReactNode;

export function TypeChoice({ field }: { field: PostedField }) {
  const { t } = useTranslation("account");
  return (
    <fieldset>
      <legend className={label}>{t("account:addresses.type.label")}</legend>
      <div className={row}>
        {TYPES.map((type) => (
          <Check
            key={type}
            type="radio"
            name="type"
            value={type}
            defaultChecked={field.initialValue === type}
          >
            {t(`account:addresses.type.${type}`)}
          </Check>
        ))}
      </div>
      <FieldError id="type" errors={field.errors} />
    </fieldset>
  );
}

export function InvoiceFields({ text }: { text: TextOf }) {
  const { t } = useTranslation("account");
  const { asksSdi = false, asksTaxCode = false } = useFrame() ?? {};
  return (
    <fieldset className={stack.s4}>
      <legend className={label}>{t("account:addresses.invoice")}</legend>
      <div className={columns}>
        {text("vat_number", { autoCapitalize: "characters", spellCheck: false })}
        {asksTaxCode && text("tax_code", { autoCapitalize: "characters", spellCheck: false })}
      </div>
      {asksSdi && (
        <div className={columns}>
          {text("sdi_code", { autoCapitalize: "characters", spellCheck: false })}
          {text("pec", { inputMode: "email", autoComplete: "off" })}
        </div>
      )}
    </fieldset>
  );
}
