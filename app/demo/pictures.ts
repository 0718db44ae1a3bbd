// The demo's pictures, one for each product. Pages and articles, which name an illustration as
// "template|colour|ground", show the product with the matching drawing.
import { contentName } from "~/platform/crypto";
import { type DrawnProduct, drawProduct } from "./catalogue/pictures/draw.mjs";
import { CATALOGUE, type Files, openFiles } from "./files";
import { OPENED_AT } from "./shop";
import type { Table } from "./table";

export interface Picture {
  /** Name used by tables and pages, e.g. HB00001.svg. */
  name: string;
  /** Name of the drawing, e.g. hop-cone or crop:tomato. */
  drawing: string;
  svg: string;
  /** Size, if it differs from that of product pictures. */
  size?: { width: number; height: number };
}

const SIZE = { width: 400, height: 300 };

let drawn: Picture[] | undefined;

/** Pictures of the demo's own products, drawn once. */
export function productPictures(): Picture[] {
  drawn ??= drawnProducts(openFiles(CATALOGUE)).map((product) => ({
    name: nameOf(product.sku),
    ...drawProduct(product),
  }));
  return drawn;
}

/** Data from which a picture is drawn: the product's name, category and fields. */
export function drawnProducts(files: Files): DrawnProduct[] {
  const fields = new Map<string, Record<string, string | string[]>>();
  for (const { product, key, value } of files.csv<"product" | "key" | "value">("product-fields.csv")) {
    const own = fields.get(product) ?? {};
    const before = own[key];
    own[key] = before === undefined ? value : [before, value].flat();
    fields.set(product, own);
  }
  return files
    .csv<"id" | "sku" | "category" | "name_it" | "image">("products.csv")
    .map((product) => ({ ...product, name: product.name_it, f: fields.get(product.id) ?? {} }));
}

const nameOf = (sku: string): string => `${sku}.svg`;

/**
 * Returns the picture for a SKU. In an enlarged catalogue, products that are not in the demo share the demo's pictures.
 */
export function pictureNames(): (sku: string) => string {
  const names = productPictures().map(({ name }) => name);
  const known = new Set(names);
  return (sku) =>
    known.has(nameOf(sku)) ? nameOf(sku) : (names[Number(sku.replace(/\D/g, "")) % names.length] ?? "");
}

/**
 * Returns the picture of the first product with this drawing.
 * @throws Error if no product has it
 */
export function pictureWithDrawing(drawing: string): string {
  const found = productPictures().find((picture) => picture.drawing === drawing);
  if (!found) throw new Error(`no product is drawn as ${drawing}`);
  return found.name;
}

/** File name in the shop's storage. */
export const fileOf = ({ svg }: Picture): string => `${contentName(Buffer.from(svg))}.svg`;

export const pictureTable = (pictures: readonly Picture[]): Table => ({
  table: "pictures",
  rows: pictures.map((picture) => ({
    name: picture.name,
    file: fileOf(picture),
    mime: "image/svg+xml",
    ...(picture.size ?? SIZE),
    bytes: Buffer.byteLength(picture.svg),
    updated_at: OPENED_AT,
  })),
});

const ILLUSTRATION = /^([\w-]+)\|#\w{6}\|#\w{6}$/;
const DRAWINGS: Readonly<Record<string, string>> = {
  barrel: "barrel",
  "beer-glass": "beer-grain-kit",
  box: "wine-box",
  demijohn: "demijohn",
  "grape-cluster": "vine",
  "hop-cone": "hop-cone",
  kettle: "brew-pot",
  label: "label",
  meter: "refractometer",
  "net-pot": "net-pot",
  "powder-jar": "jar-additive",
  press: "press",
  pump: "transfer-pump",
  secateurs: "secateurs",
  "seed-packet": "crop:tomato",
  seedling: "propagator-lid",
  "wine-bottle": "wine-bottle",
};

export function withPictureNames<T>(value: T): T;
export function withPictureNames(value: unknown): unknown {
  if (typeof value === "string") {
    const template = ILLUSTRATION.exec(value)?.[1];
    return template === undefined ? value : pictureWithDrawing(DRAWINGS[template] ?? template);
  }
  if (Array.isArray(value)) return value.map((one) => withPictureNames(one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withPictureNames(one)]));
}
