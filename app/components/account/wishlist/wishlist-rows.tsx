import type { FormToken } from "~/components/site/hidden-fields";
import type { Price } from "~/contract/prices";
import type { WishlistRow } from "~/contract/wishlist";
import { type TypedRow, WishlistItem } from "./wishlist-item";
import * as styles from "./wishlist-rows.css";

export function WishlistRows({
  rows,
  prices,
  typed,
  problem,
  formToken,
}: {
  rows: WishlistRow[];
  /** Prices by product id. A product without a price is no longer sold. */
  prices: Record<number, Price>;
  typed: TypedRow | null;
  problem: string | null;
  formToken: FormToken;
}) {
  return (
    <ul className={styles.root}>
      {rows.map((row) => (
        <WishlistItem
          key={row.id}
          row={row}
          price={prices[row.product]}
          typed={typed?.id === row.id ? typed : null}
          problem={typed?.id === row.id ? problem : null}
          formToken={formToken}
        />
      ))}
    </ul>
  );
}
