import { useTranslation } from "react-i18next";
import { type ListState, queryOf } from "~/components/product/list/list-state";
import { ColumnHead, TableHead } from "~/components/ui/list/table";
import { Link } from "~/components/ui/page/link";
import { useFormat } from "~/i18n/use-format";
import { withQuery } from "~/paths";
import * as styles from "./product-table.css";

/** Table head. Sortable columns are links: the first click sorts ascending, the second descending. */
export function TableHeads({
  path,
  query,
  includesVat,
  tiers,
}: {
  path: string;
  query: ListState;
  includesVat: boolean;
  tiers: readonly number[];
}) {
  const { t } = useTranslation("catalogue");
  const { number } = useFormat();
  const sortBy = (field: string) => {
    const isUp = query.order_by === `${field}-asc`;
    const isDown = query.order_by === `${field}-desc`;
    const order_by = `${field}-${isUp ? "desc" : "asc"}`;
    return {
      sort: isUp ? ("ascending" as const) : isDown ? ("descending" as const) : undefined,
      to: withQuery(path, queryOf({ ...query, order_by, page: 1 })),
      mark: isUp ? " ↑" : isDown ? " ↓" : " ↕",
    };
  };
  const [name, price] = [sortBy("name"), sortBy("standard_price")];
  return (
    <TableHead>
      <ColumnHead sort={name.sort}>
        <Link to={name.to} preventScrollReset>
          {t("table.product")}
          <span aria-hidden="true">{name.mark}</span>
        </Link>
      </ColumnHead>
      <ColumnHead className={styles.size}>{t("table.size")}</ColumnHead>
      <ColumnHead className={styles.sku}>{t("table.code")}</ColumnHead>
      <ColumnHead className={styles.stock}>{t("table.stock")}</ColumnHead>
      <ColumnHead align="end" sort={price.sort} className={styles.price}>
        <Link to={price.to} preventScrollReset>
          {t(includesVat ? "table.priceGross" : "table.priceNet")}
          <span aria-hidden="true">{price.mark}</span>
        </Link>
      </ColumnHead>
      {tiers.map((quantity) => (
        <ColumnHead key={quantity} align="end" className={styles.tiers}>
          {t("grid.from", { number: number(quantity) })}
        </ColumnHead>
      ))}
      <ColumnHead align="end" className={styles.quantity}>
        {t("quantity.label")}
      </ColumnHead>
    </TableHead>
  );
}
