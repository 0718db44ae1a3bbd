import { useTranslation } from "react-i18next";
import type { CardItem } from "~/components/product/item";
import { useIsInWishlist } from "~/components/product/page/use-is-in-wishlist";
import { classes } from "~/theme/classes";
import * as styles from "./card.css";

/**
 * Wishlist button of a card. It adds the product until a variant is selected.
 * @param form id of the cards' form
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
