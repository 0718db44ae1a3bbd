import type { ListItem } from "~/components/product/item";
import { ProductGrid } from "~/components/product/list/product-grid";
import type { FormToken } from "~/components/site/hidden-fields";
import type { Related } from "~/contract/products";
import { useTranslation } from "~/i18n/use-translation";
import { classes } from "~/theme/classes";
import { stack } from "~/theme/layout.css";
import * as styles from "./related-products.css";

/** What belongs to a product, kind by kind; where four plates fit in a row, small kinds share one. */
export function RelatedProducts({
  near,
  formToken,
  redirectTo,
}: {
  near: { kind: Related["kind"]; products: ListItem[] }[];
  formToken: FormToken;
  /** Where adding to the cart leads back to. */
  redirectTo: string;
}) {
  const { t } = useTranslation("catalogue");
  return (
    <div className={styles.root}>
      {near.map(({ kind, products }) => {
        const width = WIDTHS[products.length] ?? "four";
        return (
          <section key={kind} className={classes(stack.s4, styles.widths[width])}>
            <h2>{t(`product.relatedKinds.${kind}`)}</h2>
            <ProductGrid products={products} formToken={formToken} redirectTo={redirectTo} layout={width} />
          </section>
        );
      })}
    </div>
  );
}

/** By how many there are. */
const WIDTHS = ["four", "one", "two", "three"] as const;
