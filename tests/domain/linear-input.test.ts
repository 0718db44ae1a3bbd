// Readers of input take linear time: each reads up to 1 MB of its known worst case. The test measures CPU
// time of this process, the least of several runs, and compares only its growth: SAFETY, super-linear
// cleaning.
import { describe, expect, it } from "vitest";
import { slugOf } from "~/contract/constants/slug";
import { isPageLink } from "~/contract/constants/web-address";
import { isBoundedJson } from "~/contract/input/bounded-json";
import { readPicture } from "~/domain/pictures/read-picture";
import { paragraphs } from "~/pdf/products/product-sheet";
import { sanitizeHtml } from "~/platform/html/sanitize-html";
import { addressFault } from "~/platform/request-path";
import { parseXml } from "~/platform/xml";
import { parseListQuery } from "~/storefront/catalogue/list-query";
import { attributesOf } from "~/storefront/operator/records/attributes-text";
import { safePath } from "~/storefront/request/access-rules";
import { canonicalPath } from "~/storefront/request/canonical-path";
import { cachedAddress, withoutTracking } from "~/storefront/response/cached-address";
import { parseScripts } from "~/storefront/response/script-tags";

const KB = 1024;
const filled = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);
const svg = (text: string) => readPicture(new TextEncoder().encode(text));
const request = (query: string) => new Request(`https://shop.example/p?${query}`);

/** The input of each reader, by length. */
const READERS: Record<
  string,
  { read: (text: string) => unknown; worst: Record<string, (length: number) => string> }
> = {
  XML: {
    read: parseXml,
    worst: {
      "document types": (n) => filled("<!DOCTYPE ", n),
      "document types that end": (n) => filled("<!DOCTYPE a>", n),
      "open comments": (n) => filled("<!--", n),
      "open tags": (n) => filled("<a ", n),
      "nested tags": (n) => filled("<a>", n),
      "nested tags, then end tags of others": (n) => filled("<a>", n / 2) + filled("</b>", n / 2),
      attributes: (n) => `<a ${Array.from({ length: n / 8 }, (_, at) => `a${at}="" `).join("")}/>`,
      entities: (n) => `<a>${filled("&amp;&", n)}</a>`,
      "open instructions": (n) => filled("<?", n),
      "character data": (n) => filled("<![CDATA[", n),
      spaces: (n) => `<a${filled(" ", n)}`,
    },
  },
  SVG: {
    read: svg,
    worst: {
      attributes: (n) =>
        `<svg viewBox="0 0 1 1"><rect ${Array.from({ length: n / 9 }, (_, at) => `a${at}="" `).join("")}/></svg>`,
      "the same attributes on many elements": (n) =>
        `<svg viewBox="0 0 1 1">${filled('<rect x="1" y="2"/>', n)}</svg>`,
      "document types": (n) => `<svg viewBox="0 0 1 1">${filled("<!DOCTYPE a>", n)}`,
      "document types with open brackets": (n) => `<svg viewBox="0 0 1 1">${filled("<!DOCTYPE [>", n)}`,
      "nested groups": (n) => `<svg viewBox="0 0 1 1">${filled('<g id="a">', n)}`,
      "digits of a width": (n) => `<svg width="${filled("1", n)}x"/>`,
      "spaces in a tag": (n) => `<svg ${filled(" ", n)}x`,
      "open comments": (n) => `<svg>${filled("<!-- ", n)}`,
      ampersands: (n) => `<svg viewBox="0 0 1 1">${filled("&amp;", n)}</svg>`,
      styles: (n) => `<svg viewBox="0 0 1 1"><style>${filled("url(  expression  src ", n)}</style></svg>`,
    },
  },
  "rich text": {
    read: sanitizeHtml,
    worst: {
      "open tags": (n) => filled("<p", n),
      "nested tags": (n) => filled("<ul><li>", n),
      "dropped tags": (n) => filled("<svg><math><title>", n),
      tables: (n) => filled("<table><tr><td>", n),
      attributes: (n) => `<a ${filled('href="/x" ', n)}>`,
      entities: (n) => filled("&lt;&#x;&", n),
      comments: (n) => filled("<!--", n),
      "end tags": (n) => filled("</p></ul>", n),
    },
  },
  "paragraphs of a description": {
    read: paragraphs,
    worst: {
      "open tags": (n) => filled("<", n),
      entities: (n) => filled("&", n),
      spaces: (n) => filled(" ", n),
    },
  },
  "scripts of a setting": {
    read: parseScripts,
    worst: {
      "open tags": (n) => filled("<script ", n),
      quotes: (n) => filled(`<script a="`, n),
      "open end tags": (n) => `<script>${filled("</script ", n)}`,
    },
  },
  JSON: {
    read: (text) => isBoundedJson(text, Number.POSITIVE_INFINITY),
    worst: {
      depth: (n) => filled("[", n),
      strings: (n) => filled('"\\', n),
      keys: (n) => `{${filled('"a":1,', n)}`,
    },
  },
  "the query of a list": {
    read: (text) => parseListQuery(new URLSearchParams(text), false),
    worst: {
      categories: (n) => filled("categories=x&", n),
      fields: (n) => filled("cf.a=b&", n),
      "different fields": (n) => Array.from({ length: n / 14 }, (_, at) => `cf.a${at}.min=1`).join("&"),
      quantities: (n) => filled("qty.1=1&", n),
      promotions: (n) => `promotions=${filled("1,", n)}`,
    },
  },
  "the cached address": {
    read: (text) => [cachedAddress(request(text), new Map()), withoutTracking(request(text))],
    worst: {
      "tracking parameters": (n) => filled("utm_source=a&", n),
      fields: (n) => filled("cf.a=b&", n),
      ampersands: (n) => filled("&", n),
    },
  },
  "a path": {
    read: (text) => [addressFault(text, text), canonicalPath(text, new Set(["p"])), safePath(text)],
    worst: {
      slashes: (n) => `/zzz${filled("/", n)}x`,
      "encoded letters": (n) => `/p/${filled("%61", n)}`,
      "broken escapes": (n) => `/p/${filled("%", n)}`,
    },
  },
  "an address of another site": {
    read: isPageLink,
    worst: { dots: (n) => `https://${filled("a.", n)}`, spaces: (n) => `https://${filled(" ", n)}` },
  },
  "a slug": {
    read: slugOf,
    worst: { dashes: (n) => filled("-", n), accents: (n) => filled("\u0301", n) },
  },
  "attributes of a variant": {
    read: attributesOf,
    worst: { spaces: (n) => `size=it:a${filled(" ", n)}b`, bars: (n) => `size=${filled("it:a|", n)}` },
  },
};

/** CPU time of this process in milliseconds; the least of several runs. */
function cpuTime(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5; run += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const LARGEST = 1024 * KB;
const SMALLEST = LARGEST / 64;
/**
 * The most by which the same bytes may take longer in one piece than in 64. A quadratic step takes 64 times
 * as long; many small objects, which no longer fit into the processor's caches, up to 6 times.
 */
const MAX_GROWTH = 20;
/** Milliseconds; shorter times depend on the clock's resolution. */
const NOISE_MS = 4;

const CASES = Object.entries(READERS).flatMap(([reader, { read, worst }]) =>
  Object.entries(worst).map(([name, make]) => ({ reader, name, read, make })),
);

describe.each(CASES)("$reader of $name", ({ read, make }) => {
  it("takes linear time", () => {
    read(make(16 * KB));
    // The same number of bytes each time, in pieces of each size, so that memory is used and collected alike.
    const [small = 0, large = 0] = [SMALLEST, LARGEST].map((length) => {
      const text = make(length);
      const time = cpuTime(() => {
        for (let piece = 0; piece < LARGEST / length; piece += 1) read(text);
      });
      return Math.max(NOISE_MS, time);
    });
    expect(large / small, `${small.toFixed(1)} and ${large.toFixed(1)} ms`).toBeLessThan(MAX_GROWTH);
  });
});
