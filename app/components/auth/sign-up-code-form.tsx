import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { type PostedForm, textProps, usePostedForm } from "~/components/ui/form/posted-form";
import { Form, Link } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { row, stack } from "~/theme/layout.css";

export function SignUpCodeForm(posted: PostedForm) {
  const { t } = useTranslation("auth");
  const [form, fields] = usePostedForm<"otp">({ id: "sign-up-code", ...posted });
  return (
    <Form {...getFormProps(form)} method="post" action={paths.signUpCode()} className={stack.s5}>
      <TextField
        {...textProps(fields.otp)}
        label={t("reset.code")}
        hint={t("reset.codeHint")}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <p className={row}>
        <Button variant="primary">{t("signUp.confirm")}</Button>{" "}
        <Link to={paths.signUp()}>{t("signUp.again")}</Link>
      </p>
    </Form>
  );
}
