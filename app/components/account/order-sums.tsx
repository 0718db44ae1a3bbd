import { useTranslation } from "react-i18next";
import { SumList } from "~/components/cart/sum-list";
import type { Order } from "~/contract/orders";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";
import { small, soft } from "~/theme/text.css";

/** What the order came to and how it is paid. */
export function OrderSums({ order }: { order: Order }) {
  const { t } = useTranslation("account");
  return (
    <section className={classes(box, stack.s4)} aria-labelledby="order-sums">
      <h2 id="order-sums">{t("order.sums.title")}</h2>
      <SumList sums={order} coupon={order.coupon} reverseCharge={order.vat_scheme === "reverse_charge"} />
      <p className={classes(small, soft)}>
        {t("order.sums.payment", {
          method: order.payment_method.name,
          state: t(`paymentState.${order.payment.state}`),
        })}
      </p>
    </section>
  );
}
