import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { NewPasswordFields } from "~/components/auth/new-password-fields";
import { PasswordField } from "~/components/auth/password-field";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { checkProps, type PostedForm, usePostedForm } from "~/components/ui/form/posted-form";
import { itemLink } from "~/components/ui/list/facts.css";
import { Form, Link } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { box, screenOnly, stack } from "~/theme/layout.css";

/** Changes the signed-in user's password and ends all of the user's other sessions. */
export function ChangePassword({ username, ...posted }: PostedForm & { username: string }) {
  const { t } = useTranslation(["account", "auth"]);
  const [form, fields] = usePostedForm<"old_password" | "password" | "password_confirm" | "keep_api_keys">({
    id: "password-form",
    ...posted,
  });
  return (
    <section className={classes(box, stack.s4, screenOnly)} aria-labelledby="change-password">
      <h2 id="change-password">{t("account:details.password.title")}</h2>
      <Form {...getFormProps(form)} method="post" action={paths.details()} className={stack.s4}>
        <p>{t("account:details.password.text", { username })}</p>
        <input type="hidden" name="username" autoComplete="username" value={username} />
        <PasswordField
          field={fields.old_password}
          label={t("auth:password.old")}
          autoComplete="current-password"
        />
        <NewPasswordFields fields={fields} />
        <p>
          <Check {...checkProps(fields.keep_api_keys)}>{t("auth:reset.keepKeys")}</Check>
        </p>
        <p>
          <Button variant="primary" name="intent" value="change-password">
            {t("account:details.password.action")}
          </Button>
        </p>
      </Form>
      <p>
        <Link className={itemLink} to={paths.apiKeys()}>
          {t("account:details.keys")}
        </Link>
      </p>
    </section>
  );
}
