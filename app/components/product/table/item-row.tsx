import { Link } from "@remix-run/react";
import type { ListItem } from "~/components/product/item";
import { EnergyArrow } from "~/components/product/label/energy-arrow";
import { CellPrice, PerUnit } from "~/components/product/price";
import { QuantityInput } from "~/components/product/quantity-input";
import { isBusinessOnly, Stock, stockLevel } from "~/components/product/stock";
import { Cell, RowHead, TableRow } from "~/components/ui/list/table";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { code } from "~/theme/text.css";
import * as styles from "./product-table.css";

/** One item, with its quantity field. */
export function ItemRow({
  item,
  hasOrderedQty,
  typed,
}: {
  item: ListItem;
  hasOrderedQty: boolean;
  typed: string | undefined;
}) {
  const { t } = useTranslation("catalogue");
  const { number } = useFormat();
  return (
    <TableRow>
      <Cell className={classes(code, styles.sku)}>{item.sku}</Cell>
      <RowHead className={styles.name}>
        <Link to={paths.product(item.slug)}>{item.name}</Link>
        <QuantityRule item={item} />
        {item.compliance.energy && <EnergyArrow energy={item.compliance.energy} />}
      </RowHead>
      <Cell label={t("table.stock")} className={styles.stock}>
        <Stock stock={item} wording="brief" />
      </Cell>
      {hasOrderedQty && (
        <Cell align="end" label={t("table.bought")} className={styles.bought}>
          {item.ordered_qty ? number(item.ordered_qty) : null}
        </Cell>
      )}
      <Cell align="end" label={t("table.price")}>
        <CellPrice price={item.price} /> <PerUnit unit={item.unit_price} currency={item.price.currency} />
      </Cell>
      <Cell align="end" label={t("table.tiers")} className={styles.tiers}>
        <Tiers item={item} />
      </Cell>
      <Cell align="end" label={t("quantity.label")} className={styles.quantity}>
        <Quantity item={item} typed={typed} />
      </Cell>
    </TableRow>
  );
}

function QuantityRule({ item }: { item: ListItem }) {
  const { t } = useTranslation("catalogue");
  if (item.min_qty === 1 && item.qty_step === 1) return null;
  return (
    <span className={styles.detail}>{t("quantity.rule", { min: item.min_qty, step: item.qty_step })}</span>
  );
}

function Tiers({ item }: { item: ListItem }) {
  const { t } = useTranslation("catalogue");
  const { money, number } = useFormat();
  return item.price.tiers?.map(({ min_qty, price }) => [
    <span key={min_qty} className={styles.detail}>
      {t("price.tier", { count: min_qty, number: number(min_qty), price: money(price, item.price.currency) })}
    </span>,
    " ",
  ]);
}

function Quantity({ item, typed }: { item: ListItem; typed: string | undefined }) {
  const { t } = useTranslation("catalogue");
  if (stockLevel(item) === "none" || isBusinessOnly(item)) {
    return (
      <Link to={paths.product(item.slug)}>
        {t("card.look")}
        <VisuallyHidden>: {item.name}</VisuallyHidden>
      </Link>
    );
  }
  return (
    <QuantityInput
      name={`qty.${item.id}`}
      defaultValue={typed}
      aria-label={t("quantity.of", { name: `${item.name}, ${item.sku}` })}
    />
  );
}
