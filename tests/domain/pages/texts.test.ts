// The texts of the shop and of its demo: one word for one thing, one form of address (locales/GLOSSARY.md).
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Locale = "it" | "en" | "es";

const LOCALES = ["it", "en", "es"] as const;
const WORDS: Record<Locale, Record<string, string>> = JSON.parse(
  readFileSync("locales/forbidden.json", "utf8"),
);
const DEMO = "app/demo/catalogue";
/** What people type into the search is theirs; names of people and streets are no texts. */
const NOT_TEXTS = ["synonyms.json", "customers.json", "orders.json"];

const demo = readdirSync(DEMO).filter((file) => file.endsWith(".json") && !NOT_TEXTS.includes(file));

/** Every text of one language: all of a file of `locales`, and what the keys `it`, `en` and `es` hold in the demo. */
function* textsOf(node: unknown, locale: Locale, inside: boolean, path = ""): Generator<[string, string]> {
  if (typeof node === "string" && inside) yield [path, node];
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    const skipped = key === "slugs" || LOCALES.some((one) => one === key && one !== locale);
    if (!skipped) yield* textsOf(value, locale, inside || key === locale, `${path}.${key}`);
  }
}

/** Tags and values are no words; the addresses of links neither. */
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
  it("of the shop have no word that the glossary replaces", () => {
    expect(
      readdirSync(`locales/${locale}`).flatMap((file) => found(`locales/${locale}/${file}`, locale, true)),
    ).toEqual([]);
  });

  it("of the demo have none either", () => {
    expect(demo.flatMap((file) => found(`${DEMO}/${file}`, locale, false))).toEqual([]);
  });
});

describe("the form for many", () => {
  it.each(["it", "es"])("says in %s what the form for others says", (locale) => {
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

describe("what the browser renders again when the scripts arrive", () => {
  const sources = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    /^(components|layouts|routes|root).*(?<!\.server)\.tsx$/.test(file),
  );
  /** Of a route the components alone: its loader, its action and what they call are the server's. */
  const rendered = (file: string): string => {
    const source = readFileSync(`app/${file}`, "utf8");
    const components =
      source.match(/^export default function[\s\S]*?^\}$|^function [A-Z][\s\S]*?^\}$/gm) ?? [];
    return file.startsWith("routes") ? components.join("\n") : source;
  };

  it("says no text that the server alone has", () => {
    expect(sources.length).toBeGreaterThan(200);
    const found = sources.flatMap((file) =>
      [...rendered(file).matchAll(/"((server|mail):|errors:(?!failures|pages|wrongCustomer))[\w.]+"/g)].map(
        ([key]) => `${file}: ${key}`,
      ),
    );
    expect(found).toEqual([]);
  });
});
