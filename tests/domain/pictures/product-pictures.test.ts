// Compares the demo's pictures with the truth table, which is written independently of the drawings.
import { describe, expect, it } from "vitest";
import { NOUNS } from "~/demo/catalogue/pictures/truth.mjs";
import { CATALOGUE, openFiles } from "~/demo/files";
import { drawnProducts, productPictures } from "~/demo/pictures";
import { readPicture } from "~/domain/pictures/read-picture";

const products = drawnProducts(openFiles(CATALOGUE));
const pictures = productPictures();
const pictured = products.map((product, index) => ({ product, ...pictures[index] }));

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
  it("show each product as its name describes it, and not as another one", () => {
    const untrue = pictured.flatMap(({ product, drawing = "" }) => {
      const rule = NOUNS.find(([of, word]) => of.test(product.category) && word.test(product.name));
      return rule?.[2].test(drawing) ? [] : [`${product.sku} ${product.name} is drawn as ${drawing}`];
    });
    expect(untrue).toEqual([]);
    expect(pictures).toHaveLength(2281);
  });

  it("are all distinct", () => {
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length);
  });

  it("differ from their neighbours by outline or lettering, or else by a visible colour", () => {
    const outlines = new Map<string, typeof pictured>();
    for (const one of pictured) {
      const outline =
        one.product.category + (one.svg ?? "").replace(COLOUR, "").replaceAll(one.product.sku, "");
      outlines.set(outline, [...(outlines.get(outline) ?? []), one]);
    }
    const alike = [...outlines.values()].flatMap((same) =>
      same.flatMap((one, n) =>
        same
          .slice(n + 1)
          .filter((other) => distance(one.svg, other.svg) < 40)
          .map((other) => `${one.product.name} | ${other.product.name}`),
      ),
    );
    expect(alike).toEqual([]);
  });

  it("are complete drawings without a broken number, in a form that the shop accepts", {
    timeout: 30_000,
  }, () => {
    const faults = pictures.flatMap(({ svg, name }) => {
      const read = readPicture(new TextEncoder().encode(svg));
      const isWhole = read.ok && read.picture.width === 400 && read.picture.height === 300;
      return isWhole && !/undefined|NaN|Infinity/.test(svg) ? [] : [name];
    });
    expect(faults).toEqual([]);
  });

  it("are small: 3 kB on average, and at most 6", () => {
    const sizes = pictures.map(({ svg }) => svg.length);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(3200);
    const heavy = pictures.filter(({ svg }) => svg.length > 6144).map(({ name }) => name);
    expect(heavy).toEqual([]);
  });

  it("are the same each time they are drawn", async () => {
    const { drawProduct } = await import("~/demo/catalogue/pictures/draw.mjs");
    for (const product of products.slice(0, 50)) expect(drawProduct(product)).toEqual(drawProduct(product));
  });
});
