// Rich text from the catalogue leaves as this list of tags and nothing else: SAFETY, stored XSS.
import { escapeAttrValue, FilterXSS, friendlyAttrValue } from "xss";

const plain = (...tags: string[]) => Object.fromEntries(tags.map((tag) => [tag, []]));

const filter = new FilterXSS({
  whiteList: {
    ...plain("p", "ul", "ol", "li", "strong", "em", "h2", "h3", "br"),
    ...plain("table", "caption", "thead", "tbody", "tr"),
    a: ["href"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  stripIgnoreTag: true,
  stripIgnoreTagBody: [
    "script",
    "style",
    "svg",
    "math",
    "iframe",
    "noscript",
    "template",
    "title",
    "textarea",
  ],
  allowCommentTag: false,
  css: false,
  // An attribute that is not on the list, or whose value is not safe, goes altogether.
  onTagAttr: (_tag, name, value, isListed) => {
    const plainValue = friendlyAttrValue(value);
    const isSafe = name === "href" ? isSafeLink(plainValue) : /^[a-z0-9]{1,10}$/i.test(plainValue);
    return isListed && isSafe ? `${name}="${escapeAttrValue(plainValue)}"` : "";
  },
});

/** Props of a page's blocks that hold rich text. */
export const HTML_PROPS = ["body", "answer", "html"];

/** A path of this shop, a web or a mail address; anything else is no link. */
export const safeLink = (href: string | null): string | null =>
  href !== null && /^(\/(?![/\\])|https:\/\/|mailto:)[^\s\\]*$/.test(href) ? href : null;

export const sanitise = (html: string): string => filter.process(html);

// An absolute web address or a path of this shop; `//host` and `/\host` are other hosts to a browser.
const isSafeLink = (href: string): boolean =>
  /^https?:\/\/[^\s]+$/i.test(href) || /^\/(?![/\\])[^\s\\]*$/.test(href);
