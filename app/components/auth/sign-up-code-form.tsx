import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { Form, Link } from "~/components/ui/page/link";
import { MAX_OTP_LENGTH } from "~/contract/constants/limits";
import { paths } from "~/paths";
import { row, stack } from "~/theme/layout.css";

/** The code that came by mail. */
export function SignUpCodeForm({ otp, errors }: { otp: string; errors: string[] }) {
  const { t } = useTranslation("auth");
  return (
    <Form method="post" action={paths.signUpCode()} className={stack.s5}>
      <TextField
        id="otp"
        name="otp"
        label={t("reset.code")}
        hint={t("reset.codeHint")}
        defaultValue={otp}
        errors={errors}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={MAX_OTP_LENGTH}
        required
      />
      <p className={row}>
        <Button variant="primary">{t("signUp.confirm")}</Button>{" "}
        <Link to={paths.signUp()}>{t("signUp.again")}</Link>
      </p>
    </Form>
  );
}
