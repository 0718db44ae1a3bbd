import { useTranslation } from "react-i18next";
import type { CardItem } from "~/components/product/item";
import { useIsInWishlist } from "~/components/product/page/use-is-in-wishlist";
import { classes } from "~/theme/classes";
import * as styles from "./card.css";

/**
 * Onto the wishlist; of a product with variants the product itself, until one is chosen.
 * @param form the id of the cards' form
 */
export function CardHeart({ product, form }: { product: CardItem; form: string }) {
  const { t } = useTranslation("catalogue");
  const isInWishlist = useIsInWishlist(product.id);
  return (
    <button
      type="submit"
      form={form}
      className={classes(styles.heart, isInWishlist && styles.inWishlist)}
      name="product"
      value={product.id}
    >
      {t(isInWishlist ? "card.inWishlist" : "card.addToWishlist", { name: product.name })}
    </button>
  );
}
