import { useTranslation } from "react-i18next";
import type { Order } from "~/contract/orders";
import { useFormat } from "~/i18n/use-format";
import { muted, number } from "~/theme/text.css";

export function OrderHeading({ order }: { order: Order }) {
  const { t } = useTranslation("account");
  const { dateTime } = useFormat();
  return (
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
  );
}
