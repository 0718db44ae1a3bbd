import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { KEEPS_FOCUS } from "~/components/site/use-live-form";
import { root as visuallyHidden } from "~/components/ui/page/visually-hidden.css";
import { MAIN_ID } from "./skip-link";

/** A navigation on its way. */
interface Pending {
  from: string;
  /** A redirect on the way loses it. */
  hash: string;
  isPost: boolean;
  keepsFocus: boolean;
  /** What had the focus when it began. */
  focused: Element | null;
}

/**
 * What a browser does by itself with a new document, for pages that a script puts in the place of another: the focus
 * moves to what is new, and a screen reader says the title.
 */
export function PageFocus() {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const [announced, setAnnounced] = useState("");
  const pendingNavigation = useRef<Pending | null>(null);
  useEffect(() => {
    const { state, formMethod, location } = navigation;
    if (state === "submitting" || (state === "loading" && !(formMethod && pendingNavigation.current))) {
      const isPost = formMethod !== undefined && formMethod !== "GET";
      const keepsFocus = location.state === KEEPS_FOCUS;
      const { activeElement: focused } = document;
      pendingNavigation.current = { from: pathname, hash: location.hash, isPost, keepsFocus, focused };
    }
    if (state !== "idle" || !pendingNavigation.current) return;
    const { from, isPost, keepsFocus, hash, focused } = pendingNavigation.current;
    pendingNavigation.current = null;
    const isNewPage = from !== pathname;
    if (isNewPage) setAnnounced(document.title);
    const error = isPost && !keepsFocus ? firstError() : null;
    if (error) focusOn(error, { preventScroll: false });
    else if (isNewPage && isOtherField(focused)) return;
    else if (isNewPage || document.activeElement === document.body)
      focusOn(focusTarget(hash), { preventScroll: true });
  }, [navigation, pathname]);
  return (
    <p aria-live="polite" className={visuallyHidden}>
      {announced}
    </p>
  );
}

/** Whether a field of the new page has autoFocus: React has focused it, and writes no attribute. */
const isOtherField = (before: Element | null): boolean =>
  document.activeElement !== before &&
  document.activeElement?.matches(`#${MAIN_ID} :is(input, textarea, select)`) === true;

/** What a refused form says first: its summary, or the first field that is wrong. */
const firstError = () => document.querySelector(`#${MAIN_ID} :is([role=alert], [aria-invalid=true])`);

/** Where a new page begins, or the field that it is for; scrolling is left to the router, which knows where the page was left. */
const focusTarget = (hash: string) =>
  (hash && document.getElementById(decodeURIComponent(hash.slice(1)))) ||
  document.querySelector(`#${MAIN_ID} h1`) ||
  document.getElementById(MAIN_ID);

function focusOn(element: Element | null, options: FocusOptions) {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus(options);
}
