// The fields of products that pages show. Page data contain no other product fields.

import type { FormToken } from "~/components/site/hidden-fields";
import type { Price } from "~/contract/prices";
import type { Compliance, CustomField, Image, Product, Variant } from "~/contract/products";

/** Without an alternative text, because the name is next to the image. */
export type ShownImage = Pick<Image, "url" | "width" | "height"> & Partial<Pick<Image, "srcset">>;

export type ItemPrice = Pick<
  Price,
  "price" | "standard_price" | "discount" | "lowest_price_30d" | "currency" | "includes_vat"
> &
  Partial<Pick<Price, "tiers" | "special_to">>;

/** Price, stock and restrictions, as the form to buy an item needs them. */
export type Sold = Pick<
  Product,
  | "id"
  | "sku"
  | "min_qty"
  | "qty_step"
  | "quantity"
  | "is_backorderable"
  | "restock_date"
  | "unit_price"
  | "variants_count"
> & {
  price: ItemPrice;
  compliance: Pick<Compliance, "net_quantity" | "audience">;
};

/** On a card or in a row, which show slightly different fields. */
export type ListItem = Sold &
  Pick<Product, "slug" | "name" | "ordered_qty"> &
  Partial<Pick<Product, "bestseller" | "new">> & {
    image?: ShownImage | null;
    compliance: Pick<Compliance, "net_quantity" | "audience" | "energy">;
    /** Size of a variant in a table, e.g. "50 g". */
    size?: string;
    /** Product for which this item is the first of its variants. */
    group?: { slug: string; name: string };
  };

export type CardSize = Pick<Sold, "id" | "price" | "unit_price"> & {
  compliance: Pick<Compliance, "net_quantity">;
  size: string;
  isSoldOut?: boolean;
};

/** An item on a card. Cards in lists have more fields than other cards. */
export type CardItem = Omit<ListItem, "sku" | "qty_step" | "ordered_qty" | "size" | "group"> & {
  /** Facts that distinguish the product from similar ones. */
  facts?: string[];
  sizes?: CardSize[];
};

export interface CardProps {
  product: CardItem;
  formToken: FormToken;
  redirectTo: string;
  /** Ids of the forms that all cards of a list share. */
  forms: { buy: string; wish: string };
}

export type VariantItem = Sold & { attributes: Pick<Variant["attributes"][number], "label" | "value">[] };

export type ProductItem = Omit<ListItem, "image" | "compliance"> &
  Pick<Product, "brand" | "short_description" | "description" | "withdrawal_exception"> & {
    compliance: Compliance;
    custom_fields: Pick<CustomField, "key" | "label" | "value_label" | "unit">[];
  };
