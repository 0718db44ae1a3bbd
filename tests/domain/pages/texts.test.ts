// The texts of the shop and of its demo: one word for one thing, one form of address (locales/GLOSSARY.md).
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Locale = "it" | "en" | "es";

const LOCALES = ["it", "en", "es"] as const;
const WORDS: Record<Locale, Record<string, string>> = JSON.parse(
  readFileSync("locales/forbidden.json", "utf8"),
);
const DEMO = "app/demo/catalogue";
/** Synonyms are words that visitors search for; names of people and streets are not texts. */
const NOT_TEXTS = ["synonyms.json", "customers.json", "orders.json"];

const demo = readdirSync(DEMO).filter((file) => file.endsWith(".json") && !NOT_TEXTS.includes(file));

/**
 * Every text of one language: the whole of a file in `locales`; in the demo, the values of the keys `it`,
 * `en` and `es`.
 */
function* textsOf(node: unknown, locale: Locale, inside: boolean, path = ""): Generator<[string, string]> {
  if (typeof node === "string" && inside) yield [path, node];
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    const skipped = key === "slugs" || LOCALES.some((one) => one === key && one !== locale);
    if (!skipped) yield* textsOf(value, locale, inside || key === locale, `${path}.${key}`);
  }
}

/** Removes tags, values and the addresses of links, which are not words. */
const plain = (text: string) => text.replace(/<[^>]*>|\{\{[^}]*\}\}|https?:\S+|\$t\([^)]*\)/g, " ");

const forbidden = (locale: Locale): [RegExp, string][] =>
  Object.entries(WORDS[locale]).map(([words, instead]) => [
    new RegExp(`(?<![\\p{L}-])(${words.split(", ").join("|")})(?![\\p{L}-])`, "iu"),
    instead,
  ]);

function found(file: string, locale: Locale, inside: boolean): string[] {
  const rules = forbidden(locale);
  const texts = [...textsOf(JSON.parse(readFileSync(file, "utf8")), locale, inside)];
  return texts.flatMap(([path, text]) =>
    rules.flatMap(([rule, instead]) => {
      const [word] = rule.exec(plain(text)) ?? [];
      return word === undefined ? [] : [`${file} ${path.slice(1)}: «${word}» → ${instead}`];
    }),
  );
}

describe.each(LOCALES)("the texts in %s", (locale) => {
  it("of the shop contain no word that the glossary replaces", () => {
    expect(
      readdirSync(`locales/${locale}`).flatMap((file) => found(`locales/${locale}/${file}`, locale, true)),
    ).toEqual([]);
  });

  it("of the demo contain no such word", () => {
    expect(demo.flatMap((file) => found(`${DEMO}/${file}`, locale, false))).toEqual([]);
  });
});

describe("the plural form `many`", () => {
  it.each(["it", "es"])("is equal in %s to the form `other`", (locale) => {
    const differing = readdirSync(`locales/${locale}`).flatMap((file) => {
      const texts = new Map(
        textsOf(JSON.parse(readFileSync(`locales/${locale}/${file}`, "utf8")), locale as Locale, true),
      );
      return [...texts].flatMap(([path, text]) => {
        const other = path.endsWith("_many") ? texts.get(path.replace(/_many$/, "_other")) : undefined;
        return other !== undefined && other !== text ? [`${file} ${path}`] : [];
      });
    });
    expect(differing).toEqual([]);
  });
});

describe("components that the browser renders again", () => {
  const sources = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    /^(components|layouts|routes|root).*(?<!\.server)\.tsx$/.test(file),
  );
  /** The source of a route's components only: its loader, its action and their helpers run on the server. */
  const rendered = (file: string): string => {
    const source = readFileSync(`app/${file}`, "utf8");
    const components =
      source.match(/^export default function[\s\S]*?^\}$|^function [A-Z][\s\S]*?^\}$/gm) ?? [];
    return file.startsWith("routes") ? components.join("\n") : source;
  };

  it("use no text that exists on the server only", () => {
    expect(sources.length).toBeGreaterThan(200);
    const found = sources.flatMap((file) =>
      [...rendered(file).matchAll(/"((server|mail):|errors:(?!failures|pages|wrongCustomer))[\w.]+"/g)].map(
        ([key]) => `${file}: ${key}`,
      ),
    );
    expect(found).toEqual([]);
  });
});
