import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { SelectField } from "~/components/ui/form/field";
import * as filterBar from "~/components/ui/form/filter-bar.css";
import { Link } from "~/components/ui/page/link";
import { pageSizesWith } from "~/contract/constants/paging";
import { withQuery } from "~/paths";
import { classes } from "~/theme/classes";
import { row } from "~/theme/layout.css";
import { sheet } from "~/theme/sheet.css";
import { muted, small } from "~/theme/text.css";
import { listControl } from "./list-layout.css";
import { inView, type ListState, queryOf } from "./list-state";

/** The orders that the list offers, as the wire writes them; "" is the shop's own, or how well a search fits. */
const LIST_ORDERS = [
  "",
  "name-asc",
  "name-desc",
  "standard_price-asc",
  "standard_price-desc",
  "create_date-desc",
];

/** Sort order, page size and view: the second sheet of the list's form. */
export function ListBar({ path, query }: { path: string; query: ListState }) {
  const { t } = useTranslation("catalogue");
  const { order_by, page_size, view } = query;
  return (
    <details className={sheet}>
      <summary className={listControl}>
        <span>{t("list.orderBy")}</span> <b>{t(`list.orders.${order_by || "own"}`)}</b>
      </summary>
      <div className={filterBar.root}>
        <SelectField
          id="order_by"
          name="order_by"
          label={t("list.orderBy")}
          defaultValue={order_by}
          options={LIST_ORDERS.map((value) => ({ value, label: t(`list.orders.${value || "own"}`) }))}
        />
        <SelectField
          id="page_size"
          name="page_size"
          label={t("list.pageSize")}
          defaultValue={page_size}
          options={pageSizesWith(page_size).map((each) => ({ value: String(each), label: String(each) }))}
        />
        <Button>{t("list.apply")}</Button>
        <p className={classes(row, filterBar.pushEnd)}>
          <span className={classes(small, muted)}>{t("list.view")}</span>{" "}
          {(["grid", "table"] as const).map((one) => [
            one === view ? (
              <b key={one} aria-current="true">
                {t(`list.views.${one}`)}
              </b>
            ) : (
              <Link
                key={one}
                to={withQuery(path, { ...queryOf(inView(query, one)), view: one })}
                preventScrollReset
              >
                {t(`list.views.${one}`)}
              </Link>
            ),
            " ",
          ])}
        </p>
      </div>
    </details>
  );
}
