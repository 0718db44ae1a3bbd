import type { Product } from "~/contract/products";

/** A list shows neither texts nor facts, and a page of a hundred should not carry them. */
export const listItem = (product: Product): Product => ({
  ...product,
  description: "",
  images: [],
  custom_fields: [],
  compliance: {
    ...product.compliance,
    manufacturer: null,
    eu_responsible: null,
    warnings: null,
    hazard: null,
    food: null,
  },
});
