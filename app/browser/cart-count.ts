/**
 * Shows how many rows an anonymous visitor's cart has, from a cookie: the cached page does not know. Also sent as the text
 * of an inline script, so it uses nothing from outside itself.
 */
export function showCartCount(): void {
  const rows = /(?:^|; )cart_rows=(\d+)/.exec(document.cookie)?.[1];
  document.documentElement.style.setProperty("--cart-rows", rows ? `"${rows}"` : "");
}
