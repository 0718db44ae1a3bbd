import { ACTIVATED_HEADER, type Boot, HYDRATE_HEADER } from "./boot";
import { countStep } from "./count-step";

/**
 * Lazy hydration: an inline script in every page, sent as text, so it must not use anything from outside. It loads the
 * scripts at the first interaction, or when the browser is idle on a fast connection without data saver, and records
 * events until then. A press on a link or a submit button does not load them: the browser handles it natively, and on a
 * slow connection the scripts would delay the next page. The stepper of a product's quantity works at once. Waiting for
 * web fonts would lay a page out twice, which takes 300 ms on a slow phone, so it uses the fallback fonts until the
 * browser has cached the web fonts, which it fetches after the page has loaded. Wide screens get the headings' font
 * with the page. On a prerendered page (storefront/response/speculation.ts) all of this waits until the page is shown.
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
  // The first two rules. The third is the headings' font again, for wide screens.
  const fontUrls = fonts?.textContent?.match(/\/fonts[^)]+/g)?.slice(0, 2) ?? [];
  const line = (navigator as { connection?: Line }).connection;
  const isAhead = document.prerendering;
  const [arrival] = performance.getEntriesByType("navigation") as Arrival[];
  const hasFonts = /fonts=1/.test(document.cookie);

  const link = (properties: object) =>
    document.head.appendChild(Object.assign(document.createElement("link"), properties));

  function remember(name: string, seconds: number) {
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers support the Cookie Store API
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
    // The browser submits the form itself; its button shows that it is busy.
    if (type === "submit") submitter?.setAttribute("aria-busy", "true");
    // A mouse counts only over a link, touch always. autofocus is not an interaction.
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
    // The largest file first: over HTTP/1.1 it uses the connection that is already open.
    [...files, entry, manifest, ...Object.values(routes)].map((href) => link({ rel: "modulepreload", href }));
    window.hydration = {
      boot,
      // "no-store", because the browser's cache contains the page itself under this URL.
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
      // Retried with the next page.
      () => {},
    );
  }

  /** The cached page does not contain the number of rows in an anonymous visitor's cart (cart-count.ts). */
  function showCount() {
    document.documentElement.style.cssText = `--n:${/rows=(.\d+.)/.exec(document.cookie)?.[1]}`;
  }

  function show() {
    showCount();
    // This browser runs JavaScript: pages of signed-in users may be streamed to it for an hour.
    remember("js", 3600);
    // The page was prefetched or prerendered: count the view now. After ten seconds a price may have changed.
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

  // Preloads cached fonts before the first layout needs them: a font that is late then is not shown.
  if (hasFonts) fontUrls.map((href) => link({ rel: "preload", as: "font", crossOrigin: "", href }));
  else if (line?.saveData) fonts?.remove();
  else fontUrls.map(() => fonts?.sheet?.deleteRule(0));
  signs.map((sign) => addEventListener(sign, recordEvent, true));
  // The visitor may return to this page in its current state (back/forward cache).
  addEventListener("pagehide", () => document.querySelector("[aria-busy]")?.removeAttribute("aria-busy"));
  // A page restored from the browser's cache may belong to a user who has signed out since, so the server renders it again.
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
  /** "navigational-prefetch": the page was prefetched. Browsers without prerendering only prefetch. */
  deliveryType?: string;
}

interface Line {
  saveData: boolean;
  /** Mbit/s. */
  downlink: number;
  /** Round trip in ms. */
  rtt: number;
}

export const loaderScript = (bootId: string, fontsId: string): string =>
  `(${loader})(${[bootId, fontsId, HYDRATE_HEADER, ACTIVATED_HEADER].map((name) => JSON.stringify(name))},${countStep})`;
