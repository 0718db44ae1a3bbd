// Stock and prices, item by item: CONTRACT §9.

import type { OperatorHandlers } from "~/api/http/handler";
import {
  changeStock,
  complianceKeys,
  findItemNamed,
  priceChanges,
  priceListCodes,
  putItemPrice,
} from "~/services/operator/items";
import { listStock, stockMovements } from "~/services/operator/product-list";

export const items: OperatorHandlers<"items"> = {
  async get(c, { item }) {
    const [found, lists] = await Promise.all([findItemNamed(c, item), priceListCodes(c)]);
    const { product, prices, variants } = found;
    return { ...found.stock, product, prices, variants, lists };
  },
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
