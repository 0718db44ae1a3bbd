import type { ReactNode } from "react";
import type { ListItem } from "~/components/product/item";
import type { FormToken } from "~/components/site/hidden-fields";
import { classes } from "~/theme/classes";
import { ProductCard } from "./card";
import * as styles from "./product-grid.css";

/** Products as plates: two abreast on a phone, more where there is room. */
export function ProductGrid({
  products,
  formToken,
  redirectTo,
  layout = "besideFilters",
}: {
  products: ListItem[];
  formToken: FormToken;
  /** Where adding to the cart leads back to. */
  redirectTo: string;
  layout?: keyof typeof styles.layouts;
}) {
  return (
    <ul className={classes(styles.root, styles.layouts[layout])}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          formToken={formToken}
          redirectTo={redirectTo}
          isFirst={layout === "besideFilters" && index === 0}
        />
      ))}
    </ul>
  );
}

/** A list's page: what narrows it at the left, the list at the right. */
export function ShopColumns({ filters, children }: { filters: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.shopColumns}>
      <div>{filters}</div>
      <div>{children}</div>
    </div>
  );
}
