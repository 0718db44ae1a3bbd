import { useTranslation } from "react-i18next";
import { Honeypot } from "~/components/content/contact/honeypot";
import { useFrame } from "~/components/site/frame/use-frame";
import { PrivacyConsent } from "~/components/site/privacy-consent";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { Disclosure } from "~/components/ui/page/disclosure";
import { Form, Link } from "~/components/ui/page/link";
import { ADDRESS_LENGTHS, MAX_EMAIL_LENGTH, MAX_PERSON_NAME_LENGTH } from "~/contract/constants/limits";
import { LEGAL, paths } from "~/paths";
import { columns, row, stack } from "~/theme/layout.css";
import { AUTH_FORM } from "./login-steps";
import { NewPasswordFields } from "./new-password-fields";

type Errors = Record<string, string[] | null | undefined>;

const BUSINESS_FIELDS = ["business_name", "vat_number", "sdi", "pec"] as const;
/** In page order. */
const FIELDS = [
  "name",
  "surname",
  "email",
  ...BUSINESS_FIELDS,
  "password",
  "password_confirm",
  "privacy_consent",
];

type FieldProps = (name: (typeof FIELDS)[number]) => {
  id: string;
  name: string;
  label: string;
  defaultValue: string;
  errors: string[];
};

/** An account of one's own. A refused form comes back filled, but for the passwords. */
export function SignUpForm({
  typed,
  errors,
  redirectTo,
  forBusinesses,
}: {
  typed: (name: string) => string;
  errors: Errors;
  redirectTo: string;
  forBusinesses: boolean;
}) {
  const { t } = useTranslation(["auth", "common"]);
  const field: FieldProps = (name) => ({
    id: name,
    name,
    label: t(`auth:signUp.fields.${name}`),
    defaultValue: typed(name),
    errors: errors[name] ?? [],
  });
  const isFilled = (name: string) => typed(name) !== "" || Boolean(errors[name]);
  return (
    <Form id={AUTH_FORM} method="post" action={paths.signUp()} className={stack.s5}>
      <FormErrors
        title={(count) => t("common:form.errors", { count })}
        error={errors as Record<string, string[] | null>}
        order={FIELDS}
        label={(name) => (name === "privacy_consent" ? null : t(`auth:signUp.fields.${name}`))}
      />
      {redirectTo !== "" && <input type="hidden" name="redirectTo" value={redirectTo} />}
      <Honeypot />
      <div className={columns}>
        <TextField {...field("name")} autoComplete="given-name" maxLength={MAX_PERSON_NAME_LENGTH} required />
        <TextField
          {...field("surname")}
          autoComplete="family-name"
          maxLength={MAX_PERSON_NAME_LENGTH}
          required
        />
      </div>
      <TextField
        {...field("email")}
        inputMode="email"
        autoComplete="email"
        hint={t("auth:signUp.emailHint")}
        maxLength={MAX_EMAIL_LENGTH}
        required
      />
      {forBusinesses && <BusinessFields field={field} isOpen={BUSINESS_FIELDS.some(isFilled)} />}
      <NewPasswordFields errors={errors} />
      <ConsentField isGiven={typed("privacy_consent") !== ""} errors={errors.privacy_consent ?? []} />
      <p className={row}>
        <Button variant="primary">{t("auth:signUp.action")}</Button>{" "}
        <Link to={paths.login({ redirectTo: redirectTo || null })}>{t("auth:signUp.haveAccount")}</Link>
      </p>
    </Form>
  );
}

function BusinessFields({ field, isOpen }: { field: FieldProps; isOpen: boolean }) {
  const { t } = useTranslation("auth");
  const asksSdi = useFrame()?.asksSdi ?? false;
  return (
    <Disclosure summary={t("signUp.business")} open={isOpen}>
      <div className={stack.s4}>
        <p>{t("signUp.businessText")}</p>
        <TextField
          {...field("business_name")}
          autoComplete="organization"
          maxLength={ADDRESS_LENGTHS.business_name}
        />
        <TextField {...field("vat_number")} maxLength={ADDRESS_LENGTHS.vat_number} spellCheck={false} />
        {asksSdi && (
          <div className={columns}>
            <TextField {...field("sdi")} maxLength={ADDRESS_LENGTHS.sdi_code} spellCheck={false} />
            <TextField {...field("pec")} inputMode="email" maxLength={ADDRESS_LENGTHS.pec} />
          </div>
        )}
      </div>
    </Disclosure>
  );
}

function ConsentField({ isGiven, errors }: { isGiven: boolean; errors: string[] }) {
  const { t } = useTranslation("auth");
  return (
    <PrivacyConsent isGiven={isGiven} errors={errors}>
      {t("signUp.consent")}{" "}
      <Link to={paths.page(LEGAL.privacy)} target="_blank">
        {t("signUp.privacy")}
      </Link>
      {", "}
      <Link to={paths.page(LEGAL.terms)} target="_blank">
        {t("signUp.terms")}
      </Link>
    </PrivacyConsent>
  );
}
