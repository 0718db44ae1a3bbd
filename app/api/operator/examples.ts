// Worked examples next to the forms in "selling".
import type { OperatorHandlers } from "~/api/http/handler";
import { promotionExample, shippingExample } from "~/services/operator/examples";
import { vatExample } from "~/services/operator/vat-example";

export const examples: OperatorHandlers<"examples"> = {
  promotion: (c, query) => promotionExample(c, query),
  shipping: (c, query) => shippingExample(c, query),
  vat: (c, query) => vatExample(c, query),
};
