import { useTranslation } from "react-i18next";
import { PrivacyConsent } from "~/components/site/privacy-consent";
import { SelectField, TextField } from "~/components/ui/form/field";
import { Link } from "~/components/ui/page/link";
import { GAP, TextAround } from "~/components/ui/page/text-around";
import {
  MAX_CITY_LENGTH,
  MAX_COMPANY_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
} from "~/contract/constants/limits";
import { useFormat } from "~/i18n/use-format";
import { LEGAL, paths } from "~/paths";
import { columns } from "~/theme/layout.css";

export interface Author {
  name: string;
  company: string;
  email: string;
}

interface FieldProps {
  id: string;
  name: string;
  label: string;
  defaultValue: string;
  errors: string[];
}

export function AuthorFields({
  author,
  countries,
  field,
}: {
  author: Author;
  /** Countries that the shop delivers to; the first one is preselected. */
  countries: readonly string[];
  field: (name: string, otherwise?: string) => FieldProps;
}) {
  const { t } = useTranslation(["content", "common"]);
  const { country } = useFormat();
  return (
    <>
      <div className={columns}>
        <TextField
          {...field("full_name", author.name)}
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          required
        />
        <TextField
          {...field("company", author.company)}
          optional={t("common:form.optional")}
          autoComplete="organization"
          maxLength={MAX_COMPANY_LENGTH}
        />
      </div>
      <div className={columns}>
        <TextField {...field("city")} autoComplete="address-level2" maxLength={MAX_CITY_LENGTH} required />
        <SelectField
          {...field("country", countries[0])}
          autoComplete="country"
          options={countries.map((code) => ({ value: code, label: country(code) }))}
        />
      </div>
      <TextField
        {...field("email", author.email)}
        inputMode="email"
        hint={t("contact.emailHint")}
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        required
      />
    </>
  );
}

export function Consent({ isGiven, errors }: { isGiven: boolean; errors: string[] }) {
  const { t } = useTranslation("content");
  return (
    <PrivacyConsent isGiven={isGiven} errors={errors}>
      <TextAround text={t("contact.consent", { page: GAP })}>
        <Link to={paths.page(LEGAL.privacy)}>{t("contact.privacyNotice")}</Link>
      </TextAround>
    </PrivacyConsent>
  );
}
