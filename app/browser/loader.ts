import type { Boot } from "./boot";

/**
 * Leaves inside every page as text, so it uses nothing from outside itself. Fetches the scripts at the first sign that
 * somebody is there, or in an idle moment on a line that is fast and not paid by the byte, and remembers what was touched.
 */
function loader(id: string) {
  const signs = ["pointerdown", "pointerover", "keydown", "focusin", "input", "change", "click", "submit"];
  const events: Event[] = [];
  const boot: Boot = JSON.parse(document.getElementById(id)?.textContent ?? "");
  let isBegun = false;

  function see(event: Event) {
    const { type, target } = event as PointerEvent & { target: HTMLElement };
    // A finger that scrolls is there; a mouse is everywhere, and means something over a link. The page's own focus is nobody.
    const isNobody =
      type === "pointerover"
        ? (event as PointerEvent).pointerType !== "mouse" || !target.closest("a")
        : type === "focusin" && target.autofocus;
    if (isNobody) return;
    if (/^[ics]/.test(type)) events.push(event);
    begin();
  }

  function begin() {
    if (isBegun) return;
    isBegun = true;
    const link = (rel: string, href: string) =>
      document.head.appendChild(Object.assign(document.createElement("link"), { rel, href }));
    window.touched = {
      boot,
      data: boot.ask === null ? null : fetch(boot.ask),
      sheet: boot.sheet === null ? null : link("stylesheet", boot.sheet),
      events,
      liveMs: null,
      end: () => signs.map((sign) => removeEventListener(sign, see, true)),
    };
    boot.files.map((file) => link("modulepreload", file));
    import(boot.entry);
  }

  signs.map((sign) => addEventListener(sign, see, true));
  // What this browser has thereby shown: its owner's pages may come in pieces for the next hour.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers yet
  document.cookie = "js=1;path=/;max-age=3600;samesite=lax";
  addEventListener("load", () => {
    const line = (navigator as { connection?: Line }).connection;
    if (boot.isNow) begin();
    else if (line && !line.saveData && line.downlink >= 5 && line.rtt <= 100) requestIdleCallback(begin);
  });

  interface Line {
    saveData: boolean;
    /** In Mbit/s. */
    downlink: number;
    /** There and back, in ms. */
    rtt: number;
  }
}

/** The text of an inline script. */
export const loaderScript = (bootId: string): string => `(${loader})(${JSON.stringify(bootId)})`;
