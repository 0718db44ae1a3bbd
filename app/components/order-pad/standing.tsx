import { useTranslation } from "react-i18next";
import { Link } from "~/components/ui/page/link";
import type { CustomerStanding } from "~/contract/order-pad";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { row } from "~/theme/layout.css";
import * as styles from "./order-pad.css";

/** Overdue amounts, credit left and ordering rhythm of the customer, shown before an order. */
export function Standing({ standing, currency }: { standing: CustomerStanding; currency: string }) {
  const { t } = useTranslation(["pad", "account"]);
  const { money, shortDate } = useFormat();
  const { overdue, overdue_since, credit_limit, credit_left, usual_days, last_order_date } = standing;
  const fact = (name: string, value: string | null) =>
    value && (
      <span>
        {t(`standing.${name}`)} <b>{value}</b>{" "}
      </span>
    );
  const sum = (amount: string | null) => amount && money(amount, currency);
  return (
    <>
      {overdue_since && (
        <p role="status" className={styles.overdue}>
          <b>{t("standing.overdue", { sum: sum(overdue) })}</b>{" "}
          {t("standing.since", { date: shortDate(overdue_since) })}
        </p>
      )}
      <p className={row}>
        {fact("due", sum(standing.due))}
        {fact("limit", sum(credit_limit))}
        {fact("left", sum(credit_left))}
        {fact("usual", usual_days === null ? null : t("standing.days", { count: usual_days }))}
        {fact("last", last_order_date && shortDate(last_order_date))}
      </p>
      <p className={row}>
        {t(standing.open_orders.length > 0 ? "standing.open" : "standing.noOpen")}{" "}
        {standing.open_orders.map(({ id, number, status, total }) => (
          <span key={id}>
            <Link to={paths.order(id)}>{number}</Link> {t(`account:status.${status}`)} {sum(total)}{" "}
          </span>
        ))}
      </p>
    </>
  );
}
