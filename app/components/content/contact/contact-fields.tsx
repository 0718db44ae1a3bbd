import { useTranslation } from "react-i18next";
import { useLegalPath } from "~/components/site/frame/use-frame";
import { PrivacyConsent } from "~/components/site/privacy-consent";
import { SelectField, TextField } from "~/components/ui/form/field";
import { type PostedField, selectProps, textProps } from "~/components/ui/form/posted-form";
import { Link } from "~/components/ui/page/link";
import { GAP, TextAround } from "~/components/ui/page/text-around";
import { useFormat } from "~/i18n/use-format";
import { columns } from "~/theme/layout.css";

export interface Author {
  name: string;
  company: string;
  email: string;
}

export function AuthorFields({
  fields,
  countries,
}: {
  fields: Record<"full_name" | "company" | "city" | "country" | "email", PostedField>;
  /** Countries that the shop delivers to. The first one is preselected. */
  countries: readonly string[];
}) {
  const { t } = useTranslation(["content", "common"]);
  const { country } = useFormat();
  const label = (name: string) => ({ label: t(`contact.fields.${name}`) });
  return (
    <>
      <div className={columns}>
        <TextField {...textProps(fields.full_name)} {...label("full_name")} autoComplete="name" required />
        <TextField
          {...textProps(fields.company)}
          {...label("company")}
          optional={t("common:form.optional")}
          autoComplete="organization"
        />
      </div>
      <div className={columns}>
        <TextField {...textProps(fields.city)} {...label("city")} autoComplete="address-level2" />
        <SelectField
          {...selectProps(fields.country)}
          {...label("country")}
          autoComplete="country"
          options={countries.map((code) => ({ value: code, label: country(code) }))}
        />
      </div>
      <TextField
        {...textProps(fields.email)}
        {...label("email")}
        inputMode="email"
        hint={t("contact.emailHint")}
        autoComplete="email"
      />
    </>
  );
}

export function Consent({ field }: { field: PostedField }) {
  const { t } = useTranslation("content");
  return (
    <PrivacyConsent field={field}>
      <TextAround text={t("contact.consent", { page: GAP })}>
        <Link to={useLegalPath("privacy")}>{t("contact.privacyNotice")}</Link>
      </TextAround>
    </PrivacyConsent>
  );
}
