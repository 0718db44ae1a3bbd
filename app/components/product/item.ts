// What is shown of the things that are sold. A page's data hold no more of them.

import type { FormToken } from "~/components/site/hidden-fields";
import type { Price } from "~/contract/prices";
import type { Compliance, CustomField, Image, Product, Variant } from "~/contract/products";

/** Without an alternative text where the name is beside it. */
export type ShownImage = Pick<Image, "url" | "width" | "height"> & Partial<Pick<Image, "srcset">>;

export type ItemPrice = Pick<
  Price,
  "price" | "standard_price" | "discount" | "lowest_price_30d" | "currency" | "includes_vat"
> &
  Partial<Pick<Price, "tiers" | "special_to">>;

/** What it costs, how many there are, and for whom: what a form to buy it asks. */
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

/** On a card or in a row, which show not quite the same. */
export type ListItem = Sold &
  Pick<Product, "slug" | "name" | "ordered_qty"> &
  Partial<Pick<Product, "bestseller" | "new">> & {
    image?: ShownImage | null;
    compliance: Pick<Compliance, "net_quantity" | "audience" | "energy">;
    /** Of a variant in a table: "50 g". */
    size?: string;
    /** The product whose variants begin with this one. */
    group?: { slug: string; name: string };
  };

/** One of the sizes that a list's card offers. */
export type CardSize = Pick<Sold, "id" | "price" | "unit_price"> & {
  compliance: Pick<Compliance, "net_quantity">;
  /** "50 g". */
  size: string;
  isSoldOut?: boolean;
};

/** On a card; a list's says more than another's. */
export type CardItem = Omit<ListItem, "sku" | "qty_step" | "ordered_qty" | "size" | "group"> & {
  /** What tells it from its neighbours. */
  facts?: string[];
  sizes?: CardSize[];
};

export interface CardProps {
  product: CardItem;
  formToken: FormToken;
  /** Where adding to the cart leads back to. */
  redirectTo: string;
  /** The ids of the forms that all cards of a list share. */
  forms: { buy: string; wish: string };
}

/** One of the sizes of a product, on its page. */
export type VariantItem = Sold & { attributes: Pick<Variant["attributes"][number], "label" | "value">[] };

/** On its own page. */
export type ProductItem = Omit<ListItem, "image" | "compliance"> &
  Pick<Product, "brand" | "short_description" | "description" | "withdrawal_exception"> & {
    compliance: Compliance;
    custom_fields: Pick<CustomField, "key" | "label" | "value_label" | "unit">[];
  };
