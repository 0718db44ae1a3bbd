import { useTranslation } from "react-i18next";
import { isDue } from "~/components/checkout/payment/payment-facts";
import type { FormToken } from "~/components/site/hidden-fields";
import { Button, ButtonLink } from "~/components/ui/form/button";
import { Cell, ColumnHead, RowHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import { Form, Link } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { small } from "~/theme/text.css";
import type { ListedOrder } from "./listed-order";
import { OrderStatusLabel } from "./order-status";
import * as styles from "./orders-table.css";
import { ReorderButton } from "./reorder-button";

/**
 * Orders, newest first. `customers="many"` adds the customer's name, for an agent who views the orders of all
 * customers.
 */
export function OrdersTable({
  orders,
  customers = "one",
  formToken,
}: {
  orders: ListedOrder[];
  customers?: "one" | "many";
  formToken: FormToken;
}) {
  const { t } = useTranslation("account");
  const hasReferences = orders.some(({ customer_reference }) => customer_reference);
  return (
    <Table caption={t("orders.caption")} captionVariant="hidden" phone="cards" className={styles.root}>
      <TableHead>
        <ColumnHead>{t("orders.number")}</ColumnHead>
        <ColumnHead>{t("orders.date")}</ColumnHead>
        {customers === "many" && <ColumnHead>{t("orders.customer")}</ColumnHead>}
        {hasReferences && <ColumnHead>{t("orders.reference")}</ColumnHead>}
        <ColumnHead align="end" className={styles.items}>
          {t("orders.items")}
        </ColumnHead>
        <ColumnHead align="end">{t("orders.total")}</ColumnHead>
        <ColumnHead>{t("orders.status")}</ColumnHead>
        {customers === "one" && (
          <ColumnHead className={styles.action}>
            <VisuallyHidden>{t("orders.actions")}</VisuallyHidden>
          </ColumnHead>
        )}
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <OrderTableRow
            key={order.id}
            order={order}
            customers={customers}
            hasReferences={hasReferences}
            formToken={formToken}
          />
        ))}
      </TableBody>
    </Table>
  );
}

function OrderTableRow({
  order,
  customers,
  hasReferences,
  formToken,
}: {
  order: ListedOrder;
  customers: "one" | "many";
  hasReferences: boolean;
  formToken: FormToken;
}) {
  const { t } = useTranslation(["account", "checkout"]);
  const { money, number, shortDate } = useFormat();
  return (
    <TableRow>
      <RowHead className={styles.number}>
        {customers === "one" ? (
          <Link to={paths.order(order.id)}>{order.number}</Link>
        ) : (
          <SelectCustomerAndView order={order} />
        )}
      </RowHead>
      <Cell label={t("orders.date")}>
        <time dateTime={order.date}>{shortDate(order.date)}</time>
      </Cell>
      {customers === "many" && (
        <Cell label={t("orders.customer")} className={styles.reference}>
          {order.business_name || order.recipient}
        </Cell>
      )}
      {hasReferences && (
        <Cell label={t("orders.reference")} className={styles.reference}>
          {order.customer_reference}
        </Cell>
      )}
      <Cell align="end" label={t("orders.items")} className={styles.items}>
        {number(order.article_count)}
      </Cell>
      <Cell align="end" label={t("orders.total")} className={styles.total}>
        <b>{money(order.total, order.currency)}</b>
      </Cell>
      <Cell label={t("orders.status")} className={styles.status}>
        <OrderStatusLabel status={order.status} />
        {order.payment.pay_url !== null && <p className={small}>{t("checkout:pay.stepLeft")}</p>}
      </Cell>
      {customers === "one" && (
        <Cell className={styles.action}>
          <NextAction order={order} />
          <ReorderButton order={order} formToken={formToken} />
        </Cell>
      )}
    </TableRow>
  );
}

/** The next step for the customer: pay an order that is due, or track one in transit. */
function NextAction({ order: { id, number, status, payment, trackingUrl } }: { order: ListedOrder }) {
  const { t } = useTranslation("account");
  const name = <VisuallyHidden> {number}</VisuallyHidden>;
  if (payment.pay_url)
    return (
      <ButtonLink variant="primary" size="slim" to={payment.pay_url} reloadDocument>
        {t(payment.state === "failed" ? "orders.payAgain" : "orders.pay")}
        {name}
      </ButtonLink>
    );
  if (isDue({ payment, status }) && payment.kind === "bank_transfer")
    return (
      <ButtonLink size="slim" to={`${paths.order(id)}#how-to-pay`}>
        {t("orders.transfer")}
        {name}
      </ButtonLink>
    );
  return (
    status === "shipped" &&
    trackingUrl !== null && (
      <ButtonLink size="slim" to={trackingUrl}>
        {t("orders.track")}
        {name}
      </ButtonLink>
    )
  );
}

/** Opening an order selects its customer, so that the agent acts for this customer from then on. */
function SelectCustomerAndView({ order }: { order: ListedOrder }) {
  const { t } = useTranslation("account");
  return (
    <Form method="post" action={paths.customers()}>
      <input type="hidden" name="customer" value={order.customer} />
      <input type="hidden" name="redirectTo" value={paths.order(order.id)} />
      <Button variant="text" size="slim" name="intent" value="select" title={t("orders.choose")}>
        {order.number}
      </Button>
    </Form>
  );
}
