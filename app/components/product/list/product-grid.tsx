import { memo } from "react";
import type { CardItem } from "~/components/product/item";
import type { FormToken } from "~/components/site/hidden-fields";
import { classes } from "~/theme/classes";
import { ProductCards } from "./product-cards";
import * as styles from "./product-grid.css";

/** Products as plates: one under another on a phone, more abreast where there is room. */
export const ProductGrid = memo(function ProductGrid({
  products,
  layout = "besideFilters",
  ...forms
}: {
  products: CardItem[];
  formToken: FormToken;
  /** Where adding to the cart leads back to. */
  redirectTo: string;
  layout?: keyof typeof styles.layouts;
}) {
  const bestsellers = products.filter(({ bestseller }) => bestseller).length;
  return (
    <ProductCards
      className={classes(styles.root, styles.layouts[layout])}
      products={products}
      isMain={layout === "besideFilters"}
      isBestsellerRare={bestsellers * RARE <= products.length}
      {...forms}
    />
  );
});

/** A tag that more than every fifth card has tells nothing. */
const RARE = 5;
