import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { TextField } from "~/components/ui/form/field";
import { Form, Link } from "~/components/ui/page/link";
import { MAX_OTP_LENGTH } from "~/contract/constants/limits";
import { paths } from "~/paths";
import { row, stack } from "~/theme/layout.css";
import { AUTH_FORM, UsernameField } from "./login-steps";
import { NewPasswordFields } from "./new-password-fields";

type Errors = Record<string, string[] | null | undefined>;

/** Who has forgotten: the answer is the same whether the name exists or not. */
export function ForgottenForm({ username, errors }: { username: string; errors: Errors }) {
  const { t } = useTranslation("auth");
  return (
    <Form id={AUTH_FORM} method="post" action={paths.passwordForgotten()} className={stack.s5}>
      <UsernameField username={username} errors={errors.username ?? undefined} />
      <p className={row}>
        <Button variant="primary">{t("forgotten.action")}</Button>{" "}
        <Link to={paths.resetPassword({ username })}>{t("forgotten.hasCode")}</Link>
      </p>
    </Form>
  );
}

/** The code that came by mail, and the password that it sets. */
export function ResetForm({
  username,
  otp,
  keepsKeys,
  errors,
}: {
  username: string;
  otp: string;
  keepsKeys: boolean;
  errors: Errors;
}) {
  const { t } = useTranslation("auth");
  return (
    <Form id={AUTH_FORM} method="post" action={paths.resetPassword()} className={stack.s5}>
      <UsernameField username={username} errors={errors.username ?? undefined} />
      <TextField
        id="otp"
        name="otp"
        label={t("reset.code")}
        hint={t("reset.codeHint")}
        defaultValue={otp}
        errors={errors.otp ?? []}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={MAX_OTP_LENGTH}
        required
      />
      <NewPasswordFields errors={errors} />
      <p>
        <Check name="keep_api_keys" defaultChecked={keepsKeys}>
          {t("reset.keepKeys")}
        </Check>
      </p>
      <p className={row}>
        <Button variant="primary">{t("reset.action")}</Button>{" "}
        <Link to={paths.passwordForgotten({ username })}>{t("reset.again")}</Link>
      </p>
    </Form>
  );
}
