import { useTranslation } from "react-i18next";
import { TotalsList } from "~/components/cart/totals-list";
import { isDue } from "~/components/checkout/payment/payment-facts";
import type { Order } from "~/contract/orders";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";
import { muted, small } from "~/theme/text.css";

export function OrderTotals({ order }: { order: Order }) {
  const { t } = useTranslation("account");
  const method = order.payment_method.name;
  const { state } = order.payment;
  return (
    <section className={classes(box, stack.s4)} aria-labelledby="order-sums">
      <h2 id="order-sums">{t("order.sums.title")}</h2>
      <TotalsList sums={order} coupon={order.coupon} scheme={order.vat_scheme} />
      <p className={classes(small, muted)}>
        {state !== "due" || isDue(order)
          ? t("order.sums.payment", { method, state: t(`paymentState.${state}`) })
          : method}
      </p>
    </section>
  );
}
