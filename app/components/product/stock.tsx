import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useHandlingTime } from "~/components/site/frame/use-frame";
import { LOW_STOCK_BELOW } from "~/contract/constants/limits";
import { useFormat } from "~/i18n/use-format";
import { classes } from "~/theme/classes";
import type { Sold } from "./item";
import * as styles from "./stock.css";

export interface StockInfo {
  quantity: number;
  is_backorderable: boolean;
  restock_date?: string | null;
  /** Smallest quantity that can be bought. Absent for a product with variants. */
  min_qty?: number;
  variants_count?: number;
}

export function stockLevel(stock: StockInfo) {
  const { quantity, is_backorderable } = stock;
  if (!is_backorderable && quantity < leastOf(stock)) return "none";
  if (quantity >= LOW_STOCK_BELOW) return "plenty";
  if (is_backorderable) return quantity > 0 ? "plenty" : "later";
  return "few";
}

const leastOf = ({ min_qty = 1, variants_count = 0 }: StockInfo): number =>
  variants_count > 0 ? 1 : min_qty;

/** True if a consumer sees the product but cannot buy it (`not_for_consumers`, CONTRACT §4). */
export function isBusinessOnly(product: Pick<Sold, "compliance" | "price">) {
  return product.compliance.audience === "business" && product.price.includes_vat;
}

/**
 * Stock level and dispatch, as a square with text.
 * @param requestedQty if it exceeds the stock of a backorderable product, the text states that the rest comes later
 */
export function Stock({
  stock,
  wording = "short",
  requestedQty = LOW_STOCK_BELOW,
}: {
  stock: StockInfo;
  wording?: "brief" | "short" | "full";
  requestedQty?: number;
}) {
  const { t } = useTranslation("catalogue");
  const { number, day } = useFormat();
  const handling = useHandlingTime();
  const level = stockLevel(stock);
  const when = stock.restock_date ? "On" : "";
  const more =
    level === "plenty" && stock.quantity < Math.max(LOW_STOCK_BELOW, requestedQty) ? `More${when}` : "";
  const length = wording === "full" ? "full" : "short";
  const key = {
    plenty: more === "" || wording === "brief" ? `plenty.${length}` : `plenty${more}`,
    few: `few.${length}`,
    later: wording === "brief" ? `laterBrief${when}` : `later${when}`,
    none: wording === "brief" ? "none" : stock.quantity > 0 ? "tooFew" : `none${when}`,
  }[level];
  return (
    <StockMark level={level}>
      {t(`stock.${key}`, {
        count: stock.quantity,
        number: number(stock.quantity),
        min: number(leastOf(stock)),
        handling,
        date: stock.restock_date ? day(stock.restock_date) : "",
      })}
    </StockMark>
  );
}

/** The stock square with custom text: full, half, outlined or empty. */
export function StockMark({
  level,
  className,
  children,
}: {
  level: keyof typeof styles.levels;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span className={classes(styles.root, styles.levels[level], className)}>
      <span>{children}</span>
    </span>
  );
}
