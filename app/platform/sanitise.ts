// Rich text from the catalogue leaves as this list of tags and nothing else: SAFETY, stored XSS.
import { escapeAttrValue, FilterXSS } from "xss";

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
  safeAttrValue: (tag, name, value) => {
    if (tag === "a" && name === "href") return isSafeLink(value) ? escapeAttrValue(value) : "";
    return /^[a-z0-9]{1,10}$/i.test(value) ? value : "";
  },
});

export const sanitise = (html: string): string => filter.process(html);

// An absolute web address or a path of this shop; `//host` and `/\host` are other hosts to a browser.
const isSafeLink = (href: string): boolean =>
  /^https?:\/\/[^\s]+$/i.test(href) || /^\/(?![/\\])[^\s\\]*$/.test(href);
