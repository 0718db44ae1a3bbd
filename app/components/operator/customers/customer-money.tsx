import { useTranslation } from "react-i18next";
import type { OperatorCustomer } from "~/contract/operator/customers";
import { useFormat } from "~/i18n/use-format";
import { late } from "../ui/base.css";
import { DottedList } from "../ui/lists";
import { Panel } from "../ui/page";

export function CustomerMoney({ customer }: { customer: OperatorCustomer }) {
  const { t } = useTranslation("operator");
  const { money, number, date, day } = useFormat();
  const { standing, year, currency } = customer;
  if (!standing) return null;
  const sum = (amount: string) => money(amount, currency);
  const isLate = standing.overdue_since !== null;
  const facts: [name: string, value: React.ReactNode][] = [
    ["year", `${sum(year.total)} · ${number(year.orders)}`],
    ["last", standing.last_order_date && date(standing.last_order_date)],
    ["usual", standing.usual_days && t("customers.everyDays", { count: standing.usual_days })],
    ["due", sum(standing.due)],
    [
      "overdueSum",
      <span className={isLate ? late : undefined} key="overdue">
        {sum(standing.overdue)}
      </span>,
    ],
    ["overdueSince", standing.overdue_since && day(standing.overdue_since)],
    ["limit", standing.credit_limit && sum(standing.credit_limit)],
    ["left", standing.credit_left && sum(standing.credit_left)],
    ["days", number(standing.payment_days)],
  ];
  return (
    <Panel title={t("customers.money")}>
      <DottedList
        items={facts
          .filter(([, value]) => value)
          .map(([key, value]) => ({ key, name: t(`customers.facts.${key}`), value }))}
      />
    </Panel>
  );
}
