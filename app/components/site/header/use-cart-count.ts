import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { showCartCount } from "~/browser/cart-count";

/** Updates the cart count after client-side navigations. The inline script does so for the first page. */
export function useCartCount(isAnonymous: boolean): void {
  const { key } = useLocation();
  const { state } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page and each response may have changed the cookie
  useEffect(() => {
    // Skips the first page: reading `document.cookie` is a synchronous call to another process.
    if (isAnonymous && isShown) showCartCount();
    isShown = true;
  }, [isAnonymous, key, state]);
}

/** Whether the first page's count has been shown. */
let isShown = false;
