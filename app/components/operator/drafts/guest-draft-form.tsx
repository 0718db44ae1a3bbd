import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import { type PostedForm, selectProps, textProps, usePostedForm } from "~/components/ui/form/posted-form";
import { OPTIONAL_ADDRESS_FIELDS, PLACE_FIELDS } from "~/contract/constants/address-fields";
import { LOCALES } from "~/contract/constants/enums";
import { useFormat, useLocale } from "~/i18n/use-format";
import { FieldGrid, PostForm } from "../ui/forms";
import { Panel } from "../ui/page";

const PERSON = ["email", "name", "surname"] as const;
const TAX = ["phone", "tax_code"] as const;
/** In page order. */
export const GUEST_DRAFT_FIELDS = [...PERSON, ...PLACE_FIELDS, "country", ...TAX, "locale"] as const;

export function GuestDraftForm({
  countries,
  formId,
  ...posted
}: PostedForm & {
  /** Countries that the shop delivers to. */
  countries: readonly string[];
  /** Posting the same form twice creates one draft. */
  formId: string;
}) {
  const { t } = useTranslation("operator");
  const { country: countryName } = useFormat();
  const locale = useLocale();
  const [form, fields] = usePostedForm<(typeof GUEST_DRAFT_FIELDS)[number]>({
    ...{ id: "guest", ...posted },
    defaultValue: { locale, country: countries[0] ?? "" },
  });
  const textField = (name: (typeof PERSON | typeof PLACE_FIELDS | typeof TAX)[number]) => (
    <TextField
      {...textProps(fields[name])}
      key={name}
      {...(name === "email" && { type: "email" })}
      label={t(`drafts.guest.${name}`)}
      optional={name !== "email" && OPTIONAL_ADDRESS_FIELDS.includes(name) ? t("order.optional") : ""}
    />
  );
  return (
    <Panel title={t("drafts.forGuest")}>
      <PostForm {...getFormProps(form)}>
        <p>{t("drafts.guestAbout")}</p>
        <input type="hidden" name="form_id" value={formId} />
        <FieldGrid>
          {PERSON.map(textField)}
          {PLACE_FIELDS.map(textField)}
          <SelectField
            {...selectProps(fields.country)}
            label={t("drafts.guest.country")}
            options={countries.map((one) => ({ value: one, label: countryName(one) }))}
          />
          {TAX.map(textField)}
          <SelectField
            {...selectProps(fields.locale)}
            label={t("drafts.language")}
            options={LOCALES.map((one) => ({ value: one, label: t(`common:language.${one}`) }))}
          />
        </FieldGrid>
        <p>
          <Button name="intent" value="guest">
            {t("drafts.begin")}
          </Button>
        </p>
      </PostForm>
    </Panel>
  );
}
