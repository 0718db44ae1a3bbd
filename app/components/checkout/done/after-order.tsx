import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button, buttonClass } from "~/components/ui/form/button";
import { Form, Link } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { row, screenOnly } from "~/theme/layout.css";

/** Actions for a placed order: an agent's next customer, reorder, print. */
export function AfterOrder({
  order,
  isAgent,
  formToken,
}: {
  order: { id: number };
  isAgent: boolean;
  formToken: FormToken;
}) {
  const { t } = useTranslation("checkout");
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  return (
    <div className={classes(row, screenOnly)}>
      {isAgent && (
        <Link className={buttonClass({ variant: "primary" })} to={paths.customers()}>
          {t("done.nextCustomer")}
        </Link>
      )}
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
