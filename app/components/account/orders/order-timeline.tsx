import { type Moment, Timeline } from "~/components/ui/list/timeline";
import type { Order, OrderStatus } from "~/contract/orders";
import { orderDispatchPromise } from "~/i18n/dispatch-promise";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";

/** An order that has ended waits for nothing more. */
const ENDED: OrderStatus[] = ["cancelled", "refunded", "partially_refunded", "completed", "failed"];
const LEFT: OrderStatus[] = ["shipped", ...ENDED];

/** What has happened to the order, what is still to come, and where the parcel is. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation(["account", "common"]);
  const { date, dateTime } = useFormat();
  const { is_pickup } = order.shipping_policy;
  const happened = order.history.map(({ status, at }) => ({ title: t(`status.${status}`), at }));
  if (happened[0]?.at !== order.date)
    happened.unshift({ title: t("order.timeline.ordered"), at: order.date });
  // Where both come at one moment, the goods have come before the order is complete.
  if (order.delivered_at) happened.unshift({ title: t("order.timeline.delivered"), at: order.delivered_at });
  happened.sort((one, other) => one.at.localeCompare(other.at));
  const moments: Moment[] = happened.map(({ title, at }) => ({
    title,
    state: "done",
    text: <time dateTime={at}>{dateTime(at)}</time>,
  }));
  if (!LEFT.includes(order.status)) {
    const text =
      order.status === "pending"
        ? t("order.timeline.oncePaid")
        : t("order.timeline.by", { date: date(order.promised_by) });
    moments.push({
      title: t(is_pickup ? "order.timeline.ready" : "status.shipped"),
      state: "todo",
      text: orderDispatchPromise(order, `${text}.`, t, date),
    });
  }
  if (!order.delivered_at && !ENDED.includes(order.status))
    moments.push({
      title: t(is_pickup ? "order.timeline.collected" : "order.timeline.delivered"),
      state: "todo",
    });
  return (
    <section className={classes(box, stack.s4)} aria-labelledby="timeline">
      <h2 id="timeline">{t("order.timeline.title")}</h2>
      <Timeline moments={moments} />
      {order.tracking.map(({ carrier, number, url }) => (
        <p key={number}>
          <a href={url} rel="noreferrer">
            {t("order.timeline.track", { carrier, number })}
          </a>
        </p>
      ))}
    </section>
  );
}
