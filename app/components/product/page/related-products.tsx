import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { CardItem } from "~/components/product/item";
import { ProductCards } from "~/components/product/list/product-cards";
import { stockLevel } from "~/components/product/stock";
import type { FormToken } from "~/components/site/hidden-fields";
import type { Related } from "~/contract/products";
import { stack } from "~/theme/layout.css";
import * as styles from "./related-products.css";

/** Related products without duplicates, available ones first, in one row that scrolls on phones. */
export const RelatedProducts = memo(function RelatedProducts({
  near,
  formToken,
  redirectTo,
}: {
  near: { kind: Related["kind"]; products: CardItem[] }[];
  formToken: FormToken;
  redirectTo: string;
}) {
  const { t } = useTranslation("catalogue");
  const [first, ...others] = near;
  if (!first) return null;
  const products = [...new Map(near.flatMap((one) => one.products).map((one) => [one.id, one])).values()];
  const isSoldOut = (product: CardItem) => Number(stockLevel(product) === "none");
  return (
    <section className={stack.s4}>
      <h2>{t(others.length === 0 ? `product.relatedKinds.${first.kind}` : "product.near")}</h2>
      <ProductCards
        className={styles.row}
        products={products.toSorted((one, other) => isSoldOut(one) - isSoldOut(other))}
        formToken={formToken}
        redirectTo={redirectTo}
      />
    </section>
  );
});
