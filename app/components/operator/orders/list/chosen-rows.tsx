import { useTranslation } from "react-i18next";
import { OrderStatusLabel } from "~/components/account/orders/order-status";
import { Cell, DataTable, Head, RowName } from "~/components/operator/ui/data-table";
import { Link } from "~/components/ui/page/link";
import type { ChosenOrder } from "~/contract/operator/chosen-orders";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";

export function ChosenRows({ orders }: { orders: ChosenOrder[] }) {
  const { t } = useTranslation("operator");
  const { money } = useFormat();
  return (
    <DataTable
      caption={t("chosen.orders")}
      heads={
        <>
          <Head>{t("orders.number")}</Head>
          <Head>{t("orders.customer")}</Head>
          <Head>{t("orders.status")}</Head>
          <Head>{t("chosen.may")}</Head>
          <Head end>{t("orders.total")}</Head>
        </>
      }
    >
      {orders.map((order) => (
        <tr key={order.id}>
          <RowName>
            <Link to={operatorPaths.order(order.id)}>{order.number}</Link>
          </RowName>
          <Cell main>{order.name}</Cell>
          <Cell>
            <OrderStatusLabel status={order.status} />
          </Cell>
          <Cell label={t("chosen.may")}>
            {order.acts.map((act) => t(`chosen.acts.${act}`)).join(", ") || "–"}
          </Cell>
          <Cell end figure>
            {money(order.total, order.currency)}
          </Cell>
        </tr>
      ))}
    </DataTable>
  );
}
