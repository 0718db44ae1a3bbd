import type { CardItem } from "~/components/product/item";
import type { FormToken } from "~/components/site/hidden-fields";
import { classes } from "~/theme/classes";
import { ProductCard } from "./card";
import * as styles from "./product-grid.css";

/** Products as plates: one under another on a phone, more abreast where there is room. */
export function ProductGrid({
  products,
  formToken,
  redirectTo,
  layout = "besideFilters",
}: {
  products: CardItem[];
  formToken: FormToken;
  /** Where adding to the cart leads back to. */
  redirectTo: string;
  layout?: keyof typeof styles.layouts;
}) {
  const bestsellers = products.filter(({ bestseller }) => bestseller).length;
  return (
    <ul className={classes(styles.root, styles.layouts[layout])}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          formToken={formToken}
          redirectTo={redirectTo}
          isBestsellerRare={bestsellers * RARE <= products.length}
          isFirst={layout === "besideFilters" && index === 0}
        />
      ))}
    </ul>
  );
}

/** A tag that more than every fifth card has tells nothing. */
const RARE = 5;
