import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Form } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { formWidth, row, stack } from "~/theme/layout.css";
import { muted } from "~/theme/text.css";

/** Looking at the page ends nothing; one of its buttons does. */
export function LogoutForm({ name }: { name: string }) {
  const { t } = useTranslation("auth");
  return (
    <Form
      method="post"
      // The browser's own post: its answer also empties what the browser has stored.
      reloadDocument
      action={paths.logout()}
      className={classes(stack.s4, formWidth)}
      // What the order pad has not sent yet is nobody else's.
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
