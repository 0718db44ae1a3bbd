import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { itemLink } from "~/components/ui/list/facts.css";
import { Form, Link } from "~/components/ui/page/link";
import { MAX_USERNAME_LENGTH } from "~/contract/constants/limits";
import { paths } from "~/paths";
import { row, stack } from "~/theme/layout.css";
import { NewPasswordFields } from "./new-password-fields";
import { PasswordField } from "./password-field";

/** The id of the one form of a page about an account: a change of language keeps what is typed in it. */
export const AUTH_FORM = "auth-form";

/** Errors beside their field, by its name. */
type Errors = Partial<Record<"username" | "password" | "old_password" | "password_confirm", string[]>>;

interface StepProps {
  username: string;
  errors: Errors;
  redirectTo: string;
}

/** Step one: who. It never tells whether the name exists. */
export function UsernameStep({ username, errors, redirectTo }: StepProps) {
  const { t } = useTranslation("auth");
  return (
    <Form id={AUTH_FORM} method="post" action={paths.login()} className={stack.s5}>
      <RedirectTo value={redirectTo} />
      <UsernameField username={username} errors={errors.username} />
      <p className={row}>
        <Button variant="primary">{t("login.next")}</Button>{" "}
        <Link className={itemLink} to={paths.passwordForgotten()}>
          {t("login.forgotten")}
        </Link>
      </p>
    </Form>
  );
}

/** Step two: the password. The name stays in sight, for the reader and for the password manager. */
export function PasswordStep({ username, errors, redirectTo }: StepProps) {
  const { t } = useTranslation("auth");
  return (
    <Form id={AUTH_FORM} method="post" action={paths.login()} className={stack.s5}>
      <RedirectTo value={redirectTo} />
      <UsernameField username={username} errors={errors.username} />
      <PasswordField
        id="password"
        name="password"
        label={t("password.label")}
        hint={t("password.hint")}
        errors={errors.password ?? []}
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

/** Step three, where the shop asks for it: a new password in place of the one it gave. */
export function ForcedChangeStep({ username, errors, redirectTo }: StepProps) {
  const { t } = useTranslation("auth");
  return (
    <Form id={AUTH_FORM} method="post" action={paths.login()} className={stack.s5}>
      <RedirectTo value={redirectTo} />
      <UsernameField username={username} errors={errors.username} />
      <PasswordField
        id="old_password"
        name="old_password"
        label={t("password.old")}
        errors={errors.old_password ?? []}
        autoComplete="current-password"
      />
      <NewPasswordFields errors={errors} />
      <p className={row}>
        <Button variant="primary">{t("login.change")}</Button>
      </p>
    </Form>
  );
}

export function UsernameField({ username, errors }: { username: string; errors: string[] | undefined }) {
  const { t } = useTranslation("auth");
  return (
    <TextField
      id="username"
      name="username"
      label={t("login.username")}
      defaultValue={username}
      errors={errors}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={MAX_USERNAME_LENGTH}
      required
    />
  );
}

function RedirectTo({ value }: { value: string }) {
  return value === "" ? null : <input type="hidden" name="redirectTo" value={value} />;
}
