import type { Order, OrderStatus } from "~/contract/orders";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";

/** For cancelled and refunded orders nothing is due, paid or not. */
const NOTHING_DUE: OrderStatus[] = ["cancelled", "refunded"];

export const isDue = ({ payment, status }: Pick<Order, "payment" | "status">): boolean =>
  payment.state === "due" && !NOTHING_DUE.includes(status);

/** How to pay what is due: bank details, or the way to the bank's own site. Nothing where nothing is due. */
export function PaymentFacts({
  order,
}: {
  order: Pick<Order, "payment" | "status" | "number" | "total" | "currency">;
}) {
  const { t } = useTranslation("checkout");
  const { money } = useFormat();
  const { payment } = order;
  if (!isDue(order) || (!payment.instructions && !payment.pay_url)) return null;
  return (
    <section className={classes(box, stack.s2)} aria-labelledby="how-to-pay">
      <h2 id="how-to-pay">{t("pay.title", { total: money(order.total, order.currency) })}</h2>
      {payment.instructions && <p>{payment.instructions}</p>}
      {payment.kind === "bank_transfer" && <p>{t("pay.reference", { number: order.number })}</p>}
      {payment.pay_url && (
        <p>
          <a href={payment.pay_url}>{t("pay.now")}</a>
        </p>
      )}
    </section>
  );
}
