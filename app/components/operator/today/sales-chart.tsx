// Sales of thirty days as bars, and those of the year before as a dashed line, followed by a table.

import { useTranslation } from "react-i18next";
import { BarChart } from "~/components/operator/ui/bar-chart";
import { Cell, DataTable, Head, RowName } from "~/components/operator/ui/data-table";
import { Disclosure } from "~/components/ui/page/disclosure";
import type { Today } from "~/contract/operator/today";
import { useFormat } from "~/i18n/use-format";

export function SalesChart({ today }: { today: Today }) {
  const { t } = useTranslation("operator");
  const { money, day: dayOf } = useFormat();
  const { days, currency } = today;
  return (
    <>
      <BarChart
        bars={days.map(({ day, revenue }) => ({ key: day, value: Number(revenue) }))}
        line={days.map(({ before }) => Number(before))}
        marksLast
        label={t("today.chart", {
          revenue: money(today.last_30_days.revenue, currency),
          before: money(today.year_before.revenue, currency),
        })}
        from={dayOf(days[0]?.day ?? "")}
        to={dayOf(days.at(-1)?.day ?? "")}
      />
      <Disclosure summary={t("today.table")}>
        <DataTable
          compact
          caption={t("today.days")}
          heads={
            <>
              <Head>{t("today.day")}</Head>
              <Head end>{t("nav.orders")}</Head>
              <Head end>{t("today.revenue")}</Head>
              <Head end>{t("today.before")}</Head>
            </>
          }
        >
          {[...days].reverse().map(({ day, orders, revenue, before }) => (
            <tr key={day}>
              <RowName>{dayOf(day)}</RowName>
              <Cell end label={t("nav.orders")}>
                {orders}
              </Cell>
              <Cell end figure>
                {money(revenue, currency)}
              </Cell>
              <Cell end label={t("today.before")}>
                {money(before, currency)}
              </Cell>
            </tr>
          ))}
        </DataTable>
      </Disclosure>
    </>
  );
}
