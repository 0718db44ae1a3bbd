// Schemas of JSON columns, shared by the import and the readers.
import { z } from "zod";
import { Texts } from "./columns";

const Names = z.array(z.string());

/** products.attributes: what distinguishes a variant from the others. */
export const Attribute = z.object({ key: z.string(), value: Texts });
export type Attribute = z.infer<typeof Attribute>;

/** custom_fields.options: names of a choice, by value. */
export const Options = z.record(z.string(), Texts);

/** prices.tiers: minimum quantity, and unit price in cents. */
export const Tier = z.tuple([z.int(), z.int()]);

export const Slide = z.object({
  image: z.string().nullable(),
  image_mobile: z.string().nullable(),
  title: Texts,
  text: Texts,
  cta_label: Texts.nullable(),
  cta_href: z.string().nullable(),
  /** Shown in the back office only. */
  is_draft: z.boolean().optional(),
  shown_from: z.iso.datetime().optional(),
  shown_until: z.iso.datetime().optional(),
});

/** compliance_texts.body of a hazard: keys of pictograms, of a signal word and of statements. */
export const Hazard = z.object({
  pictograms: Names,
  signal: z.string().nullable(),
  statements: Names,
  precautions: Names,
});

/** compliance_texts.body of a food: keys of allergens; grams, and kJ or kcal, per 100 g. */
export const Food = z.object({
  ingredients: Texts,
  allergens: Names,
  nutrition_100g: z.record(z.string(), z.number()).nullable(),
});
