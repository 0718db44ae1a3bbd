import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Plate } from "~/components/ui/plate";
import { Prose } from "~/components/ui/prose";
import type { Product } from "~/contract/products";
import { classes } from "~/theme/classes";
import { stack } from "~/theme/layout.css";
import { code, display, lede } from "~/theme/text.css";
import { LabelFacts } from "./label-facts";
import { ProductPrice } from "./price";
import { ProductFacts } from "./product-facts";
import * as styles from "./product-page.css";
import { ProductTags } from "./product-tags";

/** A product's page: picture, title, price, then `buy` (the one form and what belongs to it), facts and texts. */
export function ProductPage({ product, buy }: { product: Product; buy: ReactNode }) {
  const { t } = useTranslation("catalogue");
  return (
    <>
      <div className={styles.root}>
        <div>
          <Plate image={product.image} alt={product.image?.alt ?? ""} loading="eager" />
        </div>
        <div className={classes(stack.s5, styles.buy)}>
          <div className={stack.s2}>
            <ProductTags product={product} until="shown" />
            <h1 className={display}>{product.name}</h1>
            <p className={code}>{t("product.code", { sku: product.sku, brand: product.brand })}</p>
            <p className={lede}>{product.short_description}</p>
          </div>
          <ProductPrice item={product} />
          {buy}
        </div>
        <section className={stack.s4}>
          <h2>{t("product.facts")}</h2>
          <ProductFacts product={product} />
        </section>
      </div>
      <div className={styles.below}>
        <section className={stack.s4}>
          <h2>{t("product.description")}</h2>
          <Prose html={product.description} />
        </section>
        <section className={stack.s4}>
          <h2>{t("product.label")}</h2>
          <LabelFacts product={product} />
        </section>
      </div>
    </>
  );
}
