import type { SubmissionResult } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { describedBy, FieldError, SelectField, TextAreaField, TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { CONTACT_COUNTRIES } from "~/contract/constants/countries";
import { PRODUCT_LINES } from "~/contract/constants/enums";
import {
  MAX_CITY_LENGTH,
  MAX_COMPANY_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
} from "~/contract/constants/limits";
import { Trans } from "~/i18n/trans";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { LEGAL, paths } from "~/paths";
import { columns, stack } from "~/theme/layout.css";
import { BotCheck } from "./bot-check";
import type { BotWidget } from "./bot-services";
import { Honeypot } from "./honeypot";
import { typedValues } from "./typed-values";

export const CONTACT_FORM = "contact-form";

/** The fields in page order. */
const FIELDS = [
  "product_line",
  "full_name",
  "company",
  "city",
  "country",
  "email",
  "message",
  "privacy_consent",
];

interface Author {
  name: string;
  company: string;
  email: string;
}

/** The contact form. A refused form comes back filled. */
export function ContactForm({
  author,
  productLine,
  opened,
  formId,
  botCheck,
  result,
}: {
  author: Author;
  productLine: string;
  opened: string;
  formId: string;
  botCheck: BotWidget | null;
  result: SubmissionResult<string[]> | undefined;
}) {
  const { t } = useTranslation(["content", "common"]);
  const errorsOf = (name: string) => result?.error?.[name] ?? [];
  const typed = typedValues(result);
  const field = (name: string, otherwise = "") => ({
    id: name,
    name,
    label: t(`contact.fields.${name}`),
    defaultValue: typed(name) ?? otherwise,
    errors: errorsOf(name),
  });
  return (
    <Form id={CONTACT_FORM} method="post" className={stack.s5} key={result ? "refused" : formId}>
      <FormErrors
        title={(count) => t("common:form.errors", { count })}
        error={result?.error}
        order={FIELDS}
        label={(name) => (name === "privacy_consent" ? null : t(`contact.fields.${name}`))}
      />
      <input type="hidden" name="opened" value={opened} />
      <input type="hidden" name="form_id" value={formId} />
      <Honeypot />
      <SelectField
        {...field("product_line", isLine(productLine) ? productLine : "enology")}
        options={PRODUCT_LINES.map((line) => ({ value: line, label: t(`contact.lines.${line}`) }))}
      />
      <AuthorFields author={author} field={field} />
      <TextAreaField {...field("message")} rows={8} maxLength={MAX_MESSAGE_LENGTH} required />
      <Consent isGiven={Boolean(typed("privacy_consent"))} errors={errorsOf("privacy_consent")} />
      {botCheck && <BotCheck widget={botCheck} resetKey={result} />}
      <p>
        <Button variant="primary">{t("contact.send")}</Button>
      </p>
    </Form>
  );
}

interface FieldProps {
  id: string;
  name: string;
  label: string;
  defaultValue: string;
  errors: string[];
}

function AuthorFields({
  author,
  field,
}: {
  author: Author;
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
          {...field("country", "IT")}
          autoComplete="country"
          options={CONTACT_COUNTRIES.map((code) => ({ value: code, label: country(code) }))}
        />
      </div>
      <TextField
        {...field("email", author.email)}
        type="email"
        hint={t("contact.emailHint")}
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        required
      />
    </>
  );
}

function Consent({ isGiven, errors }: { isGiven: boolean; errors: string[] }) {
  const { t } = useTranslation("content");
  return (
    <div>
      <Check
        id="privacy_consent"
        name="privacy_consent"
        value="yes"
        required
        defaultChecked={isGiven}
        {...describedBy({ id: "privacy_consent", errors })}
      >
        <span>
          <Trans
            t={t}
            i18nKey="contact.consent"
            components={{ page: <Link to={paths.page(LEGAL.privacy)} /> }}
          />
        </span>
      </Check>
      <FieldError id="privacy_consent" errors={errors} />
    </div>
  );
}

const isLine = (text: string) => PRODUCT_LINES.some((line) => line === text);
