import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { paths } from "~/paths";
import { useIsInWishlist } from "./page/use-is-in-wishlist";
import { useSubmitInPlace } from "./use-submit-in-place";

/** Wishlist button in the product's form, so that it adds the selected variant. */
export function AddToWishlist({ product }: { product: number }) {
  const { t } = useTranslation("catalogue");
  const { onClick } = useSubmitInPlace(paths.wishlist());
  const isInWishlist = useIsInWishlist(product);
  return (
    <Button variant="text" name="intent" value="add" formAction={paths.wishlist()} onClick={onClick}>
      {t(isInWishlist ? "product.inWishlist" : "product.addToWishlist")}
    </Button>
  );
}
