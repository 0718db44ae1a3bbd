// A shop made with Hydrogen's skeleton, to measure ours beside it. It is no part of this repository: `npm create
// @shopify/hydrogen@latest`, its build served by workerd, and an API behind it with as many products and the same
// pictures as the demo's. Nothing in front of either compresses or keeps answers.

/** @param product the address of a product's page of theirs: list and home are where the skeleton has them */
export const hydrogenScreens = (product: string): Record<string, string> => ({
  product,
  list: new URL("/collections/all", product).href,
  home: new URL("/", product).href,
});
