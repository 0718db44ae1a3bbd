import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/ui/form/button";
import type { Order, OrderStatus } from "~/contract/orders";
import { useFormat } from "~/i18n/use-format";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";
import { type Transfer, TransferFacts } from "./transfer-facts";

/** Statuses for which no payment is due, whether or not the order was paid. */
const NOTHING_DUE: OrderStatus[] = ["cancelled", "refunded"];

/** The fields of an order that decide whether a payment is due. */
export interface Due extends Pick<Order, "status"> {
  payment: Pick<Order["payment"], "kind" | "state" | "pay_url">;
}

export const isDue = ({ payment, status }: Due): boolean =>
  (payment.state === "due" || payment.state === "failed") && !NOTHING_DUE.includes(status);

/** Bank details or a link to the payment page. Renders nothing if no payment is due. */
export function PaymentFacts({
  order,
  transfer,
  isNamedAbove = false,
}: {
  order: Pick<Order, "payment" | "status" | "number" | "total" | "currency">;
  /** The page's heading already states that the payment is missing. */
  isNamedAbove?: boolean;
  /** null if the order is not paid by transfer, or the shop has no bank account set. */
  transfer: Transfer | null;
}) {
  const { t } = useTranslation("checkout");
  const { money } = useFormat();
  const { payment } = order;
  if (!isDue(order) || (!payment.instructions && !payment.pay_url && !transfer)) return null;
  const total = money(order.total, order.currency);
  return (
    <section className={classes(box, stack.s3)} aria-labelledby="how-to-pay">
      <h2 id="how-to-pay">
        {payment.pay_url && !isNamedAbove ? t("pay.stepLeft") : t("pay.title", { total })}
      </h2>
      {payment.instructions && <p>{payment.instructions}</p>}
      {transfer && <TransferFacts transfer={transfer} />}
      {payment.kind === "bank_transfer" && !transfer && <p>{t("pay.reference", { number: order.number })}</p>}
      {payment.pay_url && (
        <>
          {payment.state === "failed" && <p>{t("pay.failed")}</p>}
          <p>
            <ButtonLink variant="primary" to={payment.pay_url} reloadDocument>
              {t(payment.state === "failed" ? "pay.again" : "pay.now", { total })}
            </ButtonLink>
          </p>
          {payment.state === "due" && <p>{t("pay.justPaid")}</p>}
        </>
      )}
    </section>
  );
}
