import type { ReactNode } from "react";
import type { ListItem, ProductItem, VariantItem } from "~/components/product/item";
import { ProductPrice } from "~/components/product/price";
import { ProductTags } from "~/components/product/product-tags";
import { ProductImage } from "~/components/ui/page/product-image";
import { Prose } from "~/components/ui/page/prose";
import type { Document } from "~/contract/documents";
import type { Related } from "~/contract/products";
import { useTranslation } from "~/i18n/use-translation";
import { classes } from "~/theme/classes";
import { row, screenOnly, stack } from "~/theme/layout.css";
import { code, display, lede, small } from "~/theme/text.css";
import { EnergyArrow } from "./energy-arrow";
import { HazardNote } from "./hazard-pictograms";
import { LabelFacts } from "./label-facts";
import { ProductDocuments } from "./product-documents";
import { ProductFacts } from "./product-facts";
import * as styles from "./product-page.css";
import type { ShippingAsked } from "./shipping-cost";

interface Own {
  product: ProductItem;
  variants: VariantItem[];
  inCart: Record<number, number>;
  shipping: ShippingAsked | null;
  papers: Document[];
  near: { kind: Related["kind"]; products: ListItem[] }[];
}

/** A product's page: picture, title, price, then `buy` (the one form and what belongs to it), facts and texts. */
export function ProductPage({
  product,
  choice,
  mine,
  buy,
}: {
  /** What is the same for everybody. */
  product: ProductItem;
  /** The variant whose price is shown; null: from the cheapest one's on. */
  choice: number | null;
  /** Shows what is asked for this very visitor, as soon as it is there. */
  mine: (show: (own: Own) => ReactNode, waiting?: ReactNode) => ReactNode;
  buy: (own: Own) => ReactNode;
}) {
  const { t } = useTranslation("catalogue");
  const { energy, hazard } = product.compliance;
  return (
    <>
      <div className={styles.root}>
        <div>
          <ProductImage image={product.image} alt={product.image?.alt ?? ""} isMain />
        </div>
        <div className={classes(stack.s5, styles.buy)}>
          <div className={stack.s2}>
            {mine((own) => (
              <ProductTags product={own.product} until="shown" />
            ))}
            <h1 className={display}>{product.name}</h1>
            <p className={code}>{t("product.code", { sku: product.sku, brand: product.brand })}</p>
            <p className={lede}>{product.short_description}</p>
          </div>
          {mine(({ product, variants }) => (
            <ProductPrice item={variants.find(({ id }) => id === choice) ?? product} />
          ))}
          {energy && <EnergyArrow energy={energy} />}
          {hazard && <HazardNote hazard={hazard} href="#label" />}
          {mine(buy, <p className={styles.waiting}>{t("product.waiting")}</p>)}
        </div>
        <section className={stack.s4}>
          <h2>{t("product.facts")}</h2>
          <ProductFacts product={product} />
          <nav
            className={classes(row, small, screenOnly, styles.anchors)}
            aria-label={t("product.onThisPage")}
          >
            {mine((own) =>
              sectionsOf(own).map((id) => [
                <a key={id} href={`#${id}`}>
                  {t(`product.${id}`)}
                </a>,
                " ",
              ]),
            )}
          </nav>
        </section>
      </div>
      <div className={styles.below}>
        <section id="description" className={stack.s4}>
          <h2>{t("product.description")}</h2>
          <Prose html={product.description} />
        </section>
        {mine(({ papers }) => (
          <ProductDocuments id="papers" papers={papers} />
        ))}
        <section id="label" className={stack.s4}>
          <h2>{t("product.label")}</h2>
          <LabelFacts product={product} />
        </section>
      </div>
    </>
  );
}

const sectionsOf = ({ papers, near }: Own) => [
  "description" as const,
  ...(papers.length > 0 ? ["papers" as const] : []),
  "label" as const,
  ...(near.length > 0 ? ["near" as const] : []),
];
