import { useFrame } from "~/components/site/frame/use-frame";

/** Whether this very thing is in the wishlist of whom one buys for. */
export const useIsInWishlist = (product: number): boolean =>
  useFrame()?.wishlist?.products.includes(product) ?? false;
