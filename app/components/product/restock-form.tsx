import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Honeypot } from "~/components/content/contact/honeypot";
import { useLegalPath } from "~/components/site/frame/use-frame";
import { PrivacyConsent } from "~/components/site/privacy-consent";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { type PostedForm, textProps, usePostedForm } from "~/components/ui/form/posted-form";
import { Form, Link } from "~/components/ui/page/link";
import { TextAround } from "~/components/ui/page/text-around";
import { paths } from "~/paths";
import { row, stack } from "~/theme/layout.css";

interface Texts {
  slug: string;
  texts: Record<string, string>;
}

export function RestockForm({
  product,
  email,
  slug,
  texts,
  ...posted
}: Texts & PostedForm & { product: string; email: string }) {
  const { t: common } = useTranslation();
  const [form, fields] = usePostedForm<"email" | "privacy_consent">({
    ...{ id: "restock", ...posted },
    defaultValue: { email },
  });
  return (
    <Form {...getFormProps(form)} method="post" action={paths.backInStock({ product })} className={stack.s5}>
      <p>{texts.text}</p>
      <FormErrors
        title={(count) => common("form.errors", { count })}
        error={form.allErrors}
        order={["email", "privacy_consent"]}
        label={(name) => (name === "email" ? (texts.email ?? null) : null)}
      />
      <input type="hidden" name="product" value={product} />
      <Honeypot />
      <TextField {...textProps(fields.email)} inputMode="email" label={texts.email} autoComplete="email" />
      <PrivacyConsent field={fields.privacy_consent}>
        <TextAround text={texts.consent ?? ""}>
          <Link to={useLegalPath("privacy")}>{texts.privacyNotice}</Link>
        </TextAround>
      </PrivacyConsent>
      <p className={row}>
        <Button variant="primary" name="intent" value="ask">
          {texts.send}
        </Button>{" "}
        <Link to={paths.product(slug)}>{texts.back}</Link>
      </p>
    </Form>
  );
}

/** Target page of the link in the email: confirms the alert or ends it. */
export function RestockLink({
  keyOfLink,
  isConfirmed,
  slug,
  texts,
}: Texts & { keyOfLink: string; isConfirmed: boolean }) {
  return (
    <Form method="post" action={paths.backInStock({ key: keyOfLink })} className={stack.s5}>
      <p>{isConfirmed ? texts.isOn : texts.confirmText}</p>
      <input type="hidden" name="key" value={keyOfLink} />
      <p className={row}>
        {!isConfirmed && (
          <Button variant="primary" name="intent" value="confirm">
            {texts.confirm}
          </Button>
        )}{" "}
        <Button name="intent" value="end">
          {texts.end}
        </Button>{" "}
        <Link to={paths.product(slug)}>{texts.back}</Link>
      </p>
    </Form>
  );
}
