import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { OrderStatusLabel } from "~/components/account/orders/order-status";
import * as styles from "~/components/account/orders/orders-table.css";
import { Pagination } from "~/components/site/pagination";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import * as filterBar from "~/components/ui/form/filter-bar.css";
import { Cell, ColumnHead, RowHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import { Status } from "~/components/ui/status";
import { ORDER_STATUSES } from "~/contract/constants/enums";
import { MAX_ORDER_SEARCH_LENGTH } from "~/contract/constants/limits";
import { TABLE_PAGE_SIZE } from "~/contract/constants/paging";
import { OrderStatus } from "~/contract/orders";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { operatorContext } from "~/storefront/operator/require-operator";
import { pageFromUrl } from "~/storefront/request/page-number";
import { stack } from "~/theme/layout.css";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url } = await operatorContext(args);
  const status = OrderStatus.safeParse(url.searchParams.get("status")).data;
  const number = url.searchParams.get("number")?.trim().slice(0, MAX_ORDER_SEARCH_LENGTH) || undefined;
  const { page } = pageFromUrl(url);
  const orders = await shop.orders.list({ status, number, page, page_size: TABLE_PAGE_SIZE });
  return { orders, status: status ?? "", number: number ?? "", statuses: [...ORDER_STATUSES] };
}

export default function OperatorOrders() {
  const { orders, status, number, statuses } = useLoaderData<typeof loader>();
  const { t } = useTranslation("operator");
  const { money, dateTime } = useFormat();
  return (
    <div className={stack.s5}>
      <h1>{t("nav.orders")}</h1>
      <OrdersFilter status={status} number={number} statuses={statuses} />
      {orders.count === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <Table caption={t("orders.byStatus")} captionVariant="hidden" phone="cards" className={styles.root}>
          <TableHead>
            <ColumnHead>{t("orders.number")}</ColumnHead>
            <ColumnHead>{t("orders.date")}</ColumnHead>
            <ColumnHead>{t("orders.customer")}</ColumnHead>
            <ColumnHead>{t("orders.status")}</ColumnHead>
            <ColumnHead align="end">{t("orders.total")}</ColumnHead>
          </TableHead>
          <TableBody>
            {orders.results.map((order) => (
              <TableRow key={order.id}>
                <RowHead className={styles.number}>
                  <Link to={paths.operatorOrder(order.id)}>{order.number}</Link>
                </RowHead>
                <Cell label={t("orders.date")}>{dateTime(order.date)}</Cell>
                <Cell label={t("orders.customer")} className={styles.reference}>
                  {order.business_name || order.billing_address.recipient}
                </Cell>
                <Cell label={t("orders.status")} className={styles.status}>
                  <OrderStatusLabel status={order.status} />
                  {order.is_disputed && (
                    <>
                      {" "}
                      <Status label={t("order.payments.dispute.open")} tone="err" />
                    </>
                  )}
                </Cell>
                <Cell label={t("orders.total")} align="end" className={styles.total}>
                  {money(order.total, order.currency)}
                </Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <Pagination
        page={orders.page}
        pageCount={orders.page_count}
        href={(page) => paths.operator({ status, number, page })}
      />
    </div>
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
    <Form action={paths.operator()} className={filterBar.root} aria-label={t("orders.byStatus")}>
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
      <TextField id="number" name="number" label={t("orders.number")} defaultValue={number} />
      <Button>{t("orders.search")}</Button>
    </Form>
  );
}
