// The page's boot data: the server writes it as a JSON block, the inline loader and the client entry read it.

/** The id of the JSON block. */
export const BOOT_ID = "boot";

/** The id of the style element that declares the web fonts. */
export const FONTS_ID = "fonts";

/** Request header: the response is the hand-off stream of the page's address instead of its HTML. */
export const HYDRATE_HEADER = "X-Hydrate";

/** Response header of a hand-off stream: compared with `Boot.version`. */
export const VERSION_HEADER = "Page-Version";

/** Response header of a hand-off stream: Remix's `serverHandoffString`, with its base path and future flags. */
export const CONTEXT_HEADER = "Remix-Context";

/** Request header: the browser now shows the page, which it had rendered in advance. Counted as a view. */
export const ACTIVATED_HEADER = "X-Activated";

/** Form field of an add to the cart whose page stays: the action answers with what changes around it, and no redirect. */
export const IN_PLACE = "in_place";

export interface Boot {
  entry: string;
  manifest: string;
  /** The modules of the matched routes, by route id. */
  routes: Record<string, string>;
  /** What these modules import, largest first. */
  files: string[];
  /** The texts of the page's namespaces in its language. */
  texts: string;
  /** The whole style sheet; the page has only the rules that it uses inline. */
  css: string | null;
  /** Hash of the loader data that the page was rendered from. */
  version: string;
  /** The hand-off itself, where a GET would not return the same (after a post, an error, a flash message). */
  data: { stream: string; context: string } | null;
  /** Hydrate at once: the page has no content without its scripts (the editor's preview), or is for typing (order pad). */
  isNow?: true;
}

/** What the inline loader has requested and recorded, for the client entry. */
export interface HydrationRequest {
  boot: Boot;
  /** The hand-off stream, requested while the scripts load. */
  handoff: Promise<Response> | null;
  texts: Promise<Response>;
  /** The visitor's events before hydration, in order. */
  events: Event[];
  /** When hydration ended (performance.now()). */
  liveMs?: number;
  /** Stops recording events. */
  end(): unknown;
}

declare global {
  interface Document {
    /** Rendered in advance, and not shown yet: not in TypeScript's DOM library. */
    readonly prerendering?: boolean;
  }
  interface Window {
    hydration?: HydrationRequest;
  }
}
