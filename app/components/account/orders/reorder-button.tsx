import { useTranslation } from "react-i18next";
import { type Due, isDue } from "~/components/checkout/payment/payment-facts";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import { Form } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import type { Order } from "~/contract/orders";
import { paths } from "~/paths";

export function ReorderButton({
  order,
  formToken,
}: {
  order: Pick<Order, "id" | "number">;
  formToken: FormToken;
}) {
  const { t } = useTranslation("account");
  return (
    <Form method="post" action={paths.order(order.id)}>
      <HiddenFields formToken={formToken} />
      <Button size="slim" name="intent" value="reorder">
        {t("orders.reorder")}
        <VisuallyHidden> {order.number}</VisuallyHidden>
      </Button>
    </Form>
  );
}

/** True if a payment is due or has failed and there is no page to pay it: the customer can only order again. */
export const cannotPay = (order: Due): boolean => {
  const { kind, state, pay_url } = order.payment;
  if (!isDue(order) || pay_url !== null) return false;
  return kind === "redirect" || (state === "failed" && kind !== "bank_transfer");
};
