import { useTranslation } from "react-i18next";
import { PasswordField } from "./password-field";

/** A new password, twice. */
export function NewPasswordFields({ errors }: { errors: Record<string, string[] | null | undefined> }) {
  const { t } = useTranslation("auth");
  return (
    <>
      <PasswordField
        id="password"
        name="password"
        label={t("password.new")}
        hint={t("password.rules")}
        errors={errors.password ?? []}
        autoComplete="new-password"
      />
      <PasswordField
        id="password_confirm"
        name="password_confirm"
        label={t("password.confirm")}
        errors={errors.password_confirm ?? []}
        autoComplete="new-password"
      />
    </>
  );
}
