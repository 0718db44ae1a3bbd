import "~/kit";
import "~/operator-kit";
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OrderStatusLabel } from "~/components/account/orders/order-status";
import { ReadinessTable } from "~/components/operator/house/readiness";
import { NAV_ITEMS } from "~/components/operator/shell/nav-items";
import { SalesChart } from "~/components/operator/today/sales-chart";
import { TodayCounters } from "~/components/operator/today/today-counters";
import { figure } from "~/components/operator/ui/bar-chart.css";
import { late, soft } from "~/components/operator/ui/base.css";
import { Cell, DataTable, Head, RowName } from "~/components/operator/ui/data-table";
import { DottedList } from "~/components/operator/ui/lists";
import { Columns, Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Link } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import { FIRST_DAY } from "~/contract/constants/invariants";
import type { Readiness } from "~/contract/operator/reports";
import type { Today } from "~/contract/operator/today";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { paths } from "~/paths";
import { operatorContext, operatorSession } from "~/storefront/operator/require-operator";

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await operatorSession(args);
  if (!actor.permissions.includes("reports.read")) {
    const first = NAV_ITEMS.find(({ needs }) => actor.permissions.includes(needs));
    throw redirect(first?.to ?? paths.index());
  }
  const { shop, may } = await operatorContext(args, "reports.read");
  // Only users who may change settings see the list.
  const [today, readiness] = await Promise.all([
    shop.today.get({}),
    may("settings.write") ? shop.readiness.get({}) : null,
  ]);
  const steps = (readiness?.results ?? []).filter(({ name }) => FIRST_DAY.some((step) => step === name));
  return { today, steps: steps.some(({ missing }) => missing.length > 0) ? steps : [] };
}

export default function OperatorToday() {
  const { today, steps } = useLoaderData<typeof loader>();
  const { t } = useTranslation("operator");
  const { money } = useFormat();
  const { currency } = today;
  return (
    <>
      <PageHead title={t("nav.today")} />
      {steps.length > 0 && <FirstDay steps={steps} />}
      <Warnings today={today} isNoindexTold={steps.length > 0} />
      <TodayCounters today={today} />
      <Columns of="side">
        <ToShip today={today} />
        <Stack>
          <Panel title={t("today.sales")}>
            <p>
              <span className={figure}>{money(today.today.revenue, currency)}</span>{" "}
              <span className={soft}>{t("today.orders", { count: today.today.orders })}</span>
            </p>
          </Panel>
          <Panel title={t("today.days")}>
            <p>
              <span className={figure}>{money(today.last_30_days.revenue, currency)}</span>{" "}
              <span className={soft}>{t("today.orders", { count: today.last_30_days.orders })}</span>
            </p>
            <p className={soft}>
              {t("today.yearBefore", {
                revenue: money(today.year_before.revenue, currency),
                orders: t("today.orders", { count: today.year_before.orders }),
              })}
            </p>
            <SalesChart today={today} />
            <p className={soft}>{t("today.withVat")}</p>
          </Panel>
          <Panel title={t("today.low")}>
            {today.low_stock.length === 0 ? (
              <p className={soft}>{t("today.noLow")}</p>
            ) : (
              <DottedList
                items={today.low_stock.map(({ sku, name, quantity }) => ({
                  key: sku,
                  name: <Link to={operatorPaths.items({ item: sku })}>{name}</Link>,
                  value: <span className={quantity <= 0 ? late : undefined}>{quantity}</span>,
                }))}
              />
            )}
          </Panel>
        </Stack>
      </Columns>
    </>
  );
}

/** Steps that a new shop needs before it can sell and be found. A step is checked once its data exist. */
function FirstDay({ steps }: { steps: Readiness["results"] }) {
  const { t } = useTranslation("operator");
  const done = steps.filter(({ missing }) => missing.length === 0).length;
  return (
    <Panel
      bleed
      id="first-day"
      title={t("today.firstDay", { steps: steps.length })}
      more={t("today.firstDayDone", { done, steps: steps.length })}
    >
      <ReadinessTable rows={steps} maySet />
    </Panel>
  );
}

/** Settings and failures because of which the shop sells less or nothing. */
function Warnings({ today: { warnings }, isNoindexTold }: { today: Today; isNoindexTold: boolean }) {
  const { t } = useTranslation("operator");
  const broken = warnings.failing_jobs + warnings.set_aside;
  return (
    <>
      {warnings.noindex && !isNoindexTold && (
        <Notice kind="warn" lead={t("today.noindex")}>
          <Link to={operatorPaths.setting("DEFAULT_ROBOTS")}>{t("nav.settings")}</Link>
        </Notice>
      )}
      {broken > 0 && (
        <Notice kind="err" lead={t("today.jobs", { count: broken })}>
          <Link to={operatorPaths.health()}>{t("nav.health")}</Link>
        </Notice>
      )}
    </>
  );
}

function ToShip({ today }: { today: Today }) {
  const { t } = useTranslation("operator");
  const { money, dateTime } = useFormat();
  if (today.to_ship.length === 0) return <Empty>{t("today.nothing")}</Empty>;
  return (
    <Panel
      bleed
      title={t("today.toShip")}
      more={<Link to={operatorPaths.orders({ status: "processing" })}>{t("today.allOf")}</Link>}
    >
      <DataTable
        caption={t("today.toShip")}
        heads={
          <>
            <Head>{t("today.order")}</Head>
            <Head>{t("today.customer")}</Head>
            <Head>{t("today.since")}</Head>
            <Head>{t("today.state")}</Head>
            <Head end>{t("today.total")}</Head>
          </>
        }
      >
        {today.to_ship.map((order) => (
          <tr key={order.id}>
            <RowName>
              <Link to={operatorPaths.order(order.id)}>{order.number}</Link>
            </RowName>
            <Cell main>{order.name}</Cell>
            <Cell>
              {order.is_late && <b className={late}>{t("today.late")}, </b>}
              {dateTime(order.date)}
            </Cell>
            <Cell>
              <OrderStatusLabel status={order.status} />
            </Cell>
            <Cell end figure>
              {money(order.total, order.currency)}
            </Cell>
          </tr>
        ))}
      </DataTable>
    </Panel>
  );
}
