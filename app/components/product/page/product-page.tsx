import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Gallery, type GalleryImage } from "~/components/product/gallery/gallery";
import type { CardItem, ProductItem, VariantItem } from "~/components/product/item";
import { EnergyArrow } from "~/components/product/label/energy-arrow";
import { HazardStrip } from "~/components/product/label/hazard-strip";
import { LabelFacts, labelCount } from "~/components/product/label/label-facts";
import { ProductPrice } from "~/components/product/price";
import { ProductTags } from "~/components/product/product-tags";
import { Prose } from "~/components/ui/page/prose";
import type { Document } from "~/contract/documents";
import type { Related } from "~/contract/products";
import { classes } from "~/theme/classes";
import { stack } from "~/theme/layout.css";
import { code, lead } from "~/theme/text.css";
import {
  buyHeight,
  countBeside,
  factsHeight,
  labelHeight,
  type PartHeight,
  pictureHeight,
  proseHeight,
} from "./beside";
import { ProductDocuments } from "./product-documents";
import { ProductFacts } from "./product-facts";
import * as styles from "./product-page.css";
import type { ShippingEstimate } from "./shipping-cost";

export interface ViewerData {
  product: ProductItem;
  variants: VariantItem[];
  inCart: Record<number, number>;
  shipping: ShippingEstimate;
  documents: Document[];
  near: { kind: Related["kind"]; products: CardItem[] }[];
}

/** Renders the viewer's own data once they have arrived. */
type DeferredData = (show: (viewerData: ViewerData) => ReactNode, waiting?: ReactNode) => ReactNode;

/** A product page: picture, title, price, then `buy` (the form and its surroundings), facts and texts. */
export const ProductPage = memo(function ProductPage({
  product,
  images,
  choice,
  deferred,
  buy,
}: {
  /** Data that are the same for all visitors. */
  product: ProductItem;
  images: GalleryImage[];
  /** Id of the variant whose price is shown, or of a product without variants. */
  choice: number;
  deferred: DeferredData;
  buy: (viewerData: ViewerData) => ReactNode;
}) {
  const { energy, hazard } = product.compliance;
  const parts = partsOf(product);
  const count = countBeside(
    buyHeight(product.variants_count, hazard?.statements.length ?? 0),
    pictureHeight(images.length),
    parts,
  );
  const show = ({ key }: PartHeight) => <Part key={key} name={key} product={product} />;
  const { t } = useTranslation("catalogue");
  return (
    <>
      <div className={styles.root}>
        <Gallery key={product.id} images={images} name={product.name} />
        <div className={classes(stack.s5, styles.buy)}>
          <div className={stack.s2}>
            {deferred((viewerData) => (
              <ProductTags product={viewerData.product} until="shown" />
            ))}
            <h1 className={styles.title}>{product.name}</h1>
            <p className={code}>
              {t("product.code", { sku: product.sku })}
              {product.brand !== "" && ` · ${product.brand}`}
            </p>
            <p className={lead}>{product.short_description}</p>
          </div>
          {deferred(({ product, variants }) => (
            <ProductPrice item={variants.find(({ id }) => id === choice) ?? product} />
          ))}
          {energy && <EnergyArrow energy={energy} />}
          {hazard && <HazardStrip hazard={hazard} />}
          {deferred(buy, <p className={styles.waiting}>{t("product.waiting")}</p>)}
        </div>
        {count > 0 && <div className={stack.s10}>{parts.slice(0, count).map(show)}</div>}
      </div>
      <div className={styles.details}>
        {parts.slice(count).map(show)}
        {deferred(({ documents }) => (
          <ProductDocuments id="documents" documents={documents} />
        ))}
      </div>
    </>
  );
});

const partsOf = (product: ProductItem): PartHeight[] => [
  { key: "facts", height: factsHeight(new Set(product.custom_fields.map(({ key }) => key)).size + 1) },
  { key: "description", height: proseHeight(product.description) },
  { key: "label", height: labelHeight(labelCount(product)) },
];

const Part = memo(function Part({ name, product }: { name: PartHeight["key"]; product: ProductItem }) {
  const { t } = useTranslation("catalogue");
  return (
    <section id={name} className={stack.s4}>
      <h2>{t(`product.${name}`)}</h2>
      {name === "facts" && <ProductFacts product={product} />}
      {name === "description" && <Prose html={product.description} />}
      {name === "label" && <LabelFacts product={product} />}
    </section>
  );
});
