// All tariffs by country, and all payment methods by kind of customer.
import type { OperatorHandlers } from "~/api/http/handler";
import { getPaymentGrid, savePaymentGrid } from "~/services/operator/payment-grid";
import { listShippingZones } from "~/services/operator/shipping-zones";

export const shippingZones: OperatorHandlers<"shippingZones"> = {
  list: async (c) => ({ results: await listShippingZones(c) }),
};

export const paymentGrid: OperatorHandlers<"paymentGrid"> = {
  get: (c) => getPaymentGrid(c),
  save: (c, grid) => savePaymentGrid(c, grid),
};
