import { Form } from "@remix-run/react";
import { type Deed, DeedFields } from "~/components/site/deed-fields";
import { Button } from "~/components/ui/button";
import { Fold } from "~/components/ui/fold";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { screenOnly, stack } from "~/theme/layout.css";

/** Takes back an order that is still pending. The button is behind a fold: it takes two steps with or without JavaScript. */
export function CancelOrder({ order, deed }: { order: { id: number; number: string }; deed: Deed }) {
  const { t } = useTranslation("account");
  return (
    <div className={screenOnly}>
      <Fold summary={t("order.cancel.open")}>
        <Form method="post" action={paths.order(order.id)} className={stack.s3}>
          <DeedFields deed={{ forCustomer: deed.forCustomer, formId: null }} />
          <p>{t("order.cancel.text", { number: order.number })}</p>
          <Button look="danger" name="intent" value="cancel">
            {t("order.cancel.confirm")}
          </Button>
        </Form>
      </Fold>
    </div>
  );
}
