import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { VariantItem } from "~/components/product/item";
import { CellPrice } from "~/components/product/price";
import { Stock, stockLevel } from "~/components/product/stock";
import { Check } from "~/components/ui/form/check";
import { Cell, ColumnHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import { useFormat } from "~/i18n/use-format";
import { classes } from "~/theme/classes";
import { code, small } from "~/theme/text.css";
import { axisValue, haveTwoAxes, VariantAxis } from "./variant-axis";
import * as styles from "./variant-picker.css";

interface PickerProps {
  variants: VariantItem[];
  /** Id of the variant whose price the page shows. Without JavaScript another variant may be checked. */
  current: number;
  onChoose: (id: number) => void;
}

/** Choice of a variant. If variants differ in two attributes, they are chosen one after the other. */
export const VariantPicker = memo(function VariantPicker({ variants, current, onChoose }: PickerProps) {
  const { t } = useTranslation("catalogue");
  const item = variants.find(({ id }) => id === current);
  if (!item || !haveTwoAxes(variants))
    return <VariantTable variants={variants} current={current} onChoose={onChoose} axis={null} />;
  const value = axisValue(item, 0);
  const shown = variants.filter((variant) => axisValue(variant, 0) === value);
  const made = new Set(shown.map((variant) => axisValue(variant, 1)));
  const missing = [...new Set(variants.map((variant) => axisValue(variant, 1)))].filter(
    (other) => !made.has(other),
  );
  return (
    <>
      <VariantAxis variants={variants} current={item} onChoose={onChoose} />
      <VariantTable key={value} variants={shown} current={current} onChoose={onChoose} axis={1} />
      {missing.length > 0 && (
        <p className={small}>{t("variants.notMade", { value, others: missing.join(", ") })}</p>
      )}
    </>
  );
});

/** Variants as radio buttons in a table. The enclosing form posts their name `product`. */
function VariantTable({
  variants,
  current,
  onChoose,
  axis,
}: PickerProps & {
  /** Index of the attribute that labels a row, or null for all attributes. */
  axis: 1 | null;
}) {
  const { t } = useTranslation("catalogue");
  const heading = axis === null ? headingOf(variants) : (variants[0]?.attributes[axis]?.label ?? "");
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
          <VariantRow
            key={variant.id}
            variant={variant}
            name={axis === null ? variantName(variant) : axisValue(variant, axis)}
            isCurrent={variant.id === current}
            withUnit={units}
            onChoose={onChoose}
          />
        ))}
      </TableBody>
    </Table>
  );
}

function VariantRow({
  variant,
  name,
  isCurrent,
  withUnit,
  onChoose,
}: {
  variant: VariantItem;
  name: string;
  isCurrent: boolean;
  withUnit: boolean;
  onChoose: (id: number) => void;
}) {
  const { t } = useTranslation("catalogue");
  const { money } = useFormat();
  return (
    <TableRow>
      <Cell>
        <Check
          type="radio"
          name="product"
          value={variant.id}
          defaultChecked={isCurrent}
          data-stock={stockLevel(variant)}
          data-priced={isCurrent || undefined}
          onChange={() => onChoose(variant.id)}
        >
          <span className={styles.name}>{name}</span>
        </Check>
      </Cell>
      <Cell className={classes(code, styles.sku)}>{variant.sku}</Cell>
      <Cell label={t("table.stock")} className={styles.stock}>
        <Stock stock={variant} wording="brief" />
      </Cell>
      {withUnit && (
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
  );
}

export const variantName = (variant: VariantItem) => variant.attributes.map(({ value }) => value).join(", ");

/** Names of the attributes in which the variants differ, e.g. "Formato" or "Formato, colore". */
export const headingOf = (variants: VariantItem[]) =>
  variants[0]?.attributes.map(({ label }) => label).join(", ") ?? "";
