import { useTranslation } from "react-i18next";
import { Button, buttonClass } from "~/components/ui/form/button";
import { Cell, ColumnHead, RowHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import { Form } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { Status } from "~/components/ui/status";
import type { AgentCustomer } from "~/contract/customers";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { muted, small } from "~/theme/text.css";
import * as styles from "./customer-choice.css";

/** An agent's customers. The button in each row selects that customer and continues. */
export function CustomerChoice({
  customers,
  isDueFirst,
  isFocused,
  action,
  redirectTo,
}: {
  customers: AgentCustomer[];
  /** Customers whose next order is due are listed first, under their own heading. */
  isDueFirst: boolean;
  /** Focuses the first row's button, so that Enter selects the only search result. */
  isFocused: boolean;
  /** The current page with its search, so that a refused selection returns to the same results. */
  action: string;
  redirectTo: string;
}) {
  const { t } = useTranslation("account");
  const due = customers.filter(({ order_due }) => isDueFirst && order_due);
  const groups =
    due.length === 0
      ? [{ title: "", members: customers }]
      : [
          { title: t("customers.toCall"), members: due },
          { title: t("customers.others"), members: customers.filter((one) => !due.includes(one)) },
        ].filter(({ members }) => members.length > 0);
  const hasTwin = (one: AgentCustomer) =>
    customers.some((other) => other.id !== one.id && nameOf(other) === nameOf(one));
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Table caption={t("customers.caption")} captionVariant="hidden">
        <TableHead>
          <ColumnHead>{t("customers.customer")}</ColumnHead>
          <ColumnHead className={styles.desk}>{t("customers.vatNumber")}</ColumnHead>
          <ColumnHead className={styles.desk}>{t("customers.lastOrder")}</ColumnHead>
          <ColumnHead align="end" className={styles.desk}>
            {t("customers.cart")}
          </ColumnHead>
          <ColumnHead>
            <VisuallyHidden>{t("orders.actions")}</VisuallyHidden>
          </ColumnHead>
        </TableHead>
        {groups.map(({ title, members }) => (
          <TableBody key={title}>
            {title && (
              <TableRow>
                <th scope="rowgroup" colSpan={5}>
                  {title}
                </th>
              </TableRow>
            )}
            {members.map((customer) => (
              <CustomerRow
                key={customer.id}
                customer={customer}
                hasTwin={hasTwin(customer)}
                isFocused={isFocused}
              />
            ))}
          </TableBody>
        ))}
      </Table>
    </Form>
  );
}

/** @param hasTwin another customer in the list has the same name */
function CustomerRow({
  customer,
  hasTwin,
  isFocused,
}: {
  customer: AgentCustomer;
  hasTwin: boolean;
  isFocused: boolean;
}) {
  const { t } = useTranslation("account");
  const { shortDate } = useFormat();
  const { id, city, username, customer_profile, last_order_date, cart_rows } = customer;
  const number = customer_profile?.vat_number;
  const name = nameOf(customer);
  const apart = [city || username, hasTwin && (number || username)].filter(Boolean);
  return (
    <TableRow>
      <RowHead className={styles.name}>
        {name}
        <div className={classes(small, styles.detail)}>
          {[...new Set(apart)].join(" · ")}
          <Due customer={customer} />
        </div>
      </RowHead>
      <Cell className={styles.desk}>{number}</Cell>
      <Cell className={styles.desk}>
        {last_order_date ? (
          <time dateTime={last_order_date}>{shortDate(last_order_date)}</time>
        ) : (
          <span className={muted}>{t("customers.never")}</span>
        )}
      </Cell>
      <Cell align="end" className={styles.desk}>
        {cart_rows > 0 && t("customers.cartRows", { count: cart_rows })}
      </Cell>
      <Cell align="end">
        <a
          className={classes(buttonClass({ variant: "text", size: "slim" }), styles.desk)}
          href={paths.orderPad({ customer: id })}
          target="_blank"
          rel="noopener"
        >
          {t("customers.openTab")}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </a>{" "}
        {customer.phone && (
          <a className={buttonClass({ size: "slim" })} href={`tel:${customer.phone.replaceAll(" ", "")}`}>
            <span aria-hidden="true">{HANDSET}</span>{" "}
            <VisuallyHidden>
              {t("customers.call")}: {name}
            </VisuallyHidden>
          </a>
        )}{" "}
        <Button variant="primary" size="slim" name="customer" value={id} autoFocus={isFocused}>
          {t("customers.buy")}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </Cell>
    </TableRow>
  );
}

/** The variation selector U+FE0E selects the text glyph instead of the emoji. */
const HANDSET = "\u260e\ufe0e";

/** Expected day of the next order, from the customer's ordering rhythm. A day in the past means that a call is due. */
function Due({ customer }: { customer: AgentCustomer }) {
  const { t } = useTranslation("account");
  const { shortDate } = useFormat();
  if (customer.next_order_day === null) return null;
  return (
    <div>
      {customer.order_due ? (
        <Status label={t("customers.due")} tone="warn" />
      ) : (
        <span className={classes(muted, styles.desk)}>
          {t("customers.dueBy", { date: shortDate(customer.next_order_day) })}
        </span>
      )}
    </div>
  );
}

const nameOf = ({ customer_profile, first_name, last_name }: AgentCustomer) =>
  customer_profile?.business_name || `${first_name} ${last_name}`;
