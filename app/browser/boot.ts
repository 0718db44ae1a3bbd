// The page's boot data: the server writes it as a JSON block, the inline loader and the client entry read it.

/** The id of the JSON block. */
export const BOOT_ID = "boot";

/** The id of the style element that declares the web fonts. */
export const FONTS_ID = "fonts";

export interface Boot {
  entry: string;
  manifest: string;
  /** The modules of the matched routes, by route id. */
  routes: Record<string, string>;
  /** Everything that the modules import, to be preloaded at once. */
  files: string[];
  /** The whole style sheet; the page has only the rules that it uses inline. */
  css: string | null;
  /** Hash of the loader data that the page was rendered from: the browser fetches them again and compares. */
  version: string;
  /** The URL that the loader data are fetched from; null where `data` has them. */
  ask: string | null;
  /** The loader data themselves, where a GET would not return the same (after a post, an error, a flash message). */
  data: string | null;
  /** Hydrate at once: the page has no content without its scripts (the editor's preview), or is for typing (order pad). */
  isNow?: true;
}

/** What the inline loader has started and recorded, for the client entry. */
export interface Touched {
  boot: Boot;
  /** The loader data, fetched while the scripts load. */
  data: Promise<Response> | null;
  /** The visitor's events before hydration, in order. */
  events: Event[];
  /** When hydration ended (performance.now()). */
  liveMs?: number;
  /** Stops recording events. */
  end(): unknown;
}

declare global {
  interface Window {
    touched?: Touched;
  }
}
