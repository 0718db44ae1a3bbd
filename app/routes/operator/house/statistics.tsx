import "~/kit";
import "~/operator-kit";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PERIOD_FIELDS, PeriodFilter } from "~/components/operator/house/period-filter";
import { StatisticsTables } from "~/components/operator/house/statistics-tables";
import { BarChart } from "~/components/operator/ui/bar-chart";
import { figure } from "~/components/operator/ui/bar-chart.css";
import { soft } from "~/components/operator/ui/base.css";
import { DottedList } from "~/components/operator/ui/lists";
import { Columns, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { attempt } from "~/contract/client";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { currencyOf, settingsOf } from "~/storefront/content/settings";
import { operatorContext } from "~/storefront/operator/require-operator";
import { salesSeries } from "~/storefront/operator/sales-series";

const MAX_TYPED = 40;

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, may } = await operatorContext(args, "reports.read");
  const [from = "", to = ""] = PERIOD_FIELDS.map((name) =>
    (url.searchParams.get(name) ?? "").slice(0, MAX_TYPED),
  );
  const asked = { ...(from && { date_from: from }), ...(to && { date_to: to }) };
  const [settings, answer] = await Promise.all([settingsOf(args), attempt(shop.statistics.get(asked))]);
  const currency = currencyOf(settings);
  if (answer.ok) {
    const { days: _, ...statistics } = answer.value;
    return {
      currency,
      typed: { date_from: statistics.date_from, date_to: statistics.date_to },
      errors: {},
      shown: { statistics, series: salesSeries(answer.value) },
      mayCustomers: may("customers.read"),
    };
  }
  if (answer.error.status !== 400) throw answer.error;
  const errors: Record<string, string[]> = {};
  for (const { field, message } of answer.error.fields) errors[field] = [message];
  return { currency, typed: { date_from: from, date_to: to }, errors, shown: null, mayCustomers: false };
}

export default function OperatorStatistics() {
  const { typed, errors, shown, currency, mayCustomers } = useLoaderData<typeof loader>();
  const { t } = useTranslation("operator");
  const { money } = useFormat();
  return (
    <Stack>
      <PageHead title={t("nav.statistics")} />
      <PeriodFilter action={operatorPaths.statistics()} typed={typed} errors={errors} />
      {shown && (
        <>
          <Columns of="two">
            <Sales shown={shown} currency={currency} />
            <Panel title={t("house.statistics.money")}>
              <DottedList
                items={(["revenue", "refunded", "paid", "due", "owed"] as const).map((key) => ({
                  key,
                  name: t(`house.statistics.${key}`),
                  value: money(shown.statistics[key], currency),
                }))}
              />
              <DottedList
                items={(["parcels", "credit_notes"] as const).map((key) => ({
                  key,
                  name: t(`house.statistics.${key}`),
                  value: shown.statistics[key],
                }))}
              />
            </Panel>
          </Columns>
          <StatisticsTables {...shown} currency={currency} mayCustomers={mayCustomers} />
        </>
      )}
    </Stack>
  );
}

type Shown = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["shown"]>;

function Sales({ shown: { statistics, series }, currency }: { shown: Shown; currency: string }) {
  const { t } = useTranslation("operator");
  const { money, day } = useFormat();
  const { revenue, orders } = statistics;
  return (
    <Panel title={t(`house.statistics.by.${series.by}`)}>
      <p>
        <span className={figure}>{money(revenue, currency)}</span>{" "}
        <span className={soft}>{t("today.orders", { count: orders })}</span>
      </p>
      <BarChart
        bars={series.bars.map((bar) => ({ key: bar.day, value: Number(bar.revenue) }))}
        label={t("house.statistics.chart", { revenue: money(revenue, currency) })}
        from={day(series.bars[0]?.day ?? statistics.date_from)}
        to={day(statistics.date_to)}
      />
      <p className={soft}>{t("today.withVat")}</p>
    </Panel>
  );
}
