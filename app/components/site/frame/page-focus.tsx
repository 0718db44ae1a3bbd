import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { KEEPS_FOCUS } from "~/components/site/use-live-form";
import { root as visuallyHidden } from "~/components/ui/page/visually-hidden.css";
import { MAIN_ID } from "./skip-link";

interface Pending {
  from: string;
  /** Stored because redirects lose it. */
  hash: string;
  isPost: boolean;
  keepsFocus: boolean;
  focused: Element | null;
}

/**
 * Moves the focus to the new content and announces the title to screen readers after a client-side navigation, as a
 * browser does for a new document.
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

/** True if a field of the new page has autoFocus. React focuses such a field without writing the attribute. */
const isOtherField = (before: Element | null): boolean =>
  document.activeElement !== before &&
  document.activeElement?.matches(`#${MAIN_ID} :is(input, textarea, select)`) === true;

const firstError = () => document.querySelector(`#${MAIN_ID} :is([role=alert], [aria-invalid=true])`);

/**
 * The element to focus on a new page: the target of the hash, or the heading. The router handles scrolling, because it
 * knows the previous scroll position.
 */
const focusTarget = (hash: string) =>
  (hash && document.getElementById(decodeURIComponent(hash.slice(1)))) ||
  document.querySelector(`#${MAIN_ID} h1`) ||
  document.getElementById(MAIN_ID);

function focusOn(element: Element | null, options: FocusOptions) {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus(options);
}
