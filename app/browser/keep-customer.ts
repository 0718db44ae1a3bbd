// The browser's side of storefront/response/keep-customer.ts: what is rendered or navigated here keeps the customer whom
// the page's address names.
import { customerOfPage, forCustomer } from "./for-customer";

interface Router {
  navigate(to: unknown, options?: unknown): unknown;
  fetch(key: string, routeId: string, href: string | null, options?: unknown): unknown;
}

/** For a page that names a customer, once it is live: the router's own navigations, and what the browser does with links and forms itself. */
export function keepCustomer(router: Router): void {
  const { navigate, fetch } = router;
  router.navigate = (to, options) => {
    const kept = keeping(to);
    // Menu and footer stay from page to page: what leads away from the customer loads them again.
    const isAway =
      customerOfPage() !== undefined && typeof kept === "string" && /^\/(?!.*[?&]customer=)/.test(kept);
    return isAway && !Object(options).formData ? location.assign(kept) : navigate(kept, options);
  };
  router.fetch = (key, routeId, href, options) => fetch(key, routeId, href && forCustomer(href), options);
  for (const type of ["pointerdown", "focusin", "submit"]) addEventListener(type, mark, true);
  addEventListener("formdata", ({ target, formData }) => {
    const id = customerOfPage();
    if (id !== undefined && target instanceof HTMLFormElement && target.method === "get")
      formData.set("customer", id);
  });
}

function keeping(to: unknown): unknown {
  if (typeof to === "string") return forCustomer(to);
  const search = Object(to).search;
  return typeof search === "string" ? { ...Object(to), search: forCustomer(search || "?") } : to;
}

function mark({ target }: Event): void {
  if (!(target instanceof Element) || customerOfPage() === undefined) return;
  for (const [selector, name] of PLACES) {
    const element = target.closest(selector);
    const path = element?.getAttribute(name);
    if (element && path) element.setAttribute(name, forCustomer(path));
  }
}

const PLACES = [
  ["a[href]", "href"],
  ["form[action]", "action"],
  ["button[formaction]", "formaction"],
] as const;
