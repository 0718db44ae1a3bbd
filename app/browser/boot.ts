// The page's boot data: the server writes them as a JSON block; the inline loader and the client entry read them.

export const BOOT_ID = "boot";

export const FONTS_ID = "fonts";

/** Request header: the response is the hand-off stream of the page's URL instead of its HTML. */
export const HYDRATE_HEADER = "X-Hydrate";

/** Response header of a hand-off stream, compared with `Boot.version`. */
export const VERSION_HEADER = "Page-Version";

/** Response header of a hand-off stream: Remix's `serverHandoffString`, with its base path and future flags. */
export const CONTEXT_HEADER = "Remix-Context";

/** Request header: the browser now shows a page that it had prerendered. Counted as a view. */
export const ACTIVATED_HEADER = "X-Activated";

/** Form field of an add to the cart whose page stays: the action answers with what changes around it, and no redirect. */
export const IN_PLACE = "in_place";

export interface Boot {
  entry: string;
  manifest: string;
  routes: Record<string, string>;
  /** Imports of these modules, largest first. */
  files: string[];
  /** URL of the texts of the page's namespaces, in its language. */
  texts: string;
  /** URL of the whole style sheet. The page itself contains only the rules that it uses. */
  css: string | null;
  /** Hash of the loader data that the page was rendered from. */
  version: string;
  /** The hand-off itself, if a GET would not return the same (after a post, an error, a flash message). */
  data: { stream: string; context: string } | null;
  /**
   * Hydrate at once: the page has no content without its scripts (the editor's preview), or is for typing (order pad).
   */
  isNow?: true;
  /** True on a page of a signed-in user. */
  isPrivate?: true;
}

/** Requests and events of the inline loader, for the client entry. */
export interface HydrationRequest {
  boot: Boot;
  /** The hand-off stream, requested while the scripts load. */
  handoff: Promise<Response> | null;
  texts: Promise<Response>;
  events: Event[];
  /** Time at which hydration ended (performance.now()). */
  liveMs?: number;
  end(): unknown;
}

declare global {
  interface Document {
    /** True while a prerendered page is not shown yet. Missing in TypeScript's DOM library. */
    readonly prerendering?: boolean;
  }
  interface Window {
    hydration?: HydrationRequest;
  }
}
