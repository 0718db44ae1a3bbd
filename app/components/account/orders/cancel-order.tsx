import { useTranslation } from "react-i18next";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import { Disclosure } from "~/components/ui/page/disclosure";
import { Form } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { screenOnly, stack } from "~/theme/layout.css";

/**
 * Cancels an order that is still pending. The button is inside a disclosure, so cancelling takes two steps with or
 * without JavaScript.
 */
export function CancelOrder({
  order,
  formToken,
}: {
  order: { id: number; number: string };
  formToken: FormToken;
}) {
  const { t } = useTranslation("account");
  return (
    <div className={screenOnly}>
      <Disclosure summary={t("order.cancel.open")}>
        <Form method="post" action={paths.order(order.id)} className={stack.s3}>
          <HiddenFields formToken={{ forCustomer: formToken.forCustomer, formId: null }} />
          <p>{t("order.cancel.text", { number: order.number })}</p>
          <Button variant="danger" name="intent" value="cancel">
            {t("order.cancel.confirm")}
          </Button>
        </Form>
      </Disclosure>
    </div>
  );
}
