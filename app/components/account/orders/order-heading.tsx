import type { Order } from "~/contract/orders";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { rowBetween } from "~/theme/layout.css";
import { lead, muted, number } from "~/theme/text.css";
import { OrderStatusLabel } from "./order-status";

/** An order's number, customer, date and status. */
export function OrderHeading({ order }: { order: Order }) {
  const { t } = useTranslation("account");
  const { dateTime } = useFormat();
  return (
    <div className={rowBetween}>
      <div>
        <h1>
          {t("order.title")} <span className={number}>{order.number}</span>
        </h1>
        <p className={muted}>
          {[order.business_name, dateTime(order.date)].filter((part) => part !== "").join(", ")}.{" "}
          {order.customer_reference && t("order.reference", { reference: order.customer_reference })}{" "}
          {order.placed_by_agent && t("order.placedBy", { agent: order.placed_by_agent })}{" "}
          {[order.cig && `CIG ${order.cig}.`, order.cup && `CUP ${order.cup}.`].filter(Boolean).join(" ")}
        </p>
      </div>
      <p className={lead}>
        <OrderStatusLabel status={order.status} />
      </p>
    </div>
  );
}
