// The illustrations that the demo's things name as "template|colour|ground", each drawn once.
import { readFileSync } from "node:fs";
import { categoryPictures } from "./categories";
import { CATALOGUE, type Files } from "./files";

export interface Picture {
  /** As the page's address ends: hop-cone-8bb84a-e6f0dc.svg */
  name: string;
  svg: string;
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

function draw(image: string): Picture {
  const [template = "", colour = "", ground = ""] = image.split("|");
  const svg = readFileSync(`${CATALOGUE}/illustrations/${template}.svg`, "utf8");
  return {
    name: `${[template, colour, ground].join("-").replaceAll("#", "")}.svg`,
    // One drawing serves many things, so its name is said by the page that shows it.
    svg: svg.replace(` aria-label="{{label}}"`, "").replaceAll("{{c1}}", colour).replaceAll("{{bg}}", ground),
  };
}

function namesIn(value: unknown): string[] {
  if (typeof value === "string") return /^[\w-]+\|#\w{6}\|#\w{6}$/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(namesIn) : [];
}
