import "~/kit";
import "~/operator-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ChosenPrints } from "~/components/operator/orders/list/chosen-prints";
import { OrderRows } from "~/components/operator/orders/list/order-rows";
import { askedIn, ordersAddress, VIEWS } from "~/components/operator/orders/list/orders-address";
import { OrdersFilter } from "~/components/operator/orders/list/orders-filter";
import { SavedViewForm } from "~/components/operator/orders/list/saved-view";
import { soft } from "~/components/operator/ui/base.css";
import { BulkBar } from "~/components/operator/ui/forms";
import { ViewTabs } from "~/components/operator/ui/lists";
import { Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { FormErrors } from "~/components/ui/form/form-errors";
import { Link } from "~/components/ui/page/link";
import { MANY_ORDERS } from "~/contract/constants/order-list";
import { operatorOrdersForm } from "~/contract/operator/order-forms";
import {
  type OrderListAnswer,
  type OrderListCounts,
  OrderListQuery,
  type SavedView,
} from "~/contract/operator/order-list";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { read, refuse } from "~/storefront/forms/form";
import { queryIn } from "~/storefront/operator/query-in";
import { type OperatorContext, operatorContext, runAction } from "~/storefront/operator/require-operator";

export async function loader(args: LoaderFunctionArgs) {
  const context = await operatorContext(args, "orders.read");
  const query = queryIn(OrderListQuery, context.url);
  const [orders, views, methods] = await Promise.all([
    context.shop.orderList.list(query),
    context.shop.savedViews.list({}),
    paymentMethods(context),
  ]);
  return { query, orders, views: views.results, methods };
}

async function paymentMethods({ shop, may, locale }: OperatorContext) {
  if (!may("selling.read")) return [];
  const { results } = await shop.selling.list({ kind: "payment", page: "-1" });
  return results.map(({ key, row }) => ({ code: key, name: row[`name_${locale}`] || row.name_it || key }));
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale, url } = await operatorContext(args, "orders.read");
  const { submission } = await read(args, operatorOrdersForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const { value } = submission;
  const here = `${url.pathname}${url.search}`;
  const run = (change: Promise<unknown>, to: string) => runAction(args, submission, change, to, t("done"));
  switch (value.intent) {
    case "save-view":
      return run(shop.savedViews.create({ name: value.name, query: value.query }), here);
    case "rename-view":
      return run(shop.savedViews.rename({ id: value.view, name: value.name }), here);
    case "delete-view":
      return run(shop.savedViews.delete({ id: value.view }), operatorPaths.orders());
  }
}

export default function OperatorOrders() {
  const { query, orders, views, methods } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const { t } = useTranslation("operator");
  const { after, ...filters } = query;
  const asked = askedIn(ordersAddress(filters));
  const view = views.find((one) => askedIn(`?${one.query}`) === asked) ?? null;
  return (
    <Stack>
      <PageHead title={t("nav.orders")} />
      <FormErrors title={() => t("notDone")} error={result?.error} idOf={() => "view-name"} />
      <OrderTabs counts={orders.counts} views={views} asked={asked} />
      <OrdersFilter key={asked} query={query} methods={methods} />
      {asked !== "" && (view || !isFixed(asked)) && (
        <SavedViewForm key={view?.id ?? asked} view={view} query={asked} result={result} />
      )}
      {orders.results.length === 0 ? (
        <Empty>
          {t("orderList.none")}{" "}
          {asked !== "" && <Link to={operatorPaths.orders()}>{t("products.dropFilters")}</Link>}
        </Empty>
      ) : (
        <form action={operatorPaths.chosenOrders()}>
          <Panel bleed>
            <BulkBar label={t("chosen.bar")}>
              <span className={soft}>{t("chosen.bar")}</span>
              <Button>{t("chosen.go")}</Button>
              <ChosenPrints />
            </BulkBar>
            <OrderRows orders={orders.results} query={query} />
          </Panel>
        </form>
      )}
      <WhereToLookOn orders={orders} query={query} />
      <p>
        {after !== undefined && <Link to={ordersAddress(filters)}>{t("products.first")}</Link>}{" "}
        {orders.next !== null && (
          <Link to={ordersAddress(filters, orders.next)} rel="next">
            {t("orderList.next")}
          </Link>
        )}
      </p>
    </Stack>
  );
}

const isFixed = (asked: string) => VIEWS.some(({ filters }) => askedIn(ordersAddress(filters)) === asked);

function OrderTabs({ counts, views, asked }: { counts: OrderListCounts; views: SavedView[]; asked: string }) {
  const { t } = useTranslation("operator");
  const { number } = useFormat();
  // Counts of stored states are exact; others stop at MANY_ORDERS.
  const shown = (key: keyof OrderListCounts) =>
    counts[key] >= MANY_ORDERS && COUNTED.has(key)
      ? t("today.more", { number: number(MANY_ORDERS) })
      : number(counts[key]);
  return (
    <ViewTabs
      label={t("orderList.views.label")}
      tabs={[
        ...VIEWS.map(({ key, filters }) => {
          const to = ordersAddress(filters);
          return {
            to,
            name: t(`orderList.tabs.${key}`),
            count: shown(key),
            isCurrent: askedIn(to) === asked,
          };
        }),
        ...views.map(({ id, name, query }) => {
          const to = query === "" ? operatorPaths.orders() : `${operatorPaths.orders()}?${query}`;
          return { to, name, key: `view-${id}`, isCurrent: askedIn(to) === asked };
        }),
      ]}
    />
  );
}

const COUNTED: ReadonlySet<keyof OrderListCounts> = new Set(["to_pay", "late", "disputes"]);

/** Notice shown if the search did not cover all orders. */
function WhereToLookOn({ orders: { cut }, query }: { orders: OrderListAnswer; query: OrderListQuery }) {
  const { t } = useTranslation("operator");
  const { number } = useFormat();
  if (!cut) return null;
  const { after: _, ...filters } = query;
  const values = { number: number(cut.looked_at) };
  return (
    <p className={soft}>
      {query.search ? t("orderList.cutSearch", values) : t("orderList.cut", values)}{" "}
      {cut.more && <Link to={ordersAddress(filters, cut.more)}>{t("orderList.lookOn")}</Link>}
    </p>
  );
}
