import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { OrderStatusLabel } from "~/components/account/orders/order-status";
import { Cell, DataTable, Head, Pages, RowName } from "~/components/operator/ui/data-table";
import { FilterBar } from "~/components/operator/ui/forms";
import { Empty, PageHead, Panel } from "~/components/operator/ui/page";
import { Status } from "~/components/operator/ui/status";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import { ORDER_STATUSES } from "~/contract/constants/enums";
import { MAX_ORDER_SEARCH_LENGTH } from "~/contract/constants/limits";
import { TABLE_PAGE_SIZE } from "~/contract/constants/paging";
import { OrderStatus } from "~/contract/orders";
import { Day } from "~/contract/wire";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { operatorPaths } from "~/operator-paths";
import { operatorContext } from "~/storefront/operator/require-operator";
import { pageFromUrl } from "~/storefront/request/page-number";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url } = await operatorContext(args, "orders.read");
  const status = OrderStatus.safeParse(url.searchParams.get("status")).data;
  const number = url.searchParams.get("number")?.trim().slice(0, MAX_ORDER_SEARCH_LENGTH) || undefined;
  const dateTo = Day.safeParse(url.searchParams.get("date_to")).data;
  const { page } = pageFromUrl(url);
  const orders = await shop.orders.list({
    status,
    number,
    date_to: dateTo,
    page,
    page_size: TABLE_PAGE_SIZE,
  });
  return {
    orders,
    status: status ?? "",
    number: number ?? "",
    dateTo: dateTo ?? "",
    statuses: [...ORDER_STATUSES],
  };
}

export default function OperatorOrders() {
  const { orders, status, number, dateTo, statuses } = useLoaderData<typeof loader>();
  const { t } = useTranslation("operator");
  const { money, dateTime } = useFormat();
  return (
    <>
      <PageHead title={t("nav.orders")} />
      <OrdersFilter status={status} number={number} statuses={statuses} />
      {orders.count === 0 ? (
        <Empty>{t("none")}</Empty>
      ) : (
        <Panel bleed>
          <DataTable
            caption={t("orders.byStatus")}
            heads={
              <>
                <Head>{t("orders.number")}</Head>
                <Head>{t("orders.date")}</Head>
                <Head>{t("orders.customer")}</Head>
                <Head>{t("orders.status")}</Head>
                <Head end>{t("orders.total")}</Head>
              </>
            }
          >
            {orders.results.map((order) => (
              <tr key={order.id}>
                <RowName>
                  <Link to={operatorPaths.order(order.id)}>{order.number}</Link>
                </RowName>
                <Cell>{dateTime(order.date)}</Cell>
                <Cell main>{order.business_name || order.billing_address.recipient}</Cell>
                <Cell>
                  <OrderStatusLabel status={order.status} />
                  {order.is_disputed && (
                    <>
                      {" "}
                      <Status tone="err">{t("order.payments.dispute.open")}</Status>
                    </>
                  )}
                </Cell>
                <Cell end figure>
                  {money(order.total, order.currency)}
                </Cell>
              </tr>
            ))}
          </DataTable>
        </Panel>
      )}
      <Pages
        page={orders.page}
        pageCount={orders.page_count}
        href={(page) => operatorPaths.orders({ status, number, date_to: dateTo, page })}
      />
    </>
  );
}

function OrdersFilter({
  status,
  number,
  statuses,
}: {
  status: string;
  number: string;
  statuses: readonly string[];
}) {
  const { t } = useTranslation("operator");
  return (
    <FilterBar action={operatorPaths.orders()} label={t("orders.byStatus")}>
      <TextField id="number" name="number" label={t("orders.number")} defaultValue={number} />
      <SelectField
        id="status"
        name="status"
        label={t("orders.status")}
        defaultValue={status}
        options={[
          { value: "", label: t("all") },
          ...statuses.map((value) => ({ value, label: t(`account:status.${value}`) })),
        ]}
      />
      <Button>{t("orders.search")}</Button>
    </FilterBar>
  );
}
