import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { showCartCount } from "~/browser/cart-count";

/** The inline script shows the count of the first page; this one of those that follow it. */
export function useCartCount(isAnonymous: boolean): void {
  const { key } = useLocation();
  const { state } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page and each answer may have changed the cookie
  useEffect(() => {
    // A page's process asks another one for a cookie, and waits.
    if (isAnonymous && isShown) showCartCount();
    isShown = true;
  }, [isAnonymous, key, state]);
}

/** That of the first page. */
let isShown = false;
