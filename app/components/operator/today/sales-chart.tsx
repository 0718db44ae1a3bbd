// Thirty days of sales as bars, the year before as a dashed line; the numbers are a table below.
import { Cell, DataTable, Head, RowName } from "~/components/operator/ui/data-table";
import { Disclosure } from "~/components/ui/page/disclosure";
import type { Today } from "~/contract/operator/today";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import * as styles from "./sales-chart.css";

const [WIDTH, HEIGHT, BASE] = [300, 84, 102];

/** The chart, and its table. */
export function SalesChart({ today }: { today: Today }) {
  const { t } = useTranslation("operator");
  const { money, day: dayOf } = useFormat();
  const { days, currency } = today;
  const highest = Math.max(1, ...days.flatMap(({ revenue, before }) => [Number(revenue), Number(before)]));
  const heightOf = (amount: string) => Math.round((Number(amount) / highest) * HEIGHT * 10) / 10;
  const step = WIDTH / days.length;
  const line = days
    .map(({ before }, index) => `${index ? "L" : "M"}${index * step + step / 2} ${HEIGHT - heightOf(before)}`)
    .join("");
  const label = t("today.chart", {
    revenue: money(today.last_30_days.revenue, currency),
    before: money(today.year_before.revenue, currency),
  });
  return (
    <>
      <svg className={styles.root} viewBox={`0 0 ${WIDTH} ${BASE}`} role="img" aria-label={label}>
        {days.map(({ day, revenue }, index) => (
          <rect
            key={day}
            className={index === days.length - 1 ? styles.now : styles.past}
            x={index * step + 1}
            y={HEIGHT - heightOf(revenue)}
            width={step - 2}
            height={heightOf(revenue)}
          />
        ))}
        <path className={styles.before} d={line} />
        <path className={styles.axis} d={`M0 ${HEIGHT + 0.5}H${WIDTH}`} />
        <text x="0" y={HEIGHT + 14}>
          {dayOf(days[0]?.day ?? "")}
        </text>
        <text x={WIDTH} y={HEIGHT + 14} textAnchor="end">
          {dayOf(days.at(-1)?.day ?? "")}
        </text>
      </svg>
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
