// Stock and prices by item (CONTRACT §9).

import type { OperatorHandlers } from "~/api/http/handler";
import { changeStock, complianceKeys, itemData, priceChanges, putItemPrice } from "~/services/operator/items";
import { listStock, stockMovements } from "~/services/operator/product-list";

export const items: OperatorHandlers<"items"> = {
  get: (c, { item }) => itemData(c, item),
};

export const stock: OperatorHandlers<"stock"> = {
  list: (c, query) => listStock(c, query),

  change: (c, { item, ...change }) => changeStock(c, item, change),

  async movements(c, { item }) {
    return { results: await stockMovements(c, item) };
  },
};

export const complianceTexts: OperatorHandlers<"complianceTexts"> = {
  async list(c) {
    return { results: await complianceKeys(c) };
  },
};

export const prices: OperatorHandlers<"prices"> = {
  async changes(c, { item }) {
    return { results: await priceChanges(c, item) };
  },

  put: (c, { item, ...price }) => putItemPrice(c, item, price),
};
