import { useTranslation } from "react-i18next";
import type { CardProps } from "~/components/product/item";
import { useIsInWishlist } from "~/components/product/page/use-is-in-wishlist";
import { HiddenFields } from "~/components/site/hidden-fields";
import { HeartIcon } from "~/components/ui/icons";
import { Form } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import * as styles from "./card.css";

/** Onto the wishlist; of a product with variants the product itself, until one is chosen. */
export function CardHeart({ product, formToken, redirectTo }: CardProps) {
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
      >
        <HeartIcon />
      </button>
    </Form>
  );
}
