import { createPath, useBlocker, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { customerOfPage, forCustomer, nameCustomer } from "~/browser/for-customer";
import { setPendingPath } from "~/components/site/notices/network-failure";
import { frameOf, localeOfUrl } from "~/paths";

/**
 * Menu, footer and texts come with a document alone (browser/fragments.ts). So a link to a page with another frame, in
 * another language or, for an agent, without the customer of this page's address, loads a document. Redirects to such pages
 * are marked by storefront/response/document-redirects.ts.
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

/** In the capture phase: Remix's links leave a click alone whose default is prevented. */
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

/** An error summary's links lead to fields: a change of the URL would end the reply to the last post, and with it the errors. */
const FIELDS = "input, select, textarea, main";

const isOnThisPage = ({ pathname, search }: HTMLAnchorElement) =>
  pathname === location.pathname && search === location.search;

function isOfAnotherDocument(url: HTMLAnchorElement): boolean {
  if (frameOf(url.pathname) !== frameOf(location.pathname) || namedLocale(url) !== namedLocale(location))
    return true;
  return customerOfPage() !== undefined && !isOnThisPage(url) && !/[?&]customer=/.test(url.search);
}

/** As the server finds it (storefront/request/locale.ts), which uses its main language for one that the shop does not offer. */
const namedLocale = (url: { pathname: string; search: string }) =>
  localeOfUrl(url) ?? /(?:^|; )lan=(\w+)/.exec(document.cookie)?.[1] ?? document.documentElement.lang;
