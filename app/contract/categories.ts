// The category tree.
import { z } from "zod";
import { CustomField, Image, Product } from "./products";

export const DEFAULT_TAXONOMY = "Default";

const CategoryFields = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  taxonomy: z.string(),
  parent: z.int().nullable(),
  position: z.int(),
  image: Image.nullable(),
  description: z.string(),
  product_count: z.int(),
  custom_fields: z.array(CustomField),
});
export type Category = z.infer<typeof CategoryFields> & { children?: Category[] | undefined };
export const Category: z.ZodType<Category> = CategoryFields.extend({
  get children() {
    return z.array(Category).optional();
  },
});

/** Suggestions while a search is typed: at most 8 products and 4 categories. */
export const Suggestions = z.object({ products: z.array(Product), categories: z.array(Category) });
export type Suggestions = z.infer<typeof Suggestions>;

/** The category's own colour ("#7b1e3a") or logo, from its custom fields. */
export const categoryField = (
  category: Pick<Category, "custom_fields">,
  key: "colour" | "logo",
): string | null => category.custom_fields.find((field) => field.key === key)?.value ?? null;
