import { memo } from "react";
import type { CardItem } from "~/components/product/item";
import type { FormToken } from "~/components/site/hidden-fields";
import { classes } from "~/theme/classes";
import { ProductCards } from "./product-cards";
import * as styles from "./product-grid.css";

export const ProductGrid = memo(function ProductGrid({
  products,
  layout = "besideFilters",
  ...forms
}: {
  products: CardItem[];
  formToken: FormToken;
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

/** The bestseller tag is hidden if more than one in `RARE` cards would have it, because it would not be informative. */
const RARE = 5;
