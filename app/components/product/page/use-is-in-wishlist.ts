import { useFrame } from "~/components/site/frame/use-frame";

/** True if the product is in the wishlist of the customer that the user acts for. */
export const useIsInWishlist = (product: number): boolean =>
  useFrame()?.wishlist?.products.includes(product) ?? false;
