import { Form } from "@remix-run/react";
import { useState } from "react";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { Cell, ColumnHead, RowHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import { StickyBar } from "~/components/ui/page/sticky-bar";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { Status } from "~/components/ui/status";
import type { AgentCustomer } from "~/contract/customers";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { muted, small } from "~/theme/text.css";
import * as styles from "./customer-choice.css";

/** For whom an agent buys now: one of the customers, then Continue. */
export function CustomerChoice({
  customers,
  chosen,
  isDueFirst,
  action,
  redirectTo,
}: {
  customers: AgentCustomer[];
  /** Those who are due come before the others, under a heading of their own. */
  isDueFirst: boolean;
  /** The customer acted for now, else none. */
  chosen: number | null;
  /** This page with its search: a refused choice returns to the same results. */
  action: string;
  redirectTo: string;
}) {
  const { t } = useTranslation("account");
  // Shown only after a choice made here: without JavaScript the text could not follow the radio buttons.
  const [choice, setChoice] = useState<AgentCustomer | null>(null);
  const due = customers.filter(({ order_due }) => isDueFirst && order_due);
  const groups =
    due.length === 0
      ? [{ title: "", members: customers }]
      : [
          { title: t("customers.toCall"), members: due },
          { title: t("customers.others"), members: customers.filter((one) => !due.includes(one)) },
        ].filter(({ members }) => members.length > 0);
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Table caption={t("customers.caption")} captionVariant="hidden" phone="cards">
        <TableHead>
          <ColumnHead>{t("customers.customer")}</ColumnHead>
          <ColumnHead>{t("customers.vatNumber")}</ColumnHead>
          <ColumnHead>{t("customers.lastOrder")}</ColumnHead>
          <ColumnHead align="end">{t("customers.cart")}</ColumnHead>
        </TableHead>
        {groups.map(({ title, members }) => (
          <TableBody key={title}>
            {title && (
              <TableRow>
                <th scope="rowgroup" colSpan={4}>
                  {title}
                </th>
              </TableRow>
            )}
            {members.map((customer) => (
              <CustomerRow
                key={customer.id}
                customer={customer}
                isChosen={customer.id === chosen}
                onChoose={() => setChoice(customer)}
              />
            ))}
          </TableBody>
        ))}
      </Table>
      <StickyBar>
        <p aria-live="polite">{choice && t("customers.chosen", { name: nameOf(choice) })}</p>
        <Button variant="primary" name="intent" value="select">
          {t("customers.continue")}
        </Button>
      </StickyBar>
    </Form>
  );
}

function CustomerRow({
  customer,
  isChosen,
  onChoose,
}: {
  customer: AgentCustomer;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation("account");
  const { shortDate } = useFormat();
  return (
    <TableRow>
      <RowHead>
        <Check
          type="radio"
          name="customer"
          value={customer.id}
          required
          defaultChecked={isChosen}
          onChange={onChoose}
        >
          {nameOf(customer)}
        </Check>
        {customer.city && <span className={classes(small, muted)}>{customer.city} · </span>}
        <a className={small} href={paths.orderPad({ customer: customer.id })} target="_blank" rel="noopener">
          {t("customers.openTab")}
          <VisuallyHidden>: {nameOf(customer)}</VisuallyHidden>
        </a>
      </RowHead>
      <Cell label={t("customers.vatNumber")} className={styles.vatNumber}>
        {customer.customer_profile?.vat_number}
      </Cell>
      <Cell label={t("customers.lastOrder")}>
        <div className={styles.when}>
          {customer.last_order_date ? (
            <time dateTime={customer.last_order_date}>{shortDate(customer.last_order_date)}</time>
          ) : (
            <span className={muted}>{t("customers.never")}</span>
          )}
          <Due customer={customer} />
        </div>
      </Cell>
      <Cell align="end" label={t("customers.cart")}>
        {customer.cart_rows > 0 && t("customers.cartRows", { count: customer.cart_rows })}
      </Cell>
    </TableRow>
  );
}

/** When the next order is due at the customer's own rhythm: past, it is time to call. */
function Due({ customer }: { customer: AgentCustomer }) {
  const { t } = useTranslation("account");
  const { shortDate } = useFormat();
  if (customer.next_order_day === null) return null;
  return (
    <p className={small}>
      {customer.order_due ? (
        <Status label={t("customers.due")} tone="warn" />
      ) : (
        <span className={muted}>{t("customers.dueBy", { date: shortDate(customer.next_order_day) })}</span>
      )}
    </p>
  );
}

const nameOf = ({ customer_profile, first_name, last_name }: AgentCustomer) =>
  customer_profile?.business_name || `${first_name} ${last_name}`;
