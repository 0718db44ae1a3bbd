import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Form } from "~/components/ui/page/link";
import type { OperatorOrder } from "~/contract/operator/orders";
import { useFormat } from "~/i18n/use-format";

/** Refunds that the operator still has to pay by bank transfer. */
export function RefundsByHand({ order }: { order: Pick<OperatorOrder, "refunds" | "currency"> }) {
  const { t } = useTranslation("operator");
  const { money } = useFormat();
  return order.refunds
    .filter(({ state }) => state === "by_hand")
    .map(({ id, amount }) => (
      <Form key={id} method="post">
        <input type="hidden" name="refund" value={id} />
        <Button width="full" name="intent" value="refund-paid">
          {t("order.refund.paidByHand", { amount: money(amount, order.currency) })}
        </Button>
      </Form>
    ));
}
