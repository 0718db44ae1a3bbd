// Every text of every screen in every language: what the few lines of app/i18n/translator.ts say is what i18next says.
import { readdirSync, readFileSync } from "node:fs";
import { createInstance } from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { i18nOf, type Texts } from "~/i18n/translator";

const SERVER_ONLY = ["mail", "import", "operator"];
const COUNTS = [0, 1, 2, 5, 21, 1_000];
/** As a name in a shop may be: markup, a value's name, a replacement's sign, a nesting of i18next's own. */
const ODD = "<b>Rossi & “figli”</b> {{count}} $& $1";

const textsOf = (locale: string): Record<string, Texts> =>
  Object.fromEntries(
    readdirSync(`locales/${locale}`)
      .map((file) => file.replace(".json", ""))
      .filter((namespace) => !SERVER_ONLY.includes(namespace))
      .map((namespace) => [
        namespace,
        JSON.parse(readFileSync(`locales/${locale}/${namespace}.json`, "utf8")),
      ]),
  );

const leaves = (texts: Texts, prefix = ""): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === "string" ? [[prefix + key, text]] : leaves(text, `${prefix}${key}.`),
  );

const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].flatMap(([, name]) => name ?? []);

describe.each(["it", "en", "es"] as const)("the texts in %s", (locale) => {
  const texts = textsOf(locale);
  const i18next = createInstance();
  const i18n = i18nOf(locale, texts);

  beforeAll(() =>
    i18next.init({
      lng: locale,
      defaultNS: "common",
      interpolation: { escapeValue: false },
      resources: { [locale]: texts },
    }),
  );

  const keys = Object.entries(texts).flatMap(([namespace, all]) =>
    leaves(all).map(([key, text]) => ({ namespace, key, text })),
  );
  const plain = keys.filter(({ text }) => !/\$t\(|\{\{\w+,/.test(text));

  it("have formats and nestings only in the errors of the wire, which i18next says", () => {
    const others = keys.filter((one) => !plain.includes(one));
    expect(
      others.filter(({ namespace, key }) => namespace !== "errors" || !key.startsWith("codes.")),
    ).toEqual([]);
  });

  it("are the same as they are written, and with values", () => {
    for (const { namespace, key, text } of plain) {
      const values = Object.fromEntries(namesIn(text).map((name) => [name, name === "count" ? 3 : ODD]));
      const expected = i18next.getFixedT(locale, namespace);
      const t = i18n.in([namespace]);
      expect(t(key), `${namespace}:${key}`).toBe(expected(key));
      expect(t(key, values), `${namespace}:${key}`).toBe(expected(key, values));
      expect(i18n.in(["common"])(`${namespace}:${key}`, values)).toBe(expected(key, values));
    }
  });

  it("are the same for every count", () => {
    const counted = plain.filter(({ key }) => key.endsWith("_other"));
    expect(counted.length).toBeGreaterThan(20);
    for (const { namespace, key, text } of counted)
      for (const count of COUNTS) {
        const values = { ...Object.fromEntries(namesIn(text).map((name) => [name, ODD])), count };
        const name = key.replace("_other", "");
        expect(i18n.in([namespace])(name, values), `${namespace}:${name} of ${count}`).toBe(
          i18next.getFixedT(locale, namespace)(name, values),
        );
      }
  });

  it("are looked for in one namespace after the other, and a key that has none is said itself", () => {
    const order = ["cart", "common"];
    for (const key of ["freeShipping.reached", "agent.label", "no.such.text", "checkout:no.such.text"])
      expect(i18n.in(order)(key)).toBe(i18next.getFixedT(locale, order)(key));
    expect(i18n.in(order)("no.such.text", { defaultValue: "Malto" })).toBe("Malto");
  });
});
