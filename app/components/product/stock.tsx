import type { ReactNode } from "react";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { classes } from "~/theme/classes";
import * as styles from "./stock.css";

export interface StockInfo {
  quantity: number;
  is_backorderable: boolean;
  restock_date?: string | null;
}

/** Below this many the last ones are counted aloud. */
const LOW_STOCK_BELOW = 10;

export function stockLevel({ quantity, is_backorderable }: StockInfo) {
  if (quantity >= LOW_STOCK_BELOW) return "plenty";
  if (is_backorderable) return quantity > 0 ? "plenty" : "later";
  return quantity > 0 ? "few" : "none";
}

/**
 * Is there any, and when does it leave: a square for the eye, always with the words.
 * @param wanted more than there is of a thing that can be ordered: the rest comes later, and is said to
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
  const level = stockLevel(stock);
  const when = stock.restock_date ? "On" : "";
  const more =
    level === "plenty" && stock.quantity < Math.max(LOW_STOCK_BELOW, requestedQty) ? `More${when}` : "";
  const length = wording === "full" ? "full" : "short";
  const key = {
    plenty: more === "" || wording === "brief" ? `plenty.${length}` : `plenty${more}`,
    few: `few.${length}`,
    later: wording === "brief" ? `laterBrief${when}` : `later${when}`,
    none: wording === "brief" ? "none" : `none${when}`,
  }[level];
  return (
    <StockMark level={level}>
      {t(`stock.${key}`, {
        count: stock.quantity,
        number: number(stock.quantity),
        date: stock.restock_date ? day(stock.restock_date) : "",
      })}
    </StockMark>
  );
}

/** The square alone with words of one's own: full, half, outlined, empty. */
export function StockMark({ level, children }: { level: keyof typeof styles.levels; children: ReactNode }) {
  return (
    <span className={classes(styles.root, styles.levels[level])}>
      <span>{children}</span>
    </span>
  );
}
