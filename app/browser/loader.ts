import { ACTIVATED_HEADER, type Boot, HYDRATE_HEADER } from "./boot";
import { countStep } from "./count-step";

/**
 * Lazy hydration: an inline script in every page, sent as text, so it uses nothing from outside itself. It loads the
 * scripts at the first interaction, or when idle on a fast connection without data saver, and records events until then.
 * A press on a link or a submit button loads none: the browser does what it asks for, and on a slow line the scripts would
 * hold up the next page. But a product's quantity counts at once.
 * A page that waits for its fonts is laid out twice, which takes a slow phone 300 ms: it has the fallback fonts until the
 * browser has the fonts, which it fetches when the page is there. A wide screen gets the headings' font with the page.
 * A page that is rendered in advance (storefront/response/speculation.ts) waits with all of this until it is shown.
 */
function loader(
  id: string,
  fontsId: string,
  hydrateHeader: string,
  activatedHeader: string,
  count: typeof countStep,
) {
  const signs = ["pointerdown", "pointerover", "keydown", "focusin", "input", "change", "click", "submit"];
  const events: Event[] = [];
  const boot: Boot = JSON.parse(document.getElementById(id)?.textContent ?? "");
  const fonts = document.getElementById(fontsId) as HTMLStyleElement | null;
  // The first two rules; the third is the headings' font again, for wide screens.
  const fontUrls = fonts?.textContent?.match(/\/fonts[^)]+/g)?.slice(0, 2) ?? [];
  const line = (navigator as { connection?: Line }).connection;
  const isAhead = document.prerendering;
  const [arrival] = performance.getEntriesByType("navigation") as Arrival[];
  const hasFonts = /fonts=1/.test(document.cookie);

  const link = (properties: object) =>
    document.head.appendChild(Object.assign(document.createElement("link"), properties));

  function remember(name: string, seconds: number) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers yet
    document.cookie = `${name}=1;path=/;max-age=${seconds};samesite=lax`;
  }

  function recordEvent(event: Event) {
    const { type, target, pointerType, submitter } = event as Event & Seen;
    if (/^[ics]/.test(type)) events.push(event);
    const step = type === "click" && target.closest<HTMLButtonElement>("[name=step]");
    if (step) {
      event.preventDefault();
      count(step, +step.value, +(step.dataset.min ?? 1));
    }
    // The browser sends the form itself: its button shows that it works.
    if (type === "submit") submitter?.setAttribute("aria-busy", "true");
    // A mouse counts only over a link, a finger always; autofocus is not an interaction.
    else if (
      type === "pointerover"
        ? pointerType === "mouse" && target.closest("a")
        : !target.closest("a,button:not([type=button])") && !(type === "focusin" && target.autofocus)
    )
      startHydration();
  }

  function startHydration() {
    if (window.hydration) return;
    const { entry, files, manifest, routes } = boot;
    // The largest file first: over HTTP/1.1 it then has the connection that is already open.
    [...files, entry, manifest, ...Object.values(routes)].map((href) => link({ rel: "modulepreload", href }));
    window.hydration = {
      boot,
      // "no-store": the browser's cache has the page itself under this address.
      handoff:
        boot.data === null
          ? fetch(location.href, { headers: { [hydrateHeader]: "1" }, cache: "no-store" })
          : null,
      texts: fetch(boot.texts),
      events,
      end: () => signs.map((sign) => removeEventListener(sign, recordEvent, true)),
    };
    import(entry);
  }

  function fetchFonts() {
    const fetched = fontUrls.map((url) => fetch(url, { priority: "low" }).then((answer) => answer.blob()));
    Promise.all(fetched).then(
      () => remember("fonts", 9999999),
      // Then with the next page.
      () => {},
    );
  }

  /** The cached page does not know how many rows an anonymous visitor's cart has: see cart-count.ts. */
  function showCount() {
    document.documentElement.style.cssText = `--n:${/rows=(.\d+.)/.exec(document.cookie)?.[1]}`;
  }

  function show() {
    showCount();
    // This browser runs JavaScript: pages of signed-in users may be streamed to it for an hour.
    remember("js", 3600);
    // Fetched or rendered in advance: counted as a view now. After ten seconds a price may have changed.
    if (isAhead || /^nav/.test(arrival?.deliveryType ?? "")) {
      if (performance.now() > 10_000) location.reload();
      else fetch(location.href, { headers: { [activatedHeader]: "1" }, cache: "no-cache" });
    }
    if (isAhead) begin();
    else addEventListener("load", begin);
  }

  function begin() {
    if (boot.isNow) startHydration();
    else if (line && !line.saveData && line.downlink >= 5 && line.rtt <= 100)
      requestIdleCallback(startHydration);
    if (!hasFonts && !line?.saveData) setTimeout(fetchFonts, 1000);
  }

  // From the browser's cache, but before the first layout asks for them: one that is late then is not shown.
  if (hasFonts) fontUrls.map((href) => link({ rel: "preload", as: "font", crossOrigin: "", href }));
  else if (line?.saveData) fonts?.remove();
  else fontUrls.map(() => fonts?.sheet?.deleteRule(0));
  signs.map((sign) => addEventListener(sign, recordEvent, true));
  // One may come back to this page as it is left.
  addEventListener("pagehide", () => document.querySelector("[aria-busy]")?.removeAttribute("aria-busy"));
  // A page that comes back whole may be of somebody who has signed out since. What it says is for the server to decide.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && boot.isPrivate) location.reload();
  });
  if (isAhead) {
    showCount();
    document.addEventListener("prerenderingchange", show);
  } else show();
}

interface Seen {
  target: HTMLElement;
  pointerType?: string;
  submitter?: HTMLElement | null;
}

interface Arrival extends PerformanceEntry {
  /** "navigational-prefetch": fetched in advance. A browser that cannot render in advance still fetches. */
  deliveryType?: string;
}

interface Line {
  saveData: boolean;
  /** Mbit/s. */
  downlink: number;
  /** Round trip in ms. */
  rtt: number;
}

/** The text of an inline script. */
export const loaderScript = (bootId: string, fontsId: string): string =>
  `(${loader})(${[bootId, fontsId, HYDRATE_HEADER, ACTIVATED_HEADER].map((name) => JSON.stringify(name))},${countStep})`;
