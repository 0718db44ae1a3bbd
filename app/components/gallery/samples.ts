// Sample items for the component gallery, one for each state of an item.
import type { ListItem } from "~/components/product/item";

const plain: ListItem = {
  id: 1,
  sku: "SAMPLE-1",
  slug: "sample",
  name: "Sample",
  min_qty: 1,
  qty_step: 1,
  quantity: 100,
  ordered_qty: 0,
  is_backorderable: false,
  restock_date: null,
  unit_price: null,
  variants_count: 0,
  price: {
    price: "12.50",
    standard_price: "12.50",
    discount: "0",
    lowest_price_30d: null,
    currency: "EUR",
    includes_vat: true,
  },
  compliance: { net_quantity: null, audience: "all", energy: null },
};

export const ITEMS: Record<string, ListItem> = {
  plain,
  net: { ...plain, price: { ...plain.price, includes_vat: false } },
  "unit price": {
    ...plain,
    unit_price: { price: "25.00", per: "kg" },
    compliance: { ...plain.compliance, net_quantity: { value: "500", unit: "g" } },
  },
  variants: { ...plain, variants_count: 3 },
  reduced: {
    ...plain,
    new: true,
    price: {
      ...plain.price,
      price: "10.00",
      discount: "20",
      lowest_price_30d: "12.50",
      special_to: "2030-12-31",
    },
  },
  bestseller: { ...plain, bestseller: true },
  "business only": { ...plain, compliance: { ...plain.compliance, audience: "business" } },
};

export const STOCKS = {
  plenty: { quantity: 100, is_backorderable: false },
  few: { quantity: 3, is_backorderable: false },
  "more later": { quantity: 3, is_backorderable: true, restock_date: "2030-12-31" },
  later: { quantity: 0, is_backorderable: true },
  "later, on a day": { quantity: 0, is_backorderable: true, restock_date: "2030-12-31" },
  none: { quantity: 0, is_backorderable: false },
  "none until a day": { quantity: 0, is_backorderable: false, restock_date: "2030-12-31" },
};
