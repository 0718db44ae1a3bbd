import { useTranslation } from "react-i18next";
import { OrderStatusLabel } from "~/components/account/orders/order-status";
import { Link } from "~/components/ui/page/link";
import type { OperatorCustomer } from "~/contract/operator/customers";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { soft } from "../ui/base.css";
import { Cell, DataTable, Head, RowName } from "../ui/data-table";
import { Panel } from "../ui/page";

/** The newest orders and the number of all orders. For an agent, the orders of the agent's customers. */
export function CustomerOrders({ customer, isLinked }: { customer: OperatorCustomer; isLinked: boolean }) {
  const { t } = useTranslation("operator");
  const { money, date, number } = useFormat();
  const { user, orders, orders_count: count, currency } = customer;
  if (user.is_agent)
    return (
      <Panel title={t("customers.ofThisAgent")}>
        <Link to={operatorPaths.customers({ agent: user.id })}>{t("customers.seeThem")}</Link>
      </Panel>
    );
  return (
    <Panel
      title={t("customers.orders")}
      more={t("customers.ordersCount", { count, number: number(count) })}
      bleed={orders.length > 0}
    >
      {orders.length === 0 ? (
        <p className={soft}>{t("customers.noOrders")}</p>
      ) : (
        <DataTable
          compact
          caption={t("customers.orders")}
          heads={
            <>
              <Head>{t("orders.number")}</Head>
              <Head>{t("orders.date")}</Head>
              <Head far>{t("customers.reference")}</Head>
              <Head>{t("orders.status")}</Head>
              <Head>{t("nav.payment")}</Head>
              <Head end>{t("orders.total")}</Head>
            </>
          }
        >
          {orders.map((order) => (
            <tr key={order.id}>
              <RowName>
                {isLinked ? <Link to={operatorPaths.order(order.id)}>{order.number}</Link> : order.number}
              </RowName>
              <Cell>{date(order.date)}</Cell>
              <Cell far label={t("customers.reference")}>
                {order.reference || "–"}
              </Cell>
              <Cell>
                <OrderStatusLabel status={order.status} />
              </Cell>
              <Cell>{t(`account:paymentState.${order.payment_state}`)}</Cell>
              <Cell end figure>
                {money(order.total, currency)}
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </Panel>
  );
}
