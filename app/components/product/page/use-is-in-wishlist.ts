import { useFrame } from "~/components/site/frame/use-frame";

/** Whether the product is in the wishlist of the customer acted for. */
export const useIsInWishlist = (product: number): boolean =>
  useFrame()?.wishlist?.products.includes(product) ?? false;
