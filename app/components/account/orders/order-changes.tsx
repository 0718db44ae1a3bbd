import { useTranslation } from "react-i18next";
import type { Order } from "~/contract/orders";
import { useFormat } from "~/i18n/use-format";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";

/** Changes that the shop has made to the order, with the total before each. Renders nothing without changes. */
export function OrderChanges({ order }: { order: Pick<Order, "changes" | "currency"> }) {
  const { t } = useTranslation("account");
  const { date, money } = useFormat();
  if (order.changes.length === 0) return null;
  return (
    <section className={classes(box, stack.s3)} aria-labelledby="changes">
      <h2 id="changes">{t("order.changes.title")}</h2>
      {order.changes.map(({ at, reason, rows, total_before, total_after }) => (
        <div key={at} className={stack.s2}>
          <p>
            {t("order.changes.total", {
              date: date(at),
              before: money(total_before, order.currency),
              after: money(total_after, order.currency),
            })}
            {reason && ` ${reason}`}
          </p>
          <ul>
            {rows.map(({ sku, name, from, to }) => (
              <li key={sku}>
                {t(to === 0 ? "order.changes.gone" : "order.changes.fewer", { name, from, to })}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
