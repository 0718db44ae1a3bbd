import { memo } from "react";
import { useTranslation } from "react-i18next";
import { AddButton } from "~/components/product/add-button";
import type { CardProps } from "~/components/product/item";
import { EnergyArrow } from "~/components/product/label/energy-arrow";
import { CardPrice } from "~/components/product/price";
import { CardTag } from "~/components/product/product-tags";
import { isBusinessOnly, Stock, stockLevel } from "~/components/product/stock";
import { usePrefetch } from "~/components/site/header/use-prefetch";
import { HiddenFields } from "~/components/site/hidden-fields";
import { ButtonLink } from "~/components/ui/form/button";
import { Form, Link } from "~/components/ui/page/link";
import { ProductImage } from "~/components/ui/picture/product-image";
import { paths } from "~/paths";
import * as styles from "./card.css";
import { CardFacts } from "./card-facts";
import { CardHeart } from "./card-heart";
import { CardSizes } from "./card-sizes";

/** A product as a plate of the catalogue: picture, name, key facts, price, sizes, and the way into the cart. */
export const ProductCard = memo(function ProductCard({
  isFirst,
  isBestsellerRare,
  ...props
}: CardProps & {
  /** In sight when the page opens. */
  isFirst: boolean;
  /** Few others of the list are bestsellers, so that it tells something. */
  isBestsellerRare: boolean;
}) {
  const { product, forms } = props;
  const prefetch = usePrefetch();
  const level = stockLevel(product);
  return (
    <li className={styles.root}>
      <ProductImage image={product.image ?? null} alt="" isMain={isFirst} />
      <div className={styles.body}>
        <h3 className={styles.name}>
          <Link className={styles.link} to={paths.product(product.slug)} prefetch={prefetch}>
            {product.name}
          </Link>
        </h3>
        <CardHeart product={product} form={forms.wish} />
        <CardFacts facts={product.facts} />
        <CardTag product={product} isBestsellerRare={isBestsellerRare} />
        {level !== "plenty" && (
          <p>
            <Stock stock={product} />
          </p>
        )}
      </div>
      {product.compliance.energy && (
        <div className={styles.energy}>
          <EnergyArrow energy={product.compliance.energy} />
        </div>
      )}
      <CardAction {...props} />
    </li>
  );
});

/** The price, and the button to buy it; where a list is no place to choose, the way to the product. */
function CardAction({ product, formToken, redirectTo, forms }: CardProps) {
  const { t } = useTranslation("catalogue");
  const { id, name, sizes = [], min_qty } = product;
  const isChosenThere = product.variants_count > 0 && sizes.length === 0;
  if (isChosenThere || stockLevel(product) === "none" || isBusinessOnly(product)) {
    const label = t(isChosenThere ? "card.choose" : "card.look");
    return (
      <>
        <CardPrice className={styles.price} item={product} isFrom={product.variants_count > 1} />
        <ButtonLink
          className={styles.button}
          size="slim"
          to={paths.product(product.slug)}
          aria-label={`${label}: ${name}`}
        >
          {label}
        </ButtonLink>
      </>
    );
  }
  const button = {
    className: styles.button,
    size: "slim",
    "aria-label": `${t("card.add")}: ${name}`,
  } as const;
  if (sizes.length === 0 && min_qty <= 1)
    return (
      <>
        <CardPrice className={styles.price} item={product} />
        <AddButton products={[id]} form={forms.buy} name="product" value={id} {...button}>
          {t("card.add")}
        </AddButton>
      </>
    );
  return (
    <Form method="post" action={paths.cart()} className={styles.action} preventScrollReset>
      <HiddenFields formToken={formToken} redirectTo={redirectTo} />
      {min_qty > 1 && <input type="hidden" name="qty" value={min_qty} />}
      {sizes.length > 0 ? (
        <CardSizes product={product} sizes={sizes} />
      ) : (
        <>
          <input type="hidden" name="product" value={id} />
          <CardPrice item={product} />
        </>
      )}
      <AddButton products={sizes.length > 0 ? sizes.map((size) => size.id) : [id]} {...button}>
        {t("card.add")}
      </AddButton>
    </Form>
  );
}
