// The tags and attributes allowed in rich text, for the server's sanitizer and the editor's preview.

import { isPageLink } from "~/contract/constants/web-address";

export const TAGS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ...plain("p", "ul", "ol", "li", "strong", "em", "h2", "h3", "br"),
    ...plain("table", "caption", "thead", "tbody", "tr"),
    a: ["href"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  }),
);

function plain(...tags: string[]): Record<string, string[]> {
  return Object.fromEntries(tags.map((tag) => [tag, []]));
}

/** Removed with their content. Other tags that are not allowed are removed, but their text stays. */
export const DROPPED: ReadonlySet<string> = new Set([
  "script",
  "style",
  "svg",
  "math",
  "iframe",
  "noscript",
  "template",
  "title",
  "textarea",
]);

export const isSafeValue = (name: string, value: string): boolean =>
  name === "href" ? isSafeLink(value) : /^[a-z0-9]{1,10}$/i.test(value);

/** Props of page blocks that contain rich text. */
export const HTML_PROPS = ["body", "answer", "html"];

/** Props of page blocks that contain a link. */
export const LINK_PROPS = ["cta_href", "more_href"];

/** Returns the link if it is a path of this shop, an https or a mailto URL, else null. */
export const safeLink = (href: string | null): string | null =>
  href !== null && isPageLink(href) ? href : null;

// An absolute web URL or a path of this shop. Browsers treat `//host` and `/\host` as other hosts.
const isSafeLink = (href: string): boolean =>
  /^https?:\/\/[^\s]+$/i.test(href) || /^\/(?![/\\])[^\s\\]*$/.test(href);
