import { useTranslation } from "react-i18next";
import type { Product } from "~/contract/products";
import { classes } from "~/theme/classes";
import { muted, small } from "~/theme/text.css";
import * as styles from "./labels.css";

/** Months of the legal guarantee. A shorter producer's guarantee adds nothing. */
const LEGAL_MONTHS = 24;

/** Producer's guarantee of durability beyond the legal guarantee: its duration and scope (Reg. 2025/1960). */
export function DurabilityLabel({
  product,
}: {
  product: Pick<Product, "brand" | "sku"> & {
    compliance: Pick<Product["compliance"], "guarantee_months" | "mpn">;
  };
}) {
  const { t } = useTranslation("catalogue");
  const { guarantee_months: months, mpn } = product.compliance;
  if (months === null || months <= LEGAL_MONTHS) return null;
  const years = Math.floor(months / 12);
  return (
    <aside className={styles.label} aria-label={t("durability.title")}>
      <span className={styles.years}>{t("durability.years", { count: years })}</span>
      <span>
        <b>{t("durability.title")}</b>
        <br />
        {[product.brand, mpn ?? product.sku].filter(Boolean).join(", ")}
        <br />
        <span className={classes(small, muted)}>{t("durability.besides")}</span>
      </span>
    </aside>
  );
}
