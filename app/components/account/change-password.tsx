import { useTranslation } from "react-i18next";
import { NewPasswordFields } from "~/components/auth/new-password-fields";
import { PasswordField } from "~/components/auth/password-field";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { itemLink } from "~/components/ui/list/facts.css";
import { Form, Link } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { box, screenOnly, stack } from "~/theme/layout.css";

/** The signed-in person's own password; every other session of theirs ends. */
export function ChangePassword({
  username,
  errors,
}: {
  username: string;
  errors: Record<string, string[] | null | undefined>;
}) {
  const { t } = useTranslation(["account", "auth"]);
  return (
    <section className={classes(box, stack.s4, screenOnly)} aria-labelledby="change-password">
      <h2 id="change-password">{t("account:details.password.title")}</h2>
      <Form method="post" action={paths.details()} className={stack.s4}>
        <p>{t("account:details.password.text", { username })}</p>
        <input type="hidden" name="username" autoComplete="username" value={username} />
        <PasswordField
          id="old_password"
          name="old_password"
          label={t("auth:password.old")}
          errors={errors.old_password ?? []}
          autoComplete="current-password"
        />
        <NewPasswordFields errors={errors} />
        <p>
          <Check name="keep_api_keys">{t("auth:reset.keepKeys")}</Check>
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
