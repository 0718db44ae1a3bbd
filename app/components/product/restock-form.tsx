import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Honeypot } from "~/components/content/contact/honeypot";
import { typedValues } from "~/components/content/contact/typed-values";
import { PrivacyConsent } from "~/components/site/privacy-consent";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { Form, Link } from "~/components/ui/page/link";
import { TextAround } from "~/components/ui/page/text-around";
import { MAX_EMAIL_LENGTH } from "~/contract/constants/limits";
import { LEGAL, paths } from "~/paths";
import { row, stack } from "~/theme/layout.css";

interface Texts {
  /** The product's. */
  slug: string;
  texts: Record<string, string>;
}

/** Asks for an email when an item is back in stock. */
export function RestockForm({
  product,
  email,
  slug,
  texts,
  result,
}: Texts & { product: string; email: string; result: SubmissionResult<string[]> | undefined }) {
  const { t: common } = useTranslation();
  const typed = typedValues(result);
  const errorsOf = (name: string) => result?.error?.[name] ?? [];
  return (
    <Form method="post" action={paths.backInStock({ product })} className={stack.s5}>
      <p>{texts.text}</p>
      <FormErrors
        title={(count) => common("form.errors", { count })}
        error={result?.error}
        order={["email", "privacy_consent"]}
        label={(name) => (name === "email" ? (texts.email ?? null) : null)}
      />
      <input type="hidden" name="product" value={product} />
      <Honeypot />
      <TextField
        id="email"
        name="email"
        inputMode="email"
        label={texts.email}
        defaultValue={typed("email") ?? email}
        errors={errorsOf("email")}
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        required
      />
      <PrivacyConsent isGiven={Boolean(typed("privacy_consent"))} errors={errorsOf("privacy_consent")}>
        <TextAround text={texts.consent ?? ""}>
          <Link to={paths.page(LEGAL.privacy)}>{texts.privacyNotice}</Link>
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

/** What the link in the email leads to: confirm it, or end it. */
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
