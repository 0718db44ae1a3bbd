import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import { Form } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { row, screenOnly } from "~/theme/layout.css";

/** Actions for a placed order: reorder, print. */
export function AfterOrder({ order, formToken }: { order: { id: number }; formToken: FormToken }) {
  const { t } = useTranslation("checkout");
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  return (
    <div className={classes(row, screenOnly)}>
      <Form method="post" action={paths.order(order.id)}>
        <HiddenFields formToken={formToken} />
        <Button name="intent" value="reorder">
          {t("done.again")}
        </Button>
      </Form>
      {canPrint && (
        <Button type="button" variant="text" onClick={() => window.print()}>
          {t("done.print")}
        </Button>
      )}
    </div>
  );
}
