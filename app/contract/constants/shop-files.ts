// Exports of other shops: their sources, and the fields that their columns can become (CONTRACT §16).

export const SHOP_FILE_SOURCES = [
  "shopify_products",
  "woocommerce_products",
  "prestashop_products",
  "shopify_customers",
  "woocommerce_customers",
  "prestashop_customers",
] as const;
export type ShopFileSource = (typeof SHOP_FILE_SOURCES)[number];

export const PRODUCT_FILE_FIELDS = [
  ...["name", "code", "group", "kind", "parent", "number", "address"],
  ...["description", "summary", "category", "brand", "visible"],
  ...["price", "price_before", "offer_price", "offer_from", "offer_to"],
  ...["stock", "without_stock", "weight", "gtin", "mpn", "pictures"],
  ...["option1_name", "option1_value", "option2_name", "option2_value", "option3_name", "option3_value"],
] as const;

export const CUSTOMER_FILE_FIELDS = [
  ...["email", "first_name", "last_name", "full_name", "company", "vat_number", "tax_code", "phone"],
  ...["street", "street_2", "postal_code", "city", "province", "country"],
] as const;

/** Fields that several columns may become. */
export const REPEATED_FIELDS: readonly string[] = ["pictures", "visible"];

export const fieldsOf = (source: ShopFileSource): readonly string[] =>
  isCustomerFile(source) ? CUSTOMER_FILE_FIELDS : PRODUCT_FILE_FIELDS;

/** Whether the file contains customers; otherwise it contains products. */
export const isCustomerFile = (source: ShopFileSource): boolean => source.endsWith("_customers");

/** Without a column for these, nothing can be imported. */
export const neededFields = (source: ShopFileSource): readonly string[] =>
  isCustomerFile(source) ? ["email"] : ["name"];

/** Limits per file. */
export const MAX_SHOP_FILE_ROWS = 20_000;
export const MAX_SHOP_FILE_COLUMNS = 300;
