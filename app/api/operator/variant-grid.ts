// The variants of a product as rows of one form.
import type { OperatorHandlers } from "~/api/http/handler";
import { generateVariants } from "~/services/operator/generate-variants";
import { saveVariantGrid, variantLines } from "~/services/operator/variant-grid";

export const variantGrid: OperatorHandlers<"variantGrid"> = {
  async get(c, { item }) {
    return { results: await variantLines(c, item) };
  },

  async save(c, { item, ...grid }) {
    return { results: await saveVariantGrid(c, item, grid) };
  },

  async generate(c, { item, options }) {
    return { results: await generateVariants(c, item, options) };
  },
};
