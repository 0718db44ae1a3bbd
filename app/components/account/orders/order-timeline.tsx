import { useTranslation } from "react-i18next";
import { useHandlingTime } from "~/components/site/frame/use-frame";
import { Timeline, type TimelineEvent } from "~/components/ui/list/timeline";
import type { Order, OrderStatus } from "~/contract/orders";
import { orderDispatchPromise } from "~/i18n/dispatch-promise";
import { useFormat } from "~/i18n/use-format";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";

const ENDED: OrderStatus[] = ["cancelled", "refunded", "completed", "failed"];
const DISPATCHED: OrderStatus[] = ["shipped", ...ENDED];
const isDispatched = ({ status, history }: Order): boolean =>
  DISPATCHED.includes(status) ||
  (status === "partially_refunded" &&
    history.some((entry) => entry.status === "shipped" || entry.status === "completed"));

export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation(["account", "common"]);
  const { date, dateTime } = useFormat();
  const handling = useHandlingTime();
  const { is_pickup } = order.shipping_policy;
  const past = order.history.map(({ status, at }) => ({ title: t(`status.${status}`), at }));
  if (past[0]?.at !== order.date) past.unshift({ title: t("order.timeline.ordered"), at: order.date });
  // If delivery and completion have the same time, delivery comes first (the sort is stable).
  if (order.delivered_at) past.unshift({ title: t("order.timeline.delivered"), at: order.delivered_at });
  past.sort((one, other) => one.at.localeCompare(other.at));
  const events: TimelineEvent[] = past.map(({ title, at }) => ({
    title,
    state: "done",
    text: <time dateTime={at}>{dateTime(at)}</time>,
  }));
  if (!isDispatched(order)) {
    const text =
      order.status === "pending"
        ? t("order.timeline.oncePaid", { handling })
        : t("order.timeline.by", { date: date(order.promised_by) });
    events.push({
      title: t(is_pickup ? "order.timeline.ready" : "status.shipped"),
      state: "todo",
      text: orderDispatchPromise(order, `${text}.`, t, date),
    });
  }
  if (!order.delivered_at && !ENDED.includes(order.status))
    events.push({
      title: t(is_pickup ? "order.timeline.collected" : "order.timeline.delivered"),
      state: "todo",
    });
  return (
    <section className={classes(box, stack.s4)} aria-labelledby="timeline">
      <h2 id="timeline">{t("order.timeline.title")}</h2>
      <Timeline events={events} />
    </section>
  );
}
