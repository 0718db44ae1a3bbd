// What rich text may hold. One list for whatever cleans it, on the server and in the editor's preview.

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

/** These go with all that is in them; of other tags the text stays. */
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

/** An attribute whose value is not safe goes altogether. */
export const isSafeValue = (name: string, value: string): boolean =>
  name === "href" ? isSafeLink(value) : /^[a-z0-9]{1,10}$/i.test(value);

/** Props of a page's blocks that hold rich text. */
export const HTML_PROPS = ["body", "answer", "html"];

/** A path of this shop, a web or a mail address; anything else is no link. */
export const safeLink = (href: string | null): string | null =>
  href !== null && /^(\/(?![/\\])|https:\/\/|mailto:)[^\s\\]*$/.test(href) ? href : null;

// An absolute web address or a path of this shop; `//host` and `/\host` are other hosts to a browser.
const isSafeLink = (href: string): boolean =>
  /^https?:\/\/[^\s]+$/i.test(href) || /^\/(?![/\\])[^\s\\]*$/.test(href);
