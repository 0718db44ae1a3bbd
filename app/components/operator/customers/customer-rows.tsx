import { useTranslation } from "react-i18next";
import { Link } from "~/components/ui/page/link";
import type { ListedCustomer } from "~/contract/operator/customers";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { late, soft } from "../ui/base.css";
import { Cell, DataTable, Head, RowName } from "../ui/data-table";
import { Badge, Status } from "../ui/status";

export function CustomerRows({ customers, currency }: { customers: ListedCustomer[]; currency: string }) {
  const { t } = useTranslation("operator");
  return (
    <DataTable
      caption={t("nav.customers")}
      heads={
        <>
          <Head>{t("customers.name")}</Head>
          <Head>{t("customers.kind")}</Head>
          <Head>{t("customers.fields.email")}</Head>
          <Head far>{t("customers.fields.vat_number")}</Head>
          <Head far>{t("customers.fields.price_list")}</Head>
          <Head far>{t("customers.fields.agent")}</Head>
          <Head>{t("customers.lastOrder")}</Head>
          <Head end>{t("customers.overdue")}</Head>
        </>
      }
    >
      {customers.map((customer) => (
        <CustomerRow key={customer.id} customer={customer} currency={currency} />
      ))}
    </DataTable>
  );
}

function CustomerRow({ customer, currency }: { customer: ListedCustomer; currency: string }) {
  const { t } = useTranslation("operator");
  const { date, money } = useFormat();
  const { agent, overdue, last_order_date: lastOrder } = customer;
  return (
    <tr>
      <RowName>
        <Link to={operatorPaths.customer(customer.id)}>{customer.name}</Link>{" "}
        {!customer.is_active && (
          <Status tone="none" mark="open">
            {t("customers.isDisabled")}
          </Status>
        )}
      </RowName>
      <Cell>
        <Badge>{t(`customers.one.${customer.kind}`)}</Badge>
      </Cell>
      <Cell main>{customer.email}</Cell>
      <Cell far label={t("customers.fields.vat_number")}>
        {customer.vat_number || "–"}
      </Cell>
      <Cell far label={t("customers.fields.price_list")}>
        {customer.price_list ?? "–"}
      </Cell>
      <Cell far label={t("customers.fields.agent")}>
        {agent ? <Link to={operatorPaths.customer(agent.id)}>{agent.name}</Link> : "–"}
      </Cell>
      <Cell label={t("customers.lastOrder")}>{lastOrder ? date(lastOrder) : "–"}</Cell>
      <Cell end figure>
        <span className={overdue === "0.00" ? soft : late}>{money(overdue, currency)}</span>
      </Cell>
    </tr>
  );
}
