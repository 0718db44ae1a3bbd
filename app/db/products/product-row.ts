// A product and its variants as stored.

import type { VatClass } from "~/contract/constants/enums";
import type { CustomerId, ProductId } from "~/contract/ids";
import type { NetQuantityRow } from "~/db/columns";
import type { Attribute } from "~/db/json-columns";
import type { PictureRow } from "~/db/pictures";
import type { PriceFacts } from "~/domain/catalogue/price";
import type { Day } from "~/domain/local-day";
import type { PriceContext } from "./price-data";

export interface ItemRow {
  id: ProductId;
  parent: number | null;
  sku: string;
  slug: string;
  brand: string;
  /** In order; empty for a variant without its own pictures. */
  pictures: PictureRow[];
  uom: string;
  packageSize: number;
  minQty: number;
  qtyStep: number;
  vatClass: VatClass;
  audience: "all" | "business";
  bestseller: boolean;
  isNew: boolean;
  attributes: Attribute[];
  gtin: string | null;
  mpn: string | null;
  netQuantity: NetQuantityRow | null;
  createDate: string;
  writeDate: string;
  /** CONTRACT §4. */
  quantity: number;
  isBackorderable: boolean;
  restockDate: string | null;
  /** Null: the item has no price and is not displayed. */
  price: PriceFacts | null;
  /** Quantity the customer has ever ordered; null if not queried. */
  orderedQty: number | null;
}

export interface ComplianceRow {
  manufacturer: number | null;
  warnings: string[];
  hazard: string | null;
  food: string | null;
  energyClass: string | null;
  eprel: string | null;
  guaranteeMonths: number | null;
  withdrawalException: string | null;
}

export interface ProductData {
  item: ItemRow;
  variants: ItemRow[];
  name: string;
  shortDescription: string;
  /** Sanitized HTML. */
  description: string;
  /** Texts for search engines; if empty, the name and the short description are used. */
  seo: { title: string; description: string };
  categories: number[];
  fields: { field: number; value: string }[];
  compliance: ComplianceRow | null;
}

export interface ReadOptions extends PriceContext {
  locale: string;
  today: Day;
  now: string;
  /** Customer whose orders `orderedQty` counts; null: not counted. */
  ordersOf: CustomerId | null;
  /**
   * Slug of a product to read even if it is hidden, bypassing every cache; null: only products that are
   * sold.
   */
  previewed: string | null;
}

/** Columns of an item that change only with the data version. */
export type Catalogued = Omit<ItemRow, "quantity" | "isBackorderable" | "restockDate" | "orderedQty">;

export interface CataloguedProduct extends Omit<ProductData, "item" | "variants"> {
  item: Catalogued;
  variants: Catalogued[];
}
