// The tags and attributes that rich text may have: one list for the server's sanitizer and the editor's preview.

import { isPageLink } from "~/contract/constants/web-address";

/** Tags and their attributes. */
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

/** Dropped with their content; of other tags that are not allowed the text stays. */
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

/** Whether an attribute's value is safe; if not, the attribute is left out. */
export const isSafeValue = (name: string, value: string): boolean =>
  name === "href" ? isSafeLink(value) : /^[a-z0-9]{1,10}$/i.test(value);

/** Props of page blocks that hold rich text. */
export const HTML_PROPS = ["body", "answer", "html"];

/** Props of page blocks that hold a link. */
export const LINK_PROPS = ["cta_href", "more_href"];

/** The link if it is a path of this shop, an https or a mailto address; else null. */
export const safeLink = (href: string | null): string | null =>
  href !== null && isPageLink(href) ? href : null;

// An absolute web address or a path of this shop; `//host` and `/\host` are other hosts to a browser.
const isSafeLink = (href: string): boolean =>
  /^https?:\/\/[^\s]+$/i.test(href) || /^\/(?![/\\])[^\s\\]*$/.test(href);
