// The demo's pictures, read from an archive: up to three views per product, and scenes for pages and articles.
// catalogue/README.md describes the archive.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { contentName } from "~/platform/crypto";
import { CATALOGUE } from "./files";
import { OPENED_AT } from "./shop";
import type { Table } from "./table";

export interface Picture {
  /** The name in tables and pages: HB00001.svg, HB00001-2.svg, scene-cellar.svg. */
  name: string;
  /** SVG, or the bytes of a PNG. */
  body: string | Buffer;
  /** 400 × 300 if absent. */
  width?: number;
  height?: number;
  alt_it?: string;
  alt_en?: string;
  alt_es?: string;
}

interface ArchivedPicture extends Picture {
  body: string;
  /** The SKU; scenes and marks have none. */
  product?: string;
  view?: number;
  /** The drawing's name in the first view, e.g. hop-cone. */
  drawing?: string;
}

const SIZE = { width: 400, height: 300 };

let archive: ArchivedPicture[] | undefined;

/** The whole archive, read once in a process. */
export function demoPictures(): ArchivedPicture[] {
  archive ??= gunzipSync(readFileSync(`${CATALOGUE}/pictures.ndjson.gz`))
    .toString()
    .trimEnd()
    .split("\n")
    .map((line): ArchivedPicture => {
      const { svg, ...picture } = JSON.parse(line);
      return { ...picture, body: svg };
    });
  return archive;
}

/** One picture a product, in the archive's order. */
export const firstViews = (): ArchivedPicture[] => demoPictures().filter(({ view }) => view === 1);

/** A product's pictures by its SKU. Products of a scaled catalogue that the demo lacks share the demo's pictures. */
export function pictureNames(): (sku: string) => { image: string; images: string[] } {
  const views = new Map<string, string[]>();
  for (const { product, name } of demoPictures())
    if (product !== undefined) views.set(product, [...(views.get(product) ?? []), name]);
  const skus = [...views.keys()];
  return (sku) => {
    const [image = "", ...images] =
      views.get(sku) ?? views.get(skus[Number(sku.replace(/\D/g, "")) % skus.length] ?? "") ?? [];
    return { image, images };
  };
}

/** The picture's key in the shop's store. */
export const fileOf = ({ body }: Picture): string =>
  `${contentName(Buffer.from(body))}.${typeof body === "string" ? "svg" : "png"}`;

export const mimeOf = ({ body }: Picture): string =>
  typeof body === "string" ? "image/svg+xml" : "image/png";

export const pictureTable = (pictures: readonly Picture[]): Table => ({
  table: "pictures",
  rows: pictures.map((picture) => ({
    name: picture.name,
    file: fileOf(picture),
    mime: mimeOf(picture),
    width: picture.width ?? SIZE.width,
    height: picture.height ?? SIZE.height,
    bytes: Buffer.byteLength(picture.body),
    alt_it: picture.alt_it ?? null,
    alt_en: picture.alt_en ?? null,
    alt_es: picture.alt_es ?? null,
    updated_at: OPENED_AT,
  })),
});
