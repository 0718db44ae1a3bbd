import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { useLegalPath } from "~/components/site/frame/use-frame";
import { PrivacyConsent } from "~/components/site/privacy-consent";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { type PostedForm, textProps, usePostedForm } from "~/components/ui/form/posted-form";
import { Form, Link } from "~/components/ui/page/link";
import { TextAround } from "~/components/ui/page/text-around";
import type { NewsletterState } from "~/contract/constants/enums";
import { paths } from "~/paths";
import { row, stack } from "~/theme/layout.css";
import { Honeypot } from "./contact/honeypot";

interface Texts {
  texts: Record<string, string>;
}

export function NewsletterForm({ email, texts, ...posted }: Texts & PostedForm & { email: string }) {
  const { t: common } = useTranslation();
  const [form, fields] = usePostedForm<"email" | "newsletter_consent">({
    ...{ id: "newsletter", ...posted },
    defaultValue: { email },
  });
  return (
    <Form {...getFormProps(form)} method="post" action={paths.newsletter()} className={stack.s5}>
      <p>{texts.text}</p>
      <FormErrors
        title={(count) => common("form.errors", { count })}
        error={form.allErrors}
        order={["email", "newsletter_consent"]}
        label={(name) => (name === "email" ? (texts.email ?? null) : null)}
      />
      <Honeypot />
      <TextField {...textProps(fields.email)} inputMode="email" label={texts.email} autoComplete="email" />
      <PrivacyConsent field={fields.newsletter_consent}>{texts.consent}</PrivacyConsent>
      <p>
        <TextAround text={texts.privacy ?? ""}>
          <Link to={useLegalPath("privacy")}>{texts.privacyNotice}</Link>
        </TextAround>
      </p>
      <p className={row}>
        <Button variant="primary" name="intent" value="subscribe">
          {texts.send}
        </Button>
      </p>
    </Form>
  );
}

/** Target page of a newsletter link in an email: confirms the consent or ends it. */
export function NewsletterLink({
  keyOfLink,
  state,
  texts,
}: Texts & { keyOfLink: string; state: NewsletterState }) {
  return (
    <Form method="post" action={paths.newsletter({ key: keyOfLink })} className={stack.s5}>
      <p>{texts[state]}</p>
      <input type="hidden" name="key" value={keyOfLink} />
      {state !== "ended" && (
        <p className={row}>
          {state === "unconfirmed" && (
            <Button variant="primary" name="intent" value="confirm">
              {texts.confirm}
            </Button>
          )}{" "}
          <Button name="intent" value="end">
            {texts[state === "confirmed" ? "end" : "decline"]}
          </Button>
        </p>
      )}
    </Form>
  );
}
