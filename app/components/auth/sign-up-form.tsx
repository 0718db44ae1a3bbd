import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Honeypot } from "~/components/content/contact/honeypot";
import { useFrame, useLegalPath } from "~/components/site/frame/use-frame";
import { NewsletterConsent } from "~/components/site/newsletter-consent";
import { PrivacyConsent } from "~/components/site/privacy-consent";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import {
  type PostedField,
  type PostedForm,
  textProps,
  usePostedForm,
} from "~/components/ui/form/posted-form";
import { Disclosure } from "~/components/ui/page/disclosure";
import { Form, Link } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { columns, row, stack } from "~/theme/layout.css";
import { AUTH_FORM } from "./login-steps";
import { NewPasswordFields } from "./new-password-fields";

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
  "newsletter",
] as const;

const CONSENTS: readonly string[] = ["privacy_consent", "newsletter"];

type Name = (typeof FIELDS)[number];
type FieldProps = (name: Name) => ReturnType<typeof textProps> & { label: string };

/** Sign-up form. A refused form keeps all its values except the passwords. */
export function SignUpForm({
  redirectTo,
  forBusinesses,
  newsletter,
  ...posted
}: PostedForm & {
  redirectTo: string;
  newsletter: string | null;
  forBusinesses: boolean;
}) {
  const { t } = useTranslation(["auth", "common"]);
  const [form, fields] = usePostedForm<Name>({ id: AUTH_FORM, ...posted });
  const field: FieldProps = (name) => ({
    ...textProps(fields[name]),
    label: t(`auth:signUp.fields.${name}`),
  });
  const isFilled = (name: Name) => Boolean(posted.result?.initialValue?.[name] ?? fields[name].errors);
  return (
    <Form {...getFormProps(form)} method="post" action={paths.signUp()} className={stack.s5}>
      <FormErrors
        title={(count) => t("common:form.errors", { count })}
        error={form.allErrors}
        order={FIELDS}
        label={(name) => (CONSENTS.includes(name) ? null : t(`auth:signUp.fields.${name}`))}
      />
      {redirectTo !== "" && <input type="hidden" name="redirectTo" value={redirectTo} />}
      <Honeypot />
      <div className={columns}>
        <TextField {...field("name")} autoComplete="given-name" />
        <TextField {...field("surname")} autoComplete="family-name" />
      </div>
      <TextField
        {...field("email")}
        inputMode="email"
        autoComplete="email"
        hint={t("auth:signUp.emailHint")}
      />
      {forBusinesses && <BusinessFields field={field} isOpen={BUSINESS_FIELDS.some(isFilled)} />}
      <NewPasswordFields fields={fields} />
      <ConsentField field={fields.privacy_consent} />
      <NewsletterConsent field={fields.newsletter} text={newsletter} />
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
        <TextField {...field("business_name")} autoComplete="organization" />
        <TextField {...field("vat_number")} spellCheck={false} />
        {asksSdi && (
          <div className={columns}>
            <TextField {...field("sdi")} spellCheck={false} />
            <TextField {...field("pec")} inputMode="email" />
          </div>
        )}
      </div>
    </Disclosure>
  );
}

function ConsentField({ field }: { field: PostedField }) {
  const { t } = useTranslation("auth");
  return (
    <PrivacyConsent field={field}>
      {t("signUp.consent")}{" "}
      <Link to={useLegalPath("privacy")} target="_blank">
        {t("signUp.privacy")}
      </Link>
      {", "}
      <Link to={useLegalPath("terms")} target="_blank">
        {t("signUp.terms")}
      </Link>
    </PrivacyConsent>
  );
}
