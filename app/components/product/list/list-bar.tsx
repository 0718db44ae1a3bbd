import { Form, Link, useSubmit } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Button } from "~/components/ui/form/button";
import { SelectField } from "~/components/ui/form/field";
import * as filterBar from "~/components/ui/form/filter-bar.css";
import { pageSizesWith } from "~/contract/constants/paging";
import { useTranslation } from "~/i18n/use-translation";
import { classes } from "~/theme/classes";
import { row } from "~/theme/layout.css";
import { muted, small } from "~/theme/text.css";

/** The orders that the list offers, as the wire writes them; "" is the shop's own, or how well a search fits. */
export const LIST_ORDERS = [
  "",
  "name-asc",
  "name-desc",
  "standard_price-asc",
  "standard_price-desc",
  "create_date-desc",
];

/** Sort order, page size and view. Plain GET; `hiddenParams` are the list's filters. */
export function ListBar({
  action,
  hiddenParams,
  orderBy,
  pageSize,
  view,
  viewHref,
}: {
  action: string;
  hiddenParams: Array<[string, string]>;
  orderBy: string;
  pageSize: number;
  view: "grid" | "table";
  viewHref: (view: "grid" | "table") => string;
}) {
  const { t } = useTranslation("catalogue");
  const submit = useSubmit();
  const [order, setOrder] = useSyncedState(orderBy);
  const [size, setSize] = useSyncedState(String(pageSize));
  return (
    <Form
      action={action}
      className={filterBar.root}
      aria-label={t("list.label")}
      preventScrollReset
      onChange={({ currentTarget }) => submit(currentTarget, { preventScrollReset: true })}
    >
      {hiddenParams.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        id="order_by"
        name="order_by"
        label={t("list.orderBy")}
        value={order}
        onChange={({ target }) => setOrder(target.value)}
        options={LIST_ORDERS.map((value) => ({ value, label: t(`list.orders.${value || "own"}`) }))}
      />
      <SelectField
        id="page_size"
        name="page_size"
        label={t("list.pageSize")}
        value={size}
        onChange={({ target }) => setSize(target.value)}
        options={pageSizesWith(pageSize).map((each) => ({ value: String(each), label: String(each) }))}
      />
      <Button size="slim">{t("list.apply")}</Button>
      <p className={classes(row, filterBar.pushEnd)}>
        <span className={classes(small, muted)}>{t("list.view")}</span>{" "}
        {(["grid", "table"] as const).map((one) => [
          one === view ? (
            <b key={one} aria-current="true">
              {t(`list.views.${one}`)}
            </b>
          ) : (
            <Link key={one} to={viewHref(one)} preventScrollReset>
              {t(`list.views.${one}`)}
            </Link>
          ),
          " ",
        ])}
      </p>
    </Form>
  );
}

/** What was chosen here, until the address says otherwise: the field stays the same, and with it the focus. */
function useSyncedState(value: string) {
  const [chosen, choose] = useState(value);
  useEffect(() => choose(value), [value]);
  return [chosen, choose] as const;
}
