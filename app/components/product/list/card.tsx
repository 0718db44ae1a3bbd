import { Form, Link } from "@remix-run/react";
import { AddButton } from "~/components/product/add-button";
import type { ListItem, Sold } from "~/components/product/item";
import { EnergyArrow } from "~/components/product/page/energy-arrow";
import { useIsInWishlist } from "~/components/product/page/use-is-in-wishlist";
import { CardPrice } from "~/components/product/price";
import { ProductTags } from "~/components/product/product-tags";
import { QuantityInput } from "~/components/product/quantity-input";
import { Stock, stockLevel } from "~/components/product/stock";
import { usePrefetch } from "~/components/site/header/use-prefetch";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { ButtonLink } from "~/components/ui/form/button";
import { HeartIcon } from "~/components/ui/icons";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { ProductImage } from "~/components/ui/picture/product-image";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { code } from "~/theme/text.css";
import * as styles from "./card.css";

/** A product as a plate of the catalogue: picture, code, name, stock, price, and the way into the cart. */
export function ProductCard({
  product,
  formToken,
  redirectTo,
  isFirst = false,
}: {
  product: ListItem;
  formToken: FormToken;
  redirectTo: string;
  /** In sight when the page opens. */
  isFirst?: boolean;
}) {
  const { t } = useTranslation("catalogue");
  const prefetch = usePrefetch();
  return (
    <li className={styles.root}>
      <ProductImage image={product.image ?? null} alt="" isMain={isFirst} />
      <ProductTags product={product} className={styles.tags} />
      <div className={styles.body}>
        <p className={code}>
          {product.variants_count > 0
            ? `${product.sku} · ${t("card.variants", { count: product.variants_count })}`
            : product.sku}
        </p>
        <h3 className={styles.name}>
          <Link className={styles.link} to={paths.product(product.slug)} prefetch={prefetch}>
            {product.name}
          </Link>
        </h3>
        <p>
          <Stock stock={product} />
        </p>
        <div className={styles.price}>
          <CardPrice item={product} />
          {product.compliance.energy && (
            <div className={styles.energy}>
              <EnergyArrow energy={product.compliance.energy} />
            </div>
          )}
        </div>
        <CardAction product={product} formToken={formToken} redirectTo={redirectTo} />
      </div>
      <AddToWishlist product={product} formToken={formToken} redirectTo={redirectTo} />
    </li>
  );
}

function CardAction({
  product,
  formToken,
  redirectTo,
}: {
  product: ListItem;
  formToken: FormToken;
  redirectTo: string;
}) {
  const { t } = useTranslation("catalogue");
  const productName = <VisuallyHidden>{`: ${product.name}`}</VisuallyHidden>;
  if (product.variants_count > 0 || stockLevel(product) === "none" || isBusinessOnly(product)) {
    return (
      <div className={styles.action}>
        <ButtonLink className={styles.button} size="slim" to={paths.product(product.slug)}>
          {t(product.variants_count > 0 ? "card.choose" : "card.look")}
          {productName}
        </ButtonLink>
      </div>
    );
  }
  return (
    <Form method="post" action={paths.cart()} className={styles.action} preventScrollReset>
      <HiddenFields formToken={formToken} redirectTo={redirectTo} />
      <input type="hidden" name="product" value={product.id} />
      <QuantityInput
        name="qty"
        defaultValue={product.min_qty}
        aria-label={t("quantity.of", { name: product.name })}
      />
      <AddButton product={product.id} className={styles.button} size="slim">
        {t("card.add")}
        {productName}
      </AddButton>
    </Form>
  );
}

/** Onto the wishlist; of a product with variants the product itself, until one is chosen. */
function AddToWishlist({
  product,
  formToken,
  redirectTo,
}: {
  product: ListItem;
  formToken: FormToken;
  redirectTo: string;
}) {
  const { t } = useTranslation("catalogue");
  const isInWishlist = useIsInWishlist(product.id);
  const label = t(isInWishlist ? "card.inWishlist" : "card.addToWishlist", { name: product.name });
  return (
    <Form method="post" action={paths.wishlist()} className={styles.wishlistForm} preventScrollReset replace>
      <HiddenFields formToken={formToken} redirectTo={redirectTo} />
      <input type="hidden" name="product" value={product.id} />
      <button
        type="submit"
        className={classes(styles.heart, isInWishlist && styles.inWishlist)}
        name="intent"
        value="add"
        aria-label={label}
        title={label}
      >
        <HeartIcon />
      </button>
    </Form>
  );
}

/** What only a business may buy is shown to a consumer, not sold (`not_for_consumers`, CONTRACT §4). */
export function isBusinessOnly(product: Pick<Sold, "compliance" | "price">) {
  return product.compliance.audience === "business" && product.price.includes_vat;
}
