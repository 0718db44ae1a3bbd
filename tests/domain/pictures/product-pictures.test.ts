// Compares the demo's pictures with the truth table, which is written independently of the drawings.
import { describe, expect, it } from "vitest";
import { CATALOGUE, openFiles } from "~/demo/files";
import { demoPictures, firstViews } from "~/demo/pictures";
import { readPicture } from "~/domain/pictures/read-picture";
import { NOUNS } from "./truth.mjs";

const products = openFiles(CATALOGUE).csv<"sku" | "category" | "name_it">("products.csv");
const pictures = demoPictures();
const drawn = new Map(firstViews().map((picture) => [picture.product, picture]));
const pictured = products.map((product) => ({ ...drawn.get(product.sku), product }));

const COLOUR = /#[0-9a-f]{6}/g;
const channels = (svg = ""): number[] =>
  (svg.match(COLOUR) ?? []).flatMap((colour) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
  );
/** The largest difference in any channel of any colour. */
const distance = (one?: string, other?: string): number => {
  const [these, those] = [channels(one), channels(other)];
  return Math.max(...these.map((channel, n) => Math.abs(channel - (those[n] ?? 0))));
};

describe("the demo's pictures", () => {
  it("show the kind of product that the name contains", () => {
    const untrue = pictured.flatMap(({ product, drawing = "" }) => {
      const rule = NOUNS.find(([of, word]) => of.test(product.category) && word.test(product.name_it));
      return rule?.[2].test(drawing) ? [] : [`${product.sku} ${product.name_it} is drawn as ${drawing}`];
    });
    expect(untrue).toEqual([]);
    expect(drawn.size).toBe(2281);
  });

  it("have unique names and drawings", () => {
    expect(new Set(pictures.map(({ body: svg }) => svg)).size).toBe(pictures.length);
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
  });

  it("name a further view's subject in three languages", () => {
    const further = pictures.filter(({ view }) => view !== 1);
    expect(further.filter(({ alt_it, alt_en, alt_es }) => !(alt_it && alt_en && alt_es))).toEqual([]);
    const strangers = further.filter(({ product }) => product !== undefined && !drawn.has(product));
    expect(strangers).toEqual([]);
  });

  it("differ from their neighbours by outline or lettering, or else by a visible colour", () => {
    const outlines = new Map<string, typeof pictured>();
    for (const one of pictured) {
      const outline =
        one.product.category + (one.body ?? "").replace(COLOUR, "").replaceAll(one.product.sku, "");
      outlines.set(outline, [...(outlines.get(outline) ?? []), one]);
    }
    const alike = [...outlines.values()].flatMap((same) =>
      same.flatMap((one, n) =>
        same
          .slice(n + 1)
          .filter((other) => distance(one.body, other.body) < 40)
          .map((other) => `${one.product.name_it} | ${other.product.name_it}`),
      ),
    );
    expect(alike).toEqual([]);
  });

  it("are whole drawings, as the shop takes them", { timeout: 60_000 }, () => {
    const faults = pictures.flatMap(({ body: svg, name, width = 400, height = 300 }) => {
      const read = readPicture(new TextEncoder().encode(svg));
      const isWhole = read.ok && read.picture.width === width && read.picture.height === height;
      return isWhole && !/undefined|NaN|Infinity/.test(svg) ? [] : [name];
    });
    expect(faults).toEqual([]);
  });

  it("are light: a product's first picture below 4 kB on average and 7 kB at most, any other view below 8", () => {
    const sizes = [...drawn.values()].map(({ body: svg }) => svg.length);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(4000);
    expect(Math.max(...sizes)).toBeLessThan(7000);
    const heavy = pictures.filter(({ product, body: svg }) => product !== undefined && svg.length >= 8000);
    expect(heavy.map(({ name }) => name)).toEqual([]);
  });
});
