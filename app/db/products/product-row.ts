// What is known of a product and its variants, as the database keeps it.

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
  /** In their order; of a variant none where it looks as its product. */
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
  /** Null: the item has no price, and is not shown. */
  price: PriceFacts | null;
  /** How many the customer has ever ordered; null where it was not queried. */
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
  /** HTML that is safe to show. */
  description: string;
  /** For search engines; empty: the name, the short description. */
  seo: { title: string; description: string };
  categories: number[];
  fields: { field: number; value: string }[];
  compliance: ComplianceRow | null;
}

export interface ReadOptions extends PriceContext {
  locale: string;
  today: Day;
  now: string;
  /** Whose orders `orderedQty` counts; null: no one's. */
  ordersOf: CustomerId | null;
  /** The slug of a product that is read also where it is hidden, past every cache; null: only what is sold. */
  previewed: string | null;
}

/** What of an item changes with the facts' version alone. */
export type Catalogued = Omit<ItemRow, "quantity" | "isBackorderable" | "restockDate" | "orderedQty">;

export interface CataloguedProduct extends Omit<ProductData, "item" | "variants"> {
  item: Catalogued;
  variants: Catalogued[];
}
