import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ProductCards } from "~/components/product/list/product-cards";
import { LinePrice } from "~/components/product/price";
import { ButtonLink } from "~/components/ui/form/button";
import { Link } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { ProductImage } from "~/components/ui/picture/product-image";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { rowBetween, stack } from "~/theme/layout.css";
import { muted } from "~/theme/text.css";
import { labelledBy } from "./heading";
import * as styles from "./product-carousel.css";
import type { PageProps, ResolvedBlockOf } from "./resolved-block";

/** Five cards fill a wide screen; with more, the cut next card shows that the row scrolls. */
const rowOf = (count: number) =>
  count <= 4 ? styles.grid : classes(styles.row, count === 5 && styles.rowOfFive);

/** Products as a scrollable row of cards, or as a price list: small picture, name, price. */
export function ProductCarousel({
  block,
  page,
}: {
  block: ResolvedBlockOf<"product_carousel">;
  page: PageProps;
}) {
  return block.props.look === "list" ? <PriceList block={block} /> : <CardRow block={block} page={page} />;
}

function CardRow({ block, page }: { block: ResolvedBlockOf<"product_carousel">; page: PageProps }) {
  const { products, props } = block;
  const id = useId();
  return (
    <section className={stack.s4} {...labelledBy(id, props.title)}>
      <div className={rowBetween}>
        {props.title && <h2 id={id}>{props.title}</h2>}
        <MoreLink block={block} />
      </div>
      {props.text && <p className={muted}>{props.text}</p>}
      <ProductCards
        className={rowOf(products.length)}
        products={products}
        formToken={page.formToken}
        redirectTo={page.redirectTo}
      />
    </section>
  );
}

function PriceList({ block }: { block: ResolvedBlockOf<"product_carousel"> }) {
  const { props, products } = block;
  const { t } = useTranslation("content");
  const id = useId();
  const all = listUrl(props.filter);
  return (
    <section className={styles.split} {...labelledBy(id, props.title)}>
      <div className={stack.s4}>
        {props.title && (
          <h2 id={id} className={styles.largeHeading}>
            {props.title}
          </h2>
        )}
        {props.text && <p className={muted}>{props.text}</p>}
        {all && (
          <p>
            <ButtonLink to={all}>
              {t("blocks.all")}
              <VisuallyHidden> {props.title}</VisuallyHidden>
            </ButtonLink>
          </p>
        )}
      </div>
      <ul className={styles.list}>
        {products.map((product) => (
          <li key={product.slug} className={styles.line}>
            <ProductImage image={product.image ?? null} alt="" size="thumb" />
            <Link to={paths.product(product.slug)}>{product.name}</Link>{" "}
            <b className={styles.price}>
              <LinePrice item={product} />
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MoreLink({ block }: { block: ResolvedBlockOf<"product_carousel"> }) {
  const { t } = useTranslation("content");
  const all = listUrl(block.props.filter);
  if (!all) return null;
  return (
    <Link to={all} className={styles.more}>
      {t("blocks.all")}
      <VisuallyHidden> {block.props.title}</VisuallyHidden>
    </Link>
  );
}

/** Path of the full product list for the block's filter. Returns null without a filter. */
function listUrl(filter: ResolvedBlockOf<"product_carousel">["props"]["filter"]): string | null {
  if (!filter) return null;
  const flag = (set: boolean | undefined) => (set ? 1 : null);
  return paths.products({
    categories: filter.categories ?? null,
    bestseller: flag(filter.bestseller),
    new: flag(filter.new),
    offers: flag(filter.offers),
  });
}
