import { useTranslation } from "react-i18next";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import { Form } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { rowBetween, screenOnly } from "~/theme/layout.css";

export function AddAllToCart({ count, formToken }: { count: number; formToken: FormToken }) {
  const { t } = useTranslation("account");
  return (
    <Form method="post" action={paths.wishlist()} className={classes(rowBetween, screenOnly)}>
      <HiddenFields formToken={formToken} />
      <p>{t("wishlist.count", { count })}</p>
      <Button variant="primary" name="intent" value="add-all">
        {t("wishlist.addAll")}
      </Button>
    </Form>
  );
}
