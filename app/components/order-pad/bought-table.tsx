import { useTranslation } from "react-i18next";
import { QuantityInput } from "~/components/product/quantity-input";
import { Stock, stockLevel } from "~/components/product/stock";
import {
  Cell,
  ColumnHead,
  RowHead,
  Table,
  TableBody,
  TableHead,
  TableRow,
  TableScroll,
} from "~/components/ui/list/table";
import { Link } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { BOUGHT_SORTS, type BoughtSort } from "~/contract/constants/enums";
import type { BoughtList, PadItem } from "~/contract/order-pad";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { type ListState, listPath } from "./list-path";
import * as styles from "./order-pad.css";

export function BoughtTable({
  bought,
  state,
  currency,
}: {
  bought: BoughtList;
  state: ListState;
  currency: string;
}) {
  const { t } = useTranslation("pad");
  const typed = new Map(bought.typed.map(({ product, qty }) => [product, qty]));
  return (
    <TableScroll>
      <Table caption={t("bought.caption")} captionVariant="hidden" phone="cards">
        <TableHead>
          <SortHead state={state} column="name" label={t("bought.item")} />
          <SortHead state={state} column="-date" label={t("bought.last")} />
          <SortHead state={state} column="-qty" label={t("bought.lastQty")} align="end" />
          <SortHead state={state} column="-price" label={t("bought.lastPrice")} align="end" />
          <SortHead state={state} column="-stock" label={t("bought.stock")} />
          <SortHead state={state} column="today" label={t("bought.today")} align="end" />
          <ColumnHead align="end">{t("bought.quantity")}</ColumnHead>
        </TableHead>
        <TableBody>
          {bought.results.map((item) => (
            <BoughtRow
              key={item.product_detail.product_id}
              item={item}
              currency={currency}
              typed={typed.get(item.product_detail.product_id)}
            />
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  );
}

/** Head of a sortable column. The first click sorts in the more useful direction, the second reverses it. */
function SortHead({
  state,
  column,
  label,
  align = "start",
}: {
  state: ListState;
  column: BoughtSort;
  label: string;
  align?: "start" | "end";
}) {
  const { t } = useTranslation("pad");
  const reversed = BOUGHT_SORTS.find(
    (sort) => sort === (column.startsWith("-") ? column.slice(1) : `-${column}`),
  );
  const next = state.sort === column && reversed ? reversed : column;
  const isSorted = state.sort === column || state.sort === reversed;
  const mark = isSorted ? (state.sort.startsWith("-") ? " ↓" : " ↑") : "";
  return (
    <ColumnHead align={align}>
      <button
        type="submit"
        className={styles.sort}
        name="intent"
        value="list"
        formAction={listPath({ ...state, sort: next, page: 1 })}
        title={t("bought.sortBy", { column: label })}
      >
        {label}
        {mark}
      </button>
    </ColumnHead>
  );
}

function BoughtRow({
  item,
  currency,
  typed,
}: {
  item: PadItem;
  currency: string;
  typed: string | undefined;
}) {
  const { t } = useTranslation("pad");
  const { money, number, shortDate } = useFormat();
  const { product_detail: detail, last, unit_price } = item;
  return (
    <TableRow>
      <RowHead>
        <Link to={paths.product(detail.slug)}>{detail.name}</Link>
        <span className={styles.detail}>{detail.sku}</span>
      </RowHead>
      <Cell label={t("bought.last")}>{last && <time dateTime={last.date}>{shortDate(last.date)}</time>}</Cell>
      <Cell align="end" label={t("bought.lastQty")}>
        {last && number(last.qty)}
      </Cell>
      <Cell align="end" label={t("bought.lastPrice")}>
        {last && money(last.unit_price, currency)}
      </Cell>
      <Cell label={t("bought.stock")}>
        <Stock stock={detail} wording="brief" />
      </Cell>
      <Cell align="end" label={t("bought.today")}>
        {money(unit_price, currency)}{" "}
        {item.retail_price && (
          <span className={styles.detail}>
            {t("bought.retail", { price: money(item.retail_price, currency) })}
          </span>
        )}
      </Cell>
      <Cell align="end" label={t("bought.quantity")}>
        {stockLevel(detail) === "none" ? (
          <VisuallyHidden>0</VisuallyHidden>
        ) : (
          <QuantityInput
            name={`qty.${detail.product_id}`}
            defaultValue={typed}
            aria-label={t("item.quantityOf", { name: `${detail.name}, ${detail.sku}` })}
          />
        )}
      </Cell>
    </TableRow>
  );
}
