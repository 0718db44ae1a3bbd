import { Form, Link } from "@remix-run/react";
import { type Deed, DeedFields } from "~/components/site/deed-fields";
import { Button } from "~/components/ui/button";
import { QuantityInput } from "~/components/ui/quantity-input";
import { Stick } from "~/components/ui/stick";
import {
  Cell,
  ColumnHead,
  RowHead,
  Table,
  TableBody,
  TableHead,
  TableRow,
  TableScroll,
} from "~/components/ui/table";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import type { Product, Variant } from "~/contract/products";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { code } from "~/theme/text.css";
import { isNotForThem } from "./card";
import { EnergyArrow } from "./energy-arrow";
import { CellPrice, PerUnit } from "./price";
import * as styles from "./product-table.css";
import { Stock, stockLevel } from "./stock";

/** For those who order from a list: codes, prices and one quantity field a line, added all at once. */
export function ProductTable({
  items,
  includesVat,
  deed,
  redirectTo,
}: {
  items: Array<Product | Variant>;
  includesVat: boolean;
  deed: Deed;
  redirectTo: string;
}) {
  const { t } = useTranslation("catalogue");
  const bought = items.some((item) => item.ordered_qty !== undefined);
  return (
    <Form method="post" action={paths.cart()}>
      <DeedFields deed={deed} redirectTo={redirectTo} />
      <TableScroll>
        <Table caption={t("table.caption")} captionLook="hidden" phone="cards" className={styles.root}>
          <TableHead>
            <ColumnHead>{t("table.code")}</ColumnHead>
            <ColumnHead>{t("table.product")}</ColumnHead>
            <ColumnHead>{t("table.stock")}</ColumnHead>
            {bought && (
              <ColumnHead align="end" className={styles.bought}>
                {t("table.bought")}
              </ColumnHead>
            )}
            <ColumnHead align="end">{t(includesVat ? "table.priceGross" : "table.priceNet")}</ColumnHead>
            <ColumnHead align="end" className={styles.tiers}>
              {t("table.tiers")}
            </ColumnHead>
            <ColumnHead align="end">{t("quantity.label")}</ColumnHead>
          </TableHead>
          <TableBody>
            {items.map((item) => (
              <ItemRow key={item.id} item={item} bought={bought} />
            ))}
          </TableBody>
        </Table>
      </TableScroll>
      <Stick>
        <p className={styles.note}>{t("table.note")}</p>
        <Button look="main" name="intent" value="add-many">
          {t("table.add")}
        </Button>
      </Stick>
    </Form>
  );
}

function ItemRow({ item, bought }: { item: Product | Variant; bought: boolean }) {
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
        <Stock stock={item} words="brief" />
      </Cell>
      {bought && (
        <Cell align="end" label={t("table.bought")} className={styles.bought}>
          {item.ordered_qty ? number(item.ordered_qty) : null}
        </Cell>
      )}
      <Cell align="end" label={t("table.price")}>
        <CellPrice price={item.price} /> <PerUnit unit={item.unit_price} currency={item.currency} />
      </Cell>
      <Cell align="end" label={t("table.tiers")} className={styles.tiers}>
        <Tiers item={item} />
      </Cell>
      <Cell align="end" label={t("quantity.label")} className={styles.quantity}>
        <Quantity item={item} />
      </Cell>
    </TableRow>
  );
}

function QuantityRule({ item }: { item: Product }) {
  const { t } = useTranslation("catalogue");
  if (item.min_qty === 1 && item.qty_step === 1) return null;
  return (
    <span className={styles.detail}>{t("quantity.rule", { min: item.min_qty, step: item.qty_step })}</span>
  );
}

function Tiers({ item }: { item: Product }) {
  const { t } = useTranslation("catalogue");
  const { money, number } = useFormat();
  return item.price.tiers.map(({ min_qty, price }) => [
    <span key={min_qty} className={styles.detail}>
      {t("price.tier", { count: min_qty, number: number(min_qty), price: money(price, item.price.currency) })}
    </span>,
    " ",
  ]);
}

function Quantity({ item }: { item: Product }) {
  const { t } = useTranslation("catalogue");
  if (stockLevel(item) === "none" || isNotForThem(item)) {
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
      aria-label={t("quantity.of", { name: `${item.name}, ${item.sku}` })}
    />
  );
}
