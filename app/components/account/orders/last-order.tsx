import { useTranslation } from "react-i18next";
import { useHandlingTime } from "~/components/site/frame/use-frame";
import { ButtonLink } from "~/components/ui/form/button";
import { Facts } from "~/components/ui/list/facts";
import type { Order, OrderStatus } from "~/contract/orders";
import { orderDispatchPromise } from "~/i18n/dispatch-promise";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { number as figures, muted, small } from "~/theme/text.css";
import { OrderStatusLabel } from "./order-status";

const NOT_YET_SHIPPED: OrderStatus[] = ["pending", "processing", "partially_shipped"];

export function LastOrder({ order }: { order: Order }) {
  const { t } = useTranslation(["account", "common"]);
  const { date, money, number } = useFormat();
  const handling = useHandlingTime();
  return (
    <>
      <p className={classes(small, muted)}>
        {t("home.lastOrder")} <time dateTime={order.date}>{date(order.date)}</time>
      </p>
      <h2 className={figures}>{order.number}</h2>
      <p>
        <OrderStatusLabel status={order.status} />
        {NOT_YET_SHIPPED.includes(order.status) && (
          <>
            <br />
            {orderDispatchPromise(
              order,
              `${
                order.status === "pending"
                  ? t("order.timeline.oncePaid", { handling })
                  : t("order.timeline.by", { date: date(order.promised_by) })
              }.`,
              t,
              date,
            )}
          </>
        )}
      </p>
      <Facts
        facts={[
          { name: t("orders.items"), value: number(order.article_count) },
          { name: t("orders.total"), value: money(order.total, order.currency) },
        ]}
      />
      <p>
        <ButtonLink variant="primary" to={paths.order(order.id)}>
          {t("home.toOrder")}
        </ButtonLink>
      </p>
    </>
  );
}
