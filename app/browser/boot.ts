// What the server tells a page's scripts, in a block of the page that is no script.

/** The id of that block. */
export const BOOT_ID = "boot";

export interface Boot {
  entry: string;
  manifest: string;
  /** The modules of the routes that made the page. */
  routes: Record<string, string>;
  /** All that the modules import, so that they come in one wave. */
  files: string[];
  /** The whole style sheet: the page itself has the rules that it uses. */
  sheet: string | null;
  /** Remix's own: `basename`, `future`, `isSpaMode`. */
  context: Record<string, unknown>;
  /** Of the data that the page was made from: the browser asks for them again, and compares. */
  version: string;
  /** Where they are asked for. */
  ask: string | null;
  /** The data themselves, where a plain GET would not get them again. */
  data: string | null;
  /** The page is nothing without its scripts. */
  isNow: boolean;
}

/** What the loader has done and seen, for the entry. */
export interface Touched {
  boot: Boot;
  /** The page's data, asked for while the scripts are on their way. */
  data: Promise<Response> | null;
  /** The whole style sheet, on its way. */
  sheet: HTMLLinkElement | null;
  /** What happened before the page was live, in order. */
  events: Event[];
  /** When the page was live, by the browser's clock; null until then. */
  liveMs: number | null;
  /** Nothing more is to be remembered. */
  end(): unknown;
}

declare global {
  interface Window {
    touched?: Touched;
  }
}
