import type { VariantItem } from "~/components/product/item";
import { CellPrice } from "~/components/product/price";
import { Stock, stockLevel } from "~/components/product/stock";
import { Check } from "~/components/ui/form/check";
import { Cell, ColumnHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { classes } from "~/theme/classes";
import { code } from "~/theme/text.css";
import * as styles from "./variant-picker.css";

/** One of the variants, as radio buttons in a table: the name `product` is what the form around it posts. */
export function VariantPicker({
  variants,
  chosen,
  priced,
  onChoose,
}: {
  variants: VariantItem[];
  chosen: number;
  /** Whose price the page shows: without JavaScript another may be checked. */
  priced: number;
  onChoose: (id: number) => void;
}) {
  const { t } = useTranslation("catalogue");
  const { money } = useFormat();
  const heading = headingOf(variants);
  const units = variants.some(({ unit_price }) => unit_price);
  return (
    <Table caption={heading} phone="cards" className={styles.root}>
      <TableHead>
        <ColumnHead>{heading}</ColumnHead>
        <ColumnHead className={styles.sku}>{t("table.code")}</ColumnHead>
        <ColumnHead>{t("table.stock")}</ColumnHead>
        {units && <ColumnHead align="end">{t("variants.unitPrice")}</ColumnHead>}
        <ColumnHead align="end">{t("table.price")}</ColumnHead>
      </TableHead>
      <TableBody>
        {variants.map((variant) => (
          <TableRow key={variant.id}>
            <Cell>
              <Check
                type="radio"
                name="product"
                value={variant.id}
                defaultChecked={variant.id === chosen}
                data-stock={stockLevel(variant)}
                data-priced={variant.id === priced || undefined}
                onChange={() => onChoose(variant.id)}
              >
                <span className={styles.name}>{variantName(variant)}</span>
              </Check>
            </Cell>
            <Cell className={classes(code, styles.sku)}>{variant.sku}</Cell>
            <Cell label={t("table.stock")}>
              <Stock stock={variant} wording="brief" />
            </Cell>
            {units && (
              <Cell align="end" label={t("variants.unitPrice")} className={styles.unit}>
                {variant.unit_price &&
                  t(`price.per.${variant.unit_price.per}`, {
                    price: money(variant.unit_price.price, variant.price.currency),
                  })}
              </Cell>
            )}
            <Cell align="end" label={t("table.price")} className={styles.price}>
              <CellPrice price={variant.price} />
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export const variantName = (variant: VariantItem) => variant.attributes.map(({ value }) => value).join(", ");

/** What the variants differ by: "Formato", "Formato, colore". */
export const headingOf = (variants: VariantItem[]) =>
  variants[0]?.attributes.map(({ label }) => label).join(", ") ?? "";
