// The illustrations that the demo's pages name as "template|colour|ground", each drawn once.
import { readFileSync } from "node:fs";
import { contentName } from "~/platform/crypto";
import { categoryPictures } from "./categories";
import { CATALOGUE, type Files } from "./files";
import { OPENED_AT } from "./shop";
import type { Table } from "./table";

export interface Picture {
  /** As tables and pages name it: hop-cone-8bb84a-e6f0dc.svg */
  name: string;
  svg: string;
  width: number;
  height: number;
}

export function drawPictures(files: Files): Picture[] {
  const named = new Set([
    ...files.csv<"image">("products.csv").map(({ image }) => image),
    ...categoryPictures(files).values(),
    ...["news.json", "pages.json", "sliders.json", "promotions.json"].flatMap((name) =>
      namesIn(files.json(name)),
    ),
  ]);
  return [...named].map(draw);
}

/** Where the shop keeps it. */
export const fileOf = ({ svg }: Picture): string => `${contentName(Buffer.from(svg))}.svg`;

export const pictureTable = (pictures: readonly Picture[]): Table => ({
  table: "pictures",
  rows: pictures.map((picture) => ({
    name: picture.name,
    file: fileOf(picture),
    mime: "image/svg+xml",
    width: picture.width,
    height: picture.height,
    bytes: Buffer.byteLength(picture.svg),
    updated_at: OPENED_AT,
  })),
});

const ILLUSTRATION = /^[\w-]+\|#\w{6}\|#\w{6}$/;

export const pictureName = (image: string): string => `${image.replaceAll("#", "").replaceAll("|", "-")}.svg`;

/** The same with the names of pictures in the place of illustrations. */
export function withPictureNames<T>(value: T): T;
export function withPictureNames(value: unknown): unknown {
  if (typeof value === "string") return ILLUSTRATION.test(value) ? pictureName(value) : value;
  if (Array.isArray(value)) return value.map((one) => withPictureNames(one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withPictureNames(one)]));
}

function draw(image: string): Picture {
  const [template = "", colour = "", ground = ""] = image.split("|");
  const svg = readFileSync(`${CATALOGUE}/illustrations/${template}.svg`, "utf8");
  return {
    name: pictureName(image),
    // One drawing serves many things, so its name is said by the page that shows it.
    svg: svg.replace(` aria-label="{{label}}"`, "").replaceAll("{{c1}}", colour).replaceAll("{{bg}}", ground),
    width: 240,
    height: 240,
  };
}

function namesIn(value: unknown): string[] {
  if (typeof value === "string") return ILLUSTRATION.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(namesIn) : [];
}
