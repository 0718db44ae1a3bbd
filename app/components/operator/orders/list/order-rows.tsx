import { useTranslation } from "react-i18next";
import { OrderStatusLabel } from "~/components/account/orders/order-status";
import { late, small, soft } from "~/components/operator/ui/base.css";
import { Cell, DataTable, Head, RowName, TickCell, TickHead } from "~/components/operator/ui/data-table";
import { Status, type Tone } from "~/components/operator/ui/status";
import { Link } from "~/components/ui/page/link";
import type { OrderListItem, OrderListQuery } from "~/contract/operator/order-list";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { classes } from "~/theme/classes";
import { ordersAddress } from "./orders-address";

export function OrderRows({ orders, query }: { orders: OrderListItem[]; query: OrderListQuery }) {
  const { t } = useTranslation("operator");
  const { after: _, ...filters } = query;
  const { sort } = query;
  const byDate = { to: ordersAddress({ ...filters, sort: sort === "newest" ? "oldest" : "newest" }) };
  const dateOrder = { newest: "descending", oldest: "ascending", total: undefined } as const;
  return (
    <DataTable
      caption={t("nav.orders")}
      heads={
        <>
          <TickHead label={t("orderList.choose")} />
          <Head>{t("orders.number")}</Head>
          <Head sort={{ ...byDate, now: dateOrder[sort] }}>{t("orders.date")}</Head>
          <Head>{t("orders.customer")}</Head>
          <Head far>{t("orderList.reference")}</Head>
          <Head>{t("orderList.payment")}</Head>
          <Head>{t("orders.status")}</Head>
          <Head far>{t("orderList.leaves")}</Head>
          <Head
            end
            sort={{
              to: ordersAddress({ ...filters, sort: "total" }),
              now: sort === "total" ? "descending" : undefined,
            }}
          >
            {t("orders.total")}
          </Head>
        </>
      }
    >
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </DataTable>
  );
}

function OrderRow({ order }: { order: OrderListItem }) {
  const { t } = useTranslation("operator");
  const { money, dateTime, day } = useFormat();
  const isOpen = OPEN.has(order.status);
  return (
    <tr>
      <TickCell value={order.id} label={t("orderList.chooseOne", { number: order.number })} />
      <RowName>
        <Link to={operatorPaths.order(order.id)}>{order.number}</Link>
      </RowName>
      <Cell>{dateTime(order.date)}</Cell>
      <Cell main>
        {order.name} {order.city && <span className={classes(soft, small)}>{order.city}</span>}
      </Cell>
      <Cell far>{order.reference}</Cell>
      <Cell>
        <PaymentStatus order={order} />
      </Cell>
      <Cell>
        <OrderStatusLabel status={order.status} />{" "}
        {order.is_disputed && <Status tone="err">{t("order.payments.dispute.open")}</Status>}
      </Cell>
      <Cell far={!order.is_late}>
        {order.is_late ? (
          <span className={late}>{t("today.late")}</span>
        ) : (
          isOpen && order.status !== "pending" && day(order.promised_by)
        )}
      </Cell>
      <Cell end figure>
        {money(order.total, order.currency)}
      </Cell>
    </tr>
  );
}

const OPEN: ReadonlySet<OrderListItem["status"]> = new Set(["pending", "processing", "partially_shipped"]);

const TONES: Record<OrderListItem["payment_state"], { tone: Tone; mark: "full" | "open" | "half" }> = {
  due: { tone: "warn", mark: "open" },
  paid: { tone: "ok", mark: "full" },
  failed: { tone: "err", mark: "full" },
  refunded: { tone: "none", mark: "full" },
};

/** An amount due by invoice is agreed, so it is not marked as a warning. */
function PaymentStatus({ order: { payment_state: state, payment_kind: kind } }: { order: OrderListItem }) {
  const { t } = useTranslation("operator");
  if (state === "due" && kind === "invoice")
    return (
      <Status tone="todo" mark="open">
        {t("orderList.onInvoice")}
      </Status>
    );
  return <Status {...TONES[state]}>{t(`orderList.payments.${state}`)}</Status>;
}
