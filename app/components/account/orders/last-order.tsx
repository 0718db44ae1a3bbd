import { ButtonLink } from "~/components/ui/form/button";
import { Facts } from "~/components/ui/list/facts";
import type { Order, OrderStatus } from "~/contract/orders";
import { orderDispatchPromise } from "~/i18n/dispatch-promise";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { number as figures, small, soft } from "~/theme/text.css";
import { StatusOfOrder } from "./order-status";

const STILL_HERE: OrderStatus[] = ["pending", "processing", "partially_shipped"];

/** The newest order: where it stands, and what it came to. */
export function LastOrder({ order }: { order: Order }) {
  const { t } = useTranslation(["account", "common"]);
  const { date, money, number } = useFormat();
  return (
    <>
      <p className={classes(small, soft)}>
        {t("home.lastOrder")} <time dateTime={order.date}>{date(order.date)}</time>
      </p>
      <h2 className={figures}>{order.number}</h2>
      <p>
        <StatusOfOrder status={order.status} />
        {STILL_HERE.includes(order.status) && (
          <>
            <br />
            {orderDispatchPromise(
              order,
              `${
                order.status === "pending"
                  ? t("order.timeline.oncePaid")
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
        <ButtonLink look="main" to={paths.order(order.id)}>
          {t("home.toOrder")}
        </ButtonLink>
      </p>
    </>
  );
}
