import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import * as filterBar from "~/components/ui/form/filter-bar.css";
import { Form, Link } from "~/components/ui/page/link";
import { ORDER_STATUSES } from "~/contract/constants/enums";
import { pageSizesWith } from "~/contract/constants/paging";
import { paths } from "~/paths";

export interface OrderFilter {
  date_from: string;
  date_to: string;
  number: string;
  reference: string;
  status: string;
}

/** Filter form of the order list, a plain GET. The fields contain the requested values. */
export function OrdersFilter({ filter, pageSize }: { filter: OrderFilter; pageSize: number }) {
  const { t } = useTranslation(["account", "catalogue"]);
  const field = (name: keyof OrderFilter) => ({ id: name, name, defaultValue: filter[name] });
  const statuses = ORDER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }));
  return (
    <Form action={paths.orders()} className={filterBar.root} aria-label={t("orders.filter.label")}>
      <TextField {...field("date_from")} type="date" label={t("orders.filter.from")} />
      <TextField {...field("date_to")} type="date" label={t("orders.filter.to")} />
      <TextField {...field("number")} label={t("orders.filter.number")} size={11} />
      <TextField {...field("reference")} label={t("orders.filter.reference")} size={11} />
      <SelectField
        {...field("status")}
        label={t("orders.filter.status")}
        options={[{ value: "", label: t("orders.filter.any") }, ...statuses]}
      />
      <SelectField
        id="page_size"
        name="page_size"
        label={t("catalogue:list.pageSize")}
        defaultValue={String(pageSize)}
        options={pageSizesWith(pageSize).map((size) => ({ value: String(size), label: String(size) }))}
      />
      <Button>{t("orders.filter.apply")}</Button>{" "}
      {Object.values(filter).some((value) => value !== "") && (
        <Link className={filterBar.link} to={paths.orders()}>
          {t("orders.filter.clear")}
        </Link>
      )}
    </Form>
  );
}
