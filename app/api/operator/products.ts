// The operator's list of products.
import type { OperatorHandlers } from "~/api/http/handler";
import { listOperatorProducts, productPhotos } from "~/services/operator/product-list";

export const products: OperatorHandlers<"products"> = {
  list: (c, query) => listOperatorProducts(c, query),
  photos: async (c, { item }) => ({ results: await productPhotos(c, item) }),
};
