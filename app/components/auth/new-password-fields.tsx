import { useTranslation } from "react-i18next";
import type { PostedField } from "~/components/ui/form/posted-form";
import { PasswordField } from "./password-field";

export function NewPasswordFields({
  fields,
}: {
  fields: Record<"password" | "password_confirm", PostedField>;
}) {
  const { t } = useTranslation("auth");
  return (
    <>
      <PasswordField
        field={fields.password}
        label={t("password.new")}
        hint={t("password.rules")}
        autoComplete="new-password"
      />
      <PasswordField
        field={fields.password_confirm}
        label={t("password.confirm")}
        autoComplete="new-password"
      />
    </>
  );
}
