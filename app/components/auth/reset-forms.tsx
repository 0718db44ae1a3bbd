import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { TextField } from "~/components/ui/form/field";
import { checkProps, type PostedForm, textProps, usePostedForm } from "~/components/ui/form/posted-form";
import { Form, Link } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { row, stack } from "~/theme/layout.css";
import { AUTH_FORM, UsernameField } from "./login-steps";
import { NewPasswordFields } from "./new-password-fields";

/** Form for a forgotten password. The response is the same whether or not the username exists. */
export function ForgottenForm({ username, ...posted }: PostedForm & { username: string }) {
  const { t } = useTranslation("auth");
  const [form, fields] = usePostedForm({ id: AUTH_FORM, ...posted, defaultValue: { username } });
  return (
    <Form {...getFormProps(form)} method="post" action={paths.passwordForgotten()} className={stack.s5}>
      <UsernameField field={fields.username} />
      <p className={row}>
        <Button variant="primary">{t("forgotten.action")}</Button>{" "}
        <Link to={paths.resetPassword({ username })}>{t("forgotten.hasCode")}</Link>
      </p>
    </Form>
  );
}

export function ResetForm({ username, ...posted }: PostedForm & { username: string }) {
  const { t } = useTranslation("auth");
  const [form, fields] = usePostedForm<
    "username" | "otp" | "password" | "password_confirm" | "keep_api_keys"
  >({
    ...{ id: AUTH_FORM, ...posted },
    defaultValue: { username },
  });
  return (
    <Form {...getFormProps(form)} method="post" action={paths.resetPassword()} className={stack.s5}>
      <UsernameField field={fields.username} />
      <TextField
        {...textProps(fields.otp)}
        label={t("reset.code")}
        hint={t("reset.codeHint")}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <NewPasswordFields fields={fields} />
      <p>
        <Check {...checkProps(fields.keep_api_keys)}>{t("reset.keepKeys")}</Check>
      </p>
      <p className={row}>
        <Button variant="primary">{t("reset.action")}</Button>{" "}
        <Link to={paths.passwordForgotten({ username })}>{t("reset.again")}</Link>
      </p>
    </Form>
  );
}
