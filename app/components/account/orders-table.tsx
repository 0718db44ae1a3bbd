import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Deed, DeedFields } from "~/components/site/deed-fields";
import { Button } from "~/components/ui/button";
import { Cell, ColumnHead, RowHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/table";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import type { Order } from "~/contract/orders";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { StatusOfOrder } from "./order-status";
import * as styles from "./orders-table.css";

/** Orders, newest first; `whose="many"` names the customer of each, for an agent who looks at all of them. */
export function OrdersTable({
  orders,
  whose = "one",
  deed,
}: {
  orders: Order[];
  whose?: "one" | "many";
  deed: Deed;
}) {
  const { t } = useTranslation("account");
  return (
    <Table caption={t("orders.caption")} captionLook="hidden" phone="cards" className={styles.root}>
      <TableHead>
        <ColumnHead>{t("orders.number")}</ColumnHead>
        <ColumnHead>{t("orders.date")}</ColumnHead>
        {whose === "many" && <ColumnHead>{t("orders.customer")}</ColumnHead>}
        <ColumnHead>{t("orders.reference")}</ColumnHead>
        <ColumnHead align="end" className={styles.items}>
          {t("orders.items")}
        </ColumnHead>
        <ColumnHead align="end">{t("orders.total")}</ColumnHead>
        <ColumnHead>{t("orders.status")}</ColumnHead>
        <ColumnHead className={styles.action}>
          <VisuallyHidden>{t("orders.actions")}</VisuallyHidden>
        </ColumnHead>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <RowOfOrder key={order.id} order={order} whose={whose} deed={deed} />
        ))}
      </TableBody>
    </Table>
  );
}

function RowOfOrder({ order, whose, deed }: { order: Order; whose: "one" | "many"; deed: Deed }) {
  const { t } = useTranslation("account");
  const { money, number, shortDate } = useFormat();
  return (
    <TableRow>
      <RowHead className={styles.number}>
        <Link to={paths.order(order.id)}>{order.number}</Link>
      </RowHead>
      <Cell label={t("orders.date")}>
        <time dateTime={order.date}>{shortDate(order.date)}</time>
      </Cell>
      {whose === "many" && (
        <Cell label={t("orders.customer")} className={styles.reference}>
          {order.business_name}
        </Cell>
      )}
      <Cell label={t("orders.reference")} className={styles.reference}>
        {order.customer_reference}
      </Cell>
      <Cell align="end" label={t("orders.items")} className={styles.items}>
        {number(order.article_count)}
      </Cell>
      <Cell align="end" label={t("orders.total")} className={styles.total}>
        <b>{money(order.total, order.currency)}</b>
      </Cell>
      <Cell label={t("orders.status")} className={styles.status}>
        <StatusOfOrder status={order.status} />
      </Cell>
      <Cell className={styles.action}>
        <Form method="post" action={paths.order(order.id)}>
          <DeedFields deed={deed} />
          <Button size="slim" name="intent" value="reorder">
            {t("orders.reorder")}
            <VisuallyHidden> {order.number}</VisuallyHidden>
          </Button>
        </Form>
      </Cell>
    </TableRow>
  );
}
