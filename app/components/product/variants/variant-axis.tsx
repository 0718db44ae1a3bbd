import { useTranslation } from "react-i18next";
import type { VariantItem } from "~/components/product/item";
import { stockLevel } from "~/components/product/stock";
import { Link } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { classes } from "~/theme/classes";
import * as styles from "./variant-axis.css";

/**
 * True for variants that differ in two attributes, e.g. colour and pack size. A table of all pairs would be long and
 * hard to read.
 */
export const haveTwoAxes = (variants: VariantItem[]): boolean =>
  variants.length > 3 && variants.every(({ attributes }) => attributes.length === 2);

export const axisValue = ({ attributes }: VariantItem, axis: 0 | 1): string => attributes[axis]?.value ?? "";

/**
 * Values of the first attribute. Each links to a variant, if possible with the same second value. It works without
 * scripts.
 */
export function VariantAxis({
  variants,
  current,
  onChoose,
}: {
  variants: VariantItem[];
  current: VariantItem;
  onChoose: (id: number) => void;
}) {
  const { t } = useTranslation("catalogue");
  const label = current.attributes[0]?.label;
  return (
    <div>
      <p className={styles.label} id="axis">
        {label}
      </p>
      <ul className={styles.values} aria-labelledby="axis">
        {[...new Set(variants.map((variant) => axisValue(variant, 0)))].map((value) => {
          const { id, isSoldOut } = pairOf(variants, value, axisValue(current, 1));
          return (
            <li key={value}>
              <Link
                to={`?variant=${id}`}
                replace
                preventScrollReset
                aria-current={value === axisValue(current, 0) || undefined}
                className={classes(styles.value, isSoldOut && styles.soldOut)}
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(id);
                }}
              >
                {value}
                {isSoldOut && <VisuallyHidden>{`, ${t("stock.none")}`}</VisuallyHidden>}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/**
 * Finds the variant for a value of the first attribute: one with the same second value, else one that is available,
 * else any.
 */
function pairOf(variants: VariantItem[], value: string, other: string) {
  const all = variants.filter((variant) => axisValue(variant, 0) === value);
  const target =
    all.find((variant) => axisValue(variant, 1) === other) ??
    all.find((variant) => stockLevel(variant) !== "none") ??
    all[0];
  return { id: target?.id ?? 0, isSoldOut: target !== undefined && stockLevel(target) === "none" };
}
