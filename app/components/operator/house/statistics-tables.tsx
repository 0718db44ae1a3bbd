// Tables with the figures of a period.

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { OrderStatusLabel } from "~/components/account/orders/order-status";
import { Cell, DataTable, Head, RowName } from "~/components/operator/ui/data-table";
import { Columns, Panel, Stack } from "~/components/operator/ui/page";
import { Link } from "~/components/ui/page/link";
import type { Statistics } from "~/contract/operator/reports";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";

interface Facts {
  statistics: Pick<Statistics, "products" | "statuses" | "balances">;
  series: { by: "day" | "month"; bars: { day: string; orders: number; revenue: string }[] };
  currency: string;
  mayCustomers: boolean;
}

export function StatisticsTables({ statistics, series, currency, mayCustomers }: Facts) {
  const { products, statuses, balances } = statistics;
  const { t } = useTranslation("operator");
  const { money, day } = useFormat();
  return (
    <Columns of="two">
      <Stack>
        <Figures
          title={t("house.statistics.products")}
          heads={[t("house.statistics.product"), t("house.statistics.qty"), t("house.statistics.revenue")]}
          rows={products.map(({ sku, name, qty, revenue }) => ({
            key: sku,
            cells: [`${name} (${sku})`, qty, money(revenue, currency)],
          }))}
        />
        <Figures
          title={t("house.statistics.balances")}
          heads={[t("today.customer"), t("house.statistics.due"), t("house.statistics.owed")]}
          rows={balances.map(({ customer, name, due, owed }) => ({
            key: String(customer),
            cells: [
              mayCustomers ? (
                <Link key="name" to={operatorPaths.customer(customer)}>
                  {name}
                </Link>
              ) : (
                name
              ),
              money(due, currency),
              money(owed, currency),
            ],
          }))}
        />
      </Stack>
      <Stack>
        <Figures
          title={t("house.statistics.statuses")}
          heads={[t("today.state"), t("nav.orders"), t("house.statistics.revenue")]}
          rows={statuses.map(({ status, orders, revenue }) => ({
            key: status,
            cells: [<OrderStatusLabel key={status} status={status} />, orders, money(revenue, currency)],
          }))}
        />
        <Figures
          title={t("house.statistics.days")}
          heads={[t(`house.statistics.${series.by}`), t("nav.orders"), t("house.statistics.revenue")]}
          rows={series.bars
            .filter(({ orders }) => orders > 0)
            .reverse()
            .map((bar) => ({
              key: bar.day,
              cells: [
                series.by === "day" ? day(bar.day) : bar.day.slice(0, 7),
                bar.orders,
                money(bar.revenue, currency),
              ],
            }))}
        />
      </Stack>
    </Columns>
  );
}

function Figures({
  title,
  heads: [name, first, second],
  rows,
}: {
  title: string;
  heads: [string, string, string];
  rows: { key: string; cells: [ReactNode, ReactNode, ReactNode] }[];
}) {
  const { t } = useTranslation("operator");
  if (rows.length === 0) return <Panel title={title}>{t("none")}</Panel>;
  return (
    <Panel bleed title={title}>
      <DataTable
        compact
        caption={title}
        heads={
          <>
            <Head>{name}</Head>
            <Head end>{first}</Head>
            <Head end>{second}</Head>
          </>
        }
      >
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            <RowName>{cells[0]}</RowName>
            <Cell end label={first}>
              {cells[1]}
            </Cell>
            <Cell end figure>
              {cells[2]}
            </Cell>
          </tr>
        ))}
      </DataTable>
    </Panel>
  );
}
