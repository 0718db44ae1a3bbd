// Screens of a shop made with Hydrogen's skeleton, for comparison. That shop is not part of this repository: `npm
// create @shopify/hydrogen@latest`, its build served by workerd, and an API with as many products as the demo and
// the same pictures. No proxy in front of either shop compresses or caches responses.

/** @param product URL of one of the Hydrogen shop's product pages; list and home are at the skeleton's addresses */
export const hydrogenScreens = (product: string): Record<string, string> => ({
  product,
  list: new URL("/collections/all", product).href,
  home: new URL("/", product).href,
});
