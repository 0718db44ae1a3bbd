import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Form } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { formWidth, row, stack } from "~/theme/layout.css";
import { muted } from "~/theme/text.css";

/** Opening the page does not end the session; a button of this form does. */
export function LogoutForm({ name }: { name: string }) {
  const { t } = useTranslation("auth");
  return (
    <Form
      method="post"
      // A full page load: the response also clears the data that the browser has stored.
      reloadDocument
      action={paths.logout()}
      className={classes(stack.s4, formWidth)}
      // The order pad stores unsent rows in `sessionStorage`; the next user must not see them.
      onSubmit={() => sessionStorage.clear()}
    >
      <p>{t("logout.text", { name })}</p>
      <p className={row}>
        <Button variant="primary" name="intent" value="logout">
          {t("logout.here")}
        </Button>{" "}
        <Button name="intent" value="logout-all">
          {t("logout.everywhere")}
        </Button>
      </p>
      <p className={muted}>
        {t("logout.hint")} {t("logout.everywhereHint")}
      </p>
    </Form>
  );
}
