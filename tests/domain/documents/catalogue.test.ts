import { PDFDict, PDFDocument, PDFHexString, PDFName } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { withoutReferences } from "~/pdf/page/svg-references";
import { catalogue } from "~/pdf/products/catalogue";
import { priceList } from "~/pdf/products/price-list";
import { someGoods } from "../../support/builders/goods";
import { anOrderDocument } from "../../support/builders/order-document";
import { pagesOf, pdfAssets } from "../../support/builders/pdf";

const IMAGE = { url: "/img/hop.svg", alt: "", width: 400, height: 300, srcset: null };
const DRAWING = {
  ...{ width: 400, height: 300 },
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path fill="#458d4e" d="M0 0h400v300H0z"/></svg>',
};
const SIZES = [
  { sku: "HB00002-5K", standard_price: "120.46", attributes: [{ key: "size", label: "", value: "5 kg" }] },
  { sku: "HB00002-100G", standard_price: "6.05", attributes: [{ key: "size", label: "", value: "100 g" }] },
];
const facts = (products: ReturnType<typeof someGoods>[]) => ({
  ...{ title: "Catalogo 2026", locale: "it" as const, date: "2026-11-22", isCut: false, assets: pdfAssets() },
  sender: anOrderDocument().sender,
  categories: [{ name: "Luppoli", products }],
});

/** The alternative texts of the pictures. */
async function picturesOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes);
  return pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const alt = object instanceof PDFDict ? object.get(PDFName.of("Alt")) : undefined;
    return alt instanceof PDFHexString ? [alt.decodeText()] : [];
  });
}

describe("the catalogue", () => {
  it("shows each product's picture, price, price per unit, and its sizes from the cheapest on", async () => {
    const goods = someGoods({ image: IMAGE }, SIZES);
    const bytes = await catalogue(facts([goods]), new Map([[IMAGE.url, DRAWING]]));
    const text = pagesOf(bytes).join("\n");
    for (const words of ["Luppoli", "HB00002", "6,05\u00a0€", "60,50\u00a0€/kg  da", "5 kg · 100 g"])
      expect(text).toContain(words);
    expect(text).toContain("Prezzi IVA inclusa.");
    expect(await picturesOf(bytes)).toEqual(["Luppolo Admiral in pellet"]);
  });

  it("is complete without a picture, and with one that cannot be rendered", async () => {
    const broken = new Map([[IMAGE.url, { ...DRAWING, svg: "<svg" }]]);
    for (const [image, pictures] of [
      [null, new Map()],
      [IMAGE, broken],
    ] as const) {
      const bytes = await catalogue(facts([someGoods({ image })]), pictures);
      expect(pagesOf(bytes).join("\n")).toContain("6,05\u00a0€");
    }
  });

  it("embeds a picture once, however many products share it", async () => {
    const shared = Array.from({ length: 12 }, () => someGoods({ image: IMAGE }));
    const [one, twelve] = await Promise.all(
      [shared.slice(0, 1), shared].map(async (products) => {
        const pdf = await PDFDocument.load(await catalogue(facts(products), new Map([[IMAGE.url, DRAWING]])));
        const forms = pdf.context
          .enumerateIndirectObjects()
          .filter(([, object]) => /\/Subtype \/Form/.test(String(object)));
        return forms.length;
      }),
    );
    expect(twelve).toBe(one);
  });
});

describe("a drawing in a PDF", () => {
  const drawing = (inner: string) => `<svg xmlns:xlink="http://www.w3.org/1999/xlink">${inner}</svg>`;
  const PELLET = '<defs><g id="pellet"><path d="M0 0h9"/></g></defs>';

  it("has its copies as shapes, each in its place", () => {
    const copies =
      '<use xlink:href="#pellet" x="2" y="3"/><use href="#pellet" transform="rotate(9)" fill="#123456"/>';
    const drawn = withoutReferences(drawing(PELLET + copies));
    expect(drawn).not.toContain("<use");
    expect(drawn).toContain('<g transform="translate(2 3)"><g id="pellet"><path d="M0 0h9"/></g></g>');
    expect(drawn).toContain('<g fill="#123456" transform="rotate(9) translate(0 0)"><g id="pellet">');
  });

  it("has no shape of a pattern, and copies neither what is absent nor itself", () => {
    expect(withoutReferences(drawing('<path fill="url(#w)" d="M0 0h9"/><path d="M1 1"/>'))).toBe(
      drawing('<path d="M1 1"/>'),
    );
    expect(withoutReferences(drawing('<use href="#absent"/>'))).toContain("<use");
    const own = withoutReferences(drawing('<g id="own"><use href="#own"/></g>'));
    expect(own.length).toBeLessThan(300);
  });

  it("makes at most 500 copies", () => {
    const many = withoutReferences(drawing(PELLET + '<use href="#pellet"/>'.repeat(600)));
    expect(many.match(/<use/g)).toHaveLength(100);
  });
});

describe("the price list", () => {
  it("has a row for each size in two columns, and repeats the heading of a group that continues", async () => {
    const many = Array.from({ length: 90 }, (_, n) =>
      someGoods({ sku: `HB${n}`, name: `Luppolo ${n}` }, SIZES),
    );
    const bytes = await priceList(facts(many));
    const pages = pagesOf(bytes);
    expect(pages.join("\n").match(/HB00002-5K/g)).toHaveLength(90);
    expect(pages.join("\n")).toContain("Luppolo 89, 100 g");
    expect(pages.length).toBeLessThan(5);
    for (const page of pages) expect(page).toContain("Luppoli, segue");
  });
});
