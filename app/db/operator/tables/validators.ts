// What JSON in a cell must hold. Pages read it without validation: a row of another shape would break each of them.
import { z } from "zod";

const Texts = z.record(z.string(), z.string());
const Strings = z.array(z.string());
/** A picture's name, or a static file with its size: "/images/cellar.svg|960|600|#eae3d2". */
const Picture = z.string().regex(/^(?!\/)|^\/[^|]+\|\d+\|\d+(\||$)/);

const Attributes = z.array(z.looseObject({ key: z.string(), value: Texts }));
const Options = z.record(z.string(), Texts);
const Slides = z.array(
  z.looseObject({
    image: Picture.nullable(),
    image_mobile: Picture.nullable(),
    title: Texts,
    text: Texts,
    cta_label: Texts.nullable(),
    cta_href: z.string().nullable(),
  }),
);
const Hazard = z.looseObject({
  pictograms: Strings,
  signal: z.string().nullable(),
  statements: Strings,
  precautions: Strings,
});
const Food = z.looseObject({
  ingredients: Texts,
  allergens: Strings,
  nutrition_100g: z.record(z.string(), z.number()).nullable(),
});

const fits = (shape: z.ZodType) => (value: unknown) => shape.safeParse(value).success;

export const isPicture = fits(Picture);
export const isAttributes = fits(Attributes);
export const isOptions = fits(Options);
export const isSlides = fits(Slides);

/** @param kind of a text that the law asks for */
export function isComplianceBody(kind: string, body: unknown): boolean {
  const shape = kind === "hazard" ? Hazard : kind === "food" ? Food : Texts;
  return shape.safeParse(body).success;
}
