// The demo's pictures: of each product its own. Pages and articles, which name an illustration as "template|colour|ground",
// show the product that is drawn like it.
import { contentName } from "~/platform/crypto";
import { type DrawnProduct, drawProduct } from "./catalogue/pictures/draw.mjs";
import { CATALOGUE, type Files, openFiles } from "./files";
import { OPENED_AT } from "./shop";
import type { Table } from "./table";

export interface Picture {
  /** As tables and pages name it: HB00001.svg */
  name: string;
  /** What is drawn: hop-cone, crop:tomato. */
  drawing: string;
  svg: string;
  /** Where it is not a product's. */
  size?: { width: number; height: number };
}

const SIZE = { width: 400, height: 300 };

let drawn: Picture[] | undefined;

/** Of the demo's own products; drawn once for all who ask. */
export function productPictures(): Picture[] {
  drawn ??= drawnProducts(openFiles(CATALOGUE)).map((product) => ({
    name: nameOf(product.sku),
    ...drawProduct(product),
  }));
  return drawn;
}

/** What a picture tells of its product: its name, its category and its fields. */
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

/** A product's picture by its SKU. Of a catalogue made large those that the demo does not have share the demo's. */
export function pictureNames(): (sku: string) => string {
  const names = productPictures().map(({ name }) => name);
  const known = new Set(names);
  return (sku) =>
    known.has(nameOf(sku)) ? nameOf(sku) : (names[Number(sku.replace(/\D/g, "")) % names.length] ?? "");
}

/** That of the first product that is drawn so. */
export function pictureWithDrawing(drawing: string): string {
  const found = productPictures().find((picture) => picture.drawing === drawing);
  if (!found) throw new Error(`no product is drawn as ${drawing}`);
  return found.name;
}

/** Where the shop keeps it. */
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
/** The drawing that shows what the illustration did. */
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

/** The same with the names of pictures in the place of illustrations. */
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
