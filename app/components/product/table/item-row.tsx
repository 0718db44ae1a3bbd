import { useTranslation } from "react-i18next";
import type { ListItem } from "~/components/product/item";
import { EnergyArrow } from "~/components/product/label/energy-arrow";
import { CellPrice, PerUnit } from "~/components/product/price";
import { QuantityInput } from "~/components/product/quantity-input";
import { isBusinessOnly, Stock, stockLevel } from "~/components/product/stock";
import { Cell, RowHead, TableRow } from "~/components/ui/list/table";
import { Link } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { code } from "~/theme/text.css";
import * as styles from "./product-table.css";

export function ItemRow({
  item,
  rows,
  tiers,
  typed,
}: {
  item: ListItem;
  /** Number of rows of the product that begins with this row, or 0 if it began before. */
  rows: number;
  /** Minimum quantities of the price columns. */
  tiers: readonly number[];
  typed: string | undefined;
}) {
  const { t } = useTranslation("catalogue");
  const { number, money } = useFormat();
  const { slug, name } = item.group ?? item;
  const { currency, includes_vat, tiers: own = [] } = item.price;
  return (
    <TableRow>
      {rows > 0 && (
        <RowHead rows={rows} className={styles.name}>
          <Link to={paths.product(slug)}>{name}</Link>
          {item.compliance.energy && <EnergyArrow energy={item.compliance.energy} />}
        </RowHead>
      )}
      <Cell className={styles.size}>
        {item.size && <b>{item.size}</b>}
        <QuantityRule item={item} />
      </Cell>
      <Cell className={classes(code, styles.sku)}>{item.sku}</Cell>
      <Cell label={t("table.stock")} className={styles.stock}>
        <Stock stock={item} wording="brief" />{" "}
        {item.ordered_qty ? (
          <span className={styles.detail}>{t("table.bought", { number: number(item.ordered_qty) })}</span>
        ) : null}
      </Cell>
      <Cell align="end" label={t("table.price")} className={styles.price}>
        <CellPrice price={item.price} />{" "}
        {includes_vat && <PerUnit unit={item.unit_price} currency={currency} />}
      </Cell>
      {tiers.map((quantity) => {
        const tier = own.find(({ min_qty }) => min_qty === quantity);
        return (
          <Cell key={quantity} align="end" className={styles.tiers}>
            {tier && money(tier.price, currency)}
          </Cell>
        );
      })}
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
