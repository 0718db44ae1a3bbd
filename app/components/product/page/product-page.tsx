import type { ReactNode } from "react";
import { Gallery, type GalleryImage } from "~/components/product/gallery/gallery";
import type { CardItem, ProductItem, VariantItem } from "~/components/product/item";
import { EnergyArrow } from "~/components/product/label/energy-arrow";
import { HazardStrip } from "~/components/product/label/hazard-strip";
import { LabelFacts } from "~/components/product/label/label-facts";
import { ProductPrice } from "~/components/product/price";
import { ProductTags } from "~/components/product/product-tags";
import { Prose } from "~/components/ui/page/prose";
import type { Document } from "~/contract/documents";
import type { Related } from "~/contract/products";
import { useTranslation } from "~/i18n/use-translation";
import { classes } from "~/theme/classes";
import { row, screenOnly, stack } from "~/theme/layout.css";
import { code, lead, small } from "~/theme/text.css";
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

/** A product's page: picture, title, price, then `buy` (the one form and what belongs to it), facts and texts. */
export function ProductPage({
  product,
  images,
  choice,
  deferred,
  buy,
}: {
  /** What is the same for everybody. */
  product: ProductItem;
  images: GalleryImage[];
  /** The variant whose price is shown; null: from the cheapest one's on. */
  choice: number | null;
  deferred: DeferredData;
  buy: (viewerData: ViewerData) => ReactNode;
}) {
  const { t } = useTranslation("catalogue");
  const { energy, hazard } = product.compliance;
  // Beside a choice of sizes the picture leaves room below it.
  const hasSizes = product.variants_count > 0;
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
            <p className={code}>{t("product.code", { sku: product.sku, brand: product.brand })}</p>
            <p className={lead}>{product.short_description}</p>
          </div>
          {deferred(({ product, variants }) => (
            <ProductPrice item={variants.find(({ id }) => id === choice) ?? product} />
          ))}
          {energy && <EnergyArrow energy={energy} />}
          {hazard && <HazardStrip hazard={hazard} />}
          {deferred(buy, <p className={styles.waiting}>{t("product.waiting")}</p>)}
        </div>
        {hasSizes && (
          <div className={stack.s10}>
            <Facts product={product} deferred={deferred} />
            <Description product={product} />
          </div>
        )}
      </div>
      <div className={styles.details}>
        {!hasSizes && (
          <>
            <Description product={product} />
            <Facts product={product} deferred={deferred} />
          </>
        )}
        <section id="label" className={stack.s4}>
          <h2>{t("product.label")}</h2>
          <LabelFacts product={product} />
        </section>
        {deferred(({ documents }) => (
          <ProductDocuments id="documents" documents={documents} />
        ))}
      </div>
    </>
  );
}

interface PartProps {
  product: ProductItem;
  deferred: DeferredData;
}

/** The key facts, and links to what follows on the page. */
function Facts({ product, deferred }: PartProps) {
  const { t } = useTranslation("catalogue");
  return (
    <section className={stack.s4}>
      <h2>{t("product.facts")}</h2>
      <ProductFacts product={product} />
      <nav className={classes(row, small, screenOnly, styles.anchors)} aria-label={t("product.onThisPage")}>
        {deferred((viewerData) =>
          sectionsOf(viewerData).map((id) => [
            <a key={id} href={`#${id}`}>
              {t(`product.${id}`)}
            </a>,
            " ",
          ]),
        )}
      </nav>
    </section>
  );
}

function Description({ product }: Pick<PartProps, "product">) {
  const { t } = useTranslation("catalogue");
  return (
    <section id="description" className={stack.s4}>
      <h2>{t("product.description")}</h2>
      <Prose html={product.description} />
    </section>
  );
}

const sectionsOf = ({ documents, near }: ViewerData) => [
  "description" as const,
  ...(documents.length > 0 ? ["documents" as const] : []),
  "label" as const,
  ...(near.length > 0 ? ["near" as const] : []),
];
