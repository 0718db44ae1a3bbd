import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import {
  type PostedField,
  type PostedForm,
  textProps,
  usePostedForm,
} from "~/components/ui/form/posted-form";
import { itemLink } from "~/components/ui/list/facts.css";
import { Form, Link } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { row, stack } from "~/theme/layout.css";
import { NewPasswordFields } from "./new-password-fields";
import { PasswordField } from "./password-field";

/** Id of the only form on each account page. Changing the language keeps the values of the form with this id. */
export const AUTH_FORM = "auth-form";

export type LoginField = "username" | "password" | "old_password" | "password_confirm";

interface StepProps extends PostedForm {
  username: string;
  redirectTo: string;
}

const useLoginForm = ({ username, result, constraint }: StepProps) =>
  usePostedForm<LoginField>({ id: AUTH_FORM, result, constraint, defaultValue: { username } });

/** Step 1: the username. The response never reveals whether the username exists. */
export function UsernameStep(props: StepProps) {
  const { t } = useTranslation("auth");
  const [form, fields] = useLoginForm(props);
  return (
    <Form {...getFormProps(form)} method="post" action={paths.login()} className={stack.s5}>
      <RedirectTo value={props.redirectTo} />
      <UsernameField field={fields.username} />
      <p className={row}>
        <Button variant="primary">{t("login.next")}</Button>{" "}
        <Link className={itemLink} to={paths.passwordForgotten()}>
          {t("login.forgotten")}
        </Link>
      </p>
    </Form>
  );
}

/** Step 2: the password. The username stays visible for the user and for password managers. */
export function PasswordStep(props: StepProps) {
  const { t } = useTranslation("auth");
  const { username, redirectTo } = props;
  const [form, fields] = useLoginForm(props);
  return (
    <Form {...getFormProps(form)} method="post" action={paths.login()} className={stack.s5}>
      <RedirectTo value={redirectTo} />
      <UsernameField field={fields.username} />
      <PasswordField
        field={fields.password}
        label={t("password.label")}
        hint={t("password.hint")}
        autoComplete="current-password"
        autoFocus
      />
      <p className={row}>
        <Button variant="primary">{t("login.action")}</Button>{" "}
        <Link className={itemLink} to={paths.passwordForgotten({ username })}>
          {t("login.forgotten")}
        </Link>{" "}
        <Link className={itemLink} to={paths.login({ redirectTo })}>
          {t("login.other")}
        </Link>
      </p>
    </Form>
  );
}

/** Step 3, if the shop requires it: a new password to replace the one that the shop assigned. */
export function ForcedChangeStep(props: StepProps) {
  const { t } = useTranslation("auth");
  const [form, fields] = useLoginForm(props);
  return (
    <Form {...getFormProps(form)} method="post" action={paths.login()} className={stack.s5}>
      <RedirectTo value={props.redirectTo} />
      <UsernameField field={fields.username} />
      <PasswordField field={fields.old_password} label={t("password.old")} autoComplete="current-password" />
      <NewPasswordFields fields={fields} />
      <p className={row}>
        <Button variant="primary">{t("login.change")}</Button>
      </p>
    </Form>
  );
}

export function UsernameField({ field }: { field: PostedField }) {
  const { t } = useTranslation("auth");
  return (
    <TextField
      {...textProps(field)}
      label={t("login.username")}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

function RedirectTo({ value }: { value: string }) {
  return value === "" ? null : <input type="hidden" name="redirectTo" value={value} />;
}
