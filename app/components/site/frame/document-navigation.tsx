import { createPath, useBlocker, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { customerOfPage, forCustomer, nameCustomer } from "~/browser/for-customer";
import { setPendingPath } from "~/components/site/notices/network-failure";
import { frameOf, localeOfUrl } from "~/paths";

/**
 * Loads a whole document for links to a page with another frame, in another language or, for agents, without the
 * customer of the current URL: menu, footer and texts come only with a document (browser/fragments.ts).
 * storefront/response/document-redirects.ts marks redirects to such pages.
 */
export function DocumentNavigation() {
  useEffect(() => {
    addEventListener("click", followLink, true);
    return () => removeEventListener("click", followLink, true);
  }, []);
  useEffect(() => nameCustomer(), []);
  const navigate = useNavigate();
  const blocker = useBlocker(({ nextLocation }) => {
    const path = createPath(nextLocation);
    return forCustomer(path) !== path;
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    navigate(forCustomer(createPath(blocker.location)));
  }, [blocker, navigate]);
  return null;
}

/** Runs in the capture phase. Remix's links ignore a click whose default action is prevented. */
function followLink(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.download || link.origin !== location.origin) return;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const field = isOnThisPage(link) ? document.getElementById(link.hash.slice(1)) : null;
  if (field?.matches(FIELDS)) {
    event.preventDefault();
    field.focus();
    return;
  }
  setPendingPath(link.pathname + link.search + link.hash);
  if (!isOfAnotherDocument(link)) return;
  event.preventDefault();
  location.assign(link.href);
}

/**
 * Links of an error summary lead to fields. Changing the URL would discard the response to the last post, and with it
 * the errors.
 */
const FIELDS = "input, select, textarea, main";

const isOnThisPage = ({ pathname, search }: HTMLAnchorElement) =>
  pathname === location.pathname && search === location.search;

function isOfAnotherDocument(url: HTMLAnchorElement): boolean {
  if (frameOf(url.pathname) !== frameOf(location.pathname) || namedLocale(url) !== namedLocale(location))
    return true;
  return customerOfPage() !== undefined && !isOnThisPage(url) && !/[?&]customer=/.test(url.search);
}

/**
 * Finds the locale like the server (storefront/request/locale.ts), which uses its main language for a locale that the
 * shop does not offer.
 */
const namedLocale = (url: { pathname: string; search: string }) =>
  localeOfUrl(url) ?? /(?:^|; )lan=(\w+)/.exec(document.cookie)?.[1] ?? document.documentElement.lang;
