import { getFormProps } from "@conform-to/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextAreaField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { type PostedForm, selectProps, textareaProps, usePostedForm } from "~/components/ui/form/posted-form";
import { Form } from "~/components/ui/page/link";
import { stack } from "~/theme/layout.css";
import { BotCheck } from "./bot-check";
import type { BotWidget } from "./bot-services";
import { type Author, AuthorFields, Consent } from "./contact-fields";
import { Honeypot } from "./honeypot";

export const CONTACT_FORM = "contact-form";

/** In page order. */
const FIELDS = [
  "product_line",
  "full_name",
  "company",
  "city",
  "country",
  "email",
  "message",
  "privacy_consent",
] as const;

/**
 * The contact form. A refused form keeps its values and its first `opened` time, so a person who was too fast only
 * presses the button again.
 */
export function ContactForm({
  author,
  subjects,
  subject,
  countries,
  opened,
  formId,
  botCheck,
  ...posted
}: PostedForm & {
  author: Author;
  subjects: { value: string; label: string }[];
  subject: string;
  countries: readonly string[];
  opened: string;
  formId: string;
  botCheck: BotWidget | null;
}) {
  const { t } = useTranslation(["content", "common"]);
  const [openedAt] = useState(() => openedOnPage() ?? opened);
  const [form, fields] = usePostedForm<(typeof FIELDS)[number] | "opened">({
    ...{ id: CONTACT_FORM, ...posted },
    defaultValue: {
      ...{ product_line: subject, full_name: author.name, company: author.company, email: author.email },
      ...{ country: countries[0], opened: openedAt },
    },
  });
  const label = (name: string) => t(`contact.fields.${name}`);
  return (
    <Form {...getFormProps(form)} method="post" className={stack.s5}>
      <FormErrors
        title={(count) => t("common:form.errors", { count })}
        error={form.allErrors}
        order={FIELDS}
        label={(name) => (name === "privacy_consent" ? null : label(name))}
      />
      <input type="hidden" name="opened" defaultValue={fields.opened.initialValue} />
      <input type="hidden" name="form_id" value={formId} />
      <Honeypot />
      <SelectField {...selectProps(fields.product_line)} label={label("product_line")} options={subjects} />
      <AuthorFields fields={fields} countries={countries} />
      <TextAreaField {...textareaProps(fields.message)} label={label("message")} rows={8} />
      <Consent field={fields.privacy_consent} />
      {botCheck && <BotCheck widget={botCheck} resetKey={posted.result} />}
      <p>
        <Button variant="primary">{t("contact.send")}</Button>
      </p>
    </Form>
  );
}

/** During hydration, read the form's time from the HTML: the data loaded with the scripts are newer than the page. */
const openedOnPage = () =>
  typeof document === "undefined"
    ? undefined
    : document.querySelector<HTMLInputElement>(`#${CONTACT_FORM} [name=opened]`)?.value;
