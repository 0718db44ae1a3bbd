import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextAreaField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { Form } from "~/components/ui/page/link";
import { MAX_MESSAGE_LENGTH } from "~/contract/constants/limits";
import { stack } from "~/theme/layout.css";
import { BotCheck } from "./bot-check";
import type { BotWidget } from "./bot-services";
import { type Author, AuthorFields, Consent } from "./contact-fields";
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

/**
 * The contact form. A refused form comes back filled, with the time of its first page: a person who was too fast once
 * presses the button again, and nothing else.
 */
export function ContactForm({
  author,
  subjects,
  subject,
  countries,
  opened,
  formId,
  botCheck,
  result,
}: {
  author: Author;
  subjects: { value: string; label: string }[];
  /** Chosen at first. */
  subject: string;
  countries: readonly string[];
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
      <input type="hidden" name="opened" defaultValue={typed("opened") ?? opened} />
      <input type="hidden" name="form_id" value={formId} />
      <Honeypot />
      <SelectField {...field("product_line", subject)} options={subjects} />
      <AuthorFields author={author} countries={countries} field={field} />
      <TextAreaField {...field("message")} rows={8} maxLength={MAX_MESSAGE_LENGTH} required />
      <Consent isGiven={Boolean(typed("privacy_consent"))} errors={errorsOf("privacy_consent")} />
      {botCheck && <BotCheck widget={botCheck} resetKey={result} />}
      <p>
        <Button variant="primary">{t("contact.send")}</Button>
      </p>
    </Form>
  );
}
