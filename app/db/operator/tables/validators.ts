// Schemas of JSON in cells: a row of another shape would break every page that reads it.
import { z } from "zod";
import { Texts } from "~/db/columns";
import { Attribute, Food, Hazard, Options, Slide } from "~/db/json-columns";

/** A picture's name, or a static file with its size: "/images/cellar.svg|960|600|#eae3d2". */
const Picture = z.string().regex(/^(?!\/)|^\/[^|]+\|\d+\|\d+(\||$)/);
const PicturedSlide = Slide.extend({ image: Picture.nullable(), image_mobile: Picture.nullable() });

const fits = (shape: z.ZodType) => (value: unknown) => shape.safeParse(value).success;

export const isPicture = fits(Picture);
export const isAttributes = fits(z.array(Attribute));
export const isOptions = fits(Options);
export const isSlides = fits(z.array(PicturedSlide));

/** @param kind of a legally required text */
export function isComplianceBody(kind: string, body: unknown): boolean {
  const shape = kind === "hazard" ? Hazard : kind === "food" ? Food : Texts;
  return shape.safeParse(body).success;
}
