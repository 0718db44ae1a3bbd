// Recognizes another shop's file by its headings, and maps each heading.
import {
  fieldsOf,
  REPEATED_FIELDS,
  SHOP_FILE_SOURCES,
  type ShopFileSource,
} from "~/contract/constants/shop-files";

/** Headings by field, in lower case. If a file has several, the first in the list wins. */
type Headings = Readonly<Record<string, readonly string[]>>;

const options = (heading: (n: number, part: "name" | "value") => string[]): Headings =>
  Object.fromEntries(
    [1, 2, 3].flatMap((n) =>
      (["name", "value"] as const).map((part) => [`option${n}_${part}`, heading(n, part)] as const),
    ),
  );

const SHOPIFY_PRODUCTS: Headings = {
  group: ["handle", "url handle"],
  name: ["title"],
  description: ["body (html)", "description"],
  category: ["type", "product category"],
  brand: ["vendor"],
  visible: ["published", "published on online store", "status"],
  code: ["variant sku", "sku"],
  price: ["variant price", "price"],
  price_before: ["variant compare at price", "compare-at price"],
  stock: ["variant inventory qty", "inventory quantity"],
  without_stock: ["variant inventory policy", "continue selling when out of stock"],
  weight: ["variant grams", "weight value (grams)"],
  gtin: ["variant barcode", "barcode"],
  mpn: ["google shopping / mpn"],
  pictures: ["image src", "product image url"],
  ...options((n, part) => [`option${n} ${part}`]),
};

const WOOCOMMERCE_PRODUCTS: Headings = {
  number: ["id"],
  kind: ["type", "tipo"],
  code: ["sku", "cod", "cod (sku)"],
  gtin: ["gtin, upc, ean, or isbn", "gtin, upc, ean o isbn"],
  name: ["name", "nome", "nombre"],
  visible: ["published", "pubblicato", "publicado"],
  summary: ["short description", "breve descrizione", "descrizione breve", "descripción corta"],
  description: ["description", "descrizione", "descripción"],
  offer_from: ["date sale price starts", "data inizio saldo", "día en que empieza el precio rebajado"],
  offer_to: ["date sale price ends", "data fine saldo", "día en que termina el precio rebajado"],
  stock: ["stock", "magazzino", "inventario"],
  without_stock: [
    "backorders allowed?",
    "abilita gli ordini arretrati?",
    "¿permitir reservas de productos agotados?",
  ],
  weight: ["kg", "g", "lbs", "oz"].flatMap((unit) => [`weight (${unit})`, `peso (${unit})`]),
  offer_price: ["sale price", "prezzo in offerta", "precio rebajado"],
  price: ["regular price", "prezzo di listino", "precio normal"],
  category: ["categories", "categorie", "categorías"],
  brand: ["brands", "marchi", "marcas"],
  pictures: ["images", "immagini", "imágenes"],
  parent: ["parent", "genitore", "superior"],
  ...options((n, part) =>
    part === "name"
      ? [`attribute ${n} name`, `nome dell'attributo ${n}`, `nombre del atributo ${n}`]
      : [`attribute ${n} value(s)`, `valore dell'attributo ${n}`, `valor(es) del atributo ${n}`],
  ),
};

const PRESTASHOP_PRODUCTS: Headings = {
  number: ["product id", "id_product", "id"],
  visible: ["active (0/1)", "active", "status", "stato", "estado"],
  name: ["name", "nome", "nombre"],
  category: ["categories (x,y,z...)", "category", "categoria", "categoría"],
  price: [
    ...["price tax excluded", "price tax included", "price (tax excl.)", "price (tax incl.)", "price"],
    ...["prezzo (tasse escl.)", "prezzo (tasse incl.)", "precio (imp. excl.)", "precio (imp. incl.)"],
  ],
  code: ["reference #", "reference", "riferimento", "referencia"],
  brand: ["manufacturer", "brand"],
  gtin: ["ean13", "ean-13"],
  mpn: ["mpn"],
  weight: ["weight"],
  stock: ["quantity", "quantità", "cantidad"],
  summary: ["summary", "description_short", "short description"],
  description: ["description"],
  address: ["url rewritten", "link_rewrite"],
  pictures: ["image urls (x,y,z...)"],
};

const PEOPLE: Headings = {
  email: ["email", "email address", "e-mail", "indirizzo email", "dirección de correo electrónico"],
  first_name: ["first name", "nome", "nombre"],
  last_name: ["last name", "cognome", "apellidos"],
  company: ["company", "azienda", "empresa"],
};

const SHOPIFY_CUSTOMERS: Headings = {
  ...PEOPLE,
  company: ["default address company", "company"],
  phone: ["default address phone", "phone"],
  street: ["default address address1", "address1"],
  street_2: ["default address address2", "address2"],
  postal_code: ["default address zip", "zip"],
  city: ["default address city", "city"],
  province: ["default address province code", "province code"],
  country: ["default address country code", "country code", "country"],
};

const WOOCOMMERCE_CUSTOMERS: Headings = {
  email: ["user_email", "email", "billing_email"],
  full_name: ["name"],
  first_name: ["first_name", "billing_first_name"],
  last_name: ["last_name", "billing_last_name"],
  company: ["billing_company"],
  vat_number: ["billing_vat", "billing_vat_number", "vat_number"],
  tax_code: ["billing_cf", "billing_tax_code"],
  phone: ["billing_phone"],
  street: ["billing_address_1"],
  street_2: ["billing_address_2"],
  postal_code: ["billing_postcode", "postal code"],
  city: ["billing_city", "city"],
  province: ["billing_state", "region"],
  country: ["billing_country", "country / region", "country"],
};

/** `marks`: headings, at least one of which identifies the source. */
const SOURCES: Record<ShopFileSource, { headings: Headings; marks: readonly string[] }> = {
  shopify_products: { headings: SHOPIFY_PRODUCTS, marks: ["handle", "url handle"] },
  woocommerce_products: {
    headings: WOOCOMMERCE_PRODUCTS,
    marks: ["regular price", "prezzo di listino", "precio normal"],
  },
  prestashop_products: {
    headings: PRESTASHOP_PRODUCTS,
    marks: PRESTASHOP_PRODUCTS.price?.filter((heading) => heading !== "price").concat("id_product") ?? [],
  },
  shopify_customers: {
    headings: SHOPIFY_CUSTOMERS,
    marks: ["accepts email marketing", "accepts marketing", "total spent"],
  },
  woocommerce_customers: {
    headings: WOOCOMMERCE_CUSTOMERS,
    marks: ["user_email", "billing_email", "total spend", "aov"],
  },
  prestashop_customers: {
    headings: PEOPLE,
    marks: [
      "titles id (mr = 1, ms = 2, else 0)",
      "id_customer",
      "social title",
      "titolo di cortesia",
      "tratamiento",
    ],
  },
};

/** PrestaShop marks required columns with an asterisk: "Name *". */
const tidyHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll("’", "'")
    .split(/\s+/)
    .filter((word) => word !== "" && word !== "*")
    .join(" ")
    .replace(/\*$/, "");

/** The source that the headings belong to; null for a file of another kind. */
export function recogniseSource(heads: readonly string[]): ShopFileSource | null {
  const tidy = new Set(heads.map(tidyHeading));
  const found = SHOP_FILE_SOURCES.filter((source) => SOURCES[source].marks.some((mark) => tidy.has(mark)))
    .map((source) => ({ source, fields: fieldsOfHeads(source, heads).filter(Boolean).length }))
    .toSorted((a, b) => b.fields - a.fields);
  return found[0]?.source ?? null;
}

/** The field of each column, or "" for a column that is left out. */
export function fieldsOfHeads(source: ShopFileSource, heads: readonly string[]): string[] {
  const tidy = heads.map(tidyHeading);
  const fields = heads.map(() => "");
  for (const field of fieldsOf(source)) {
    const headings = SOURCES[source].headings[field] ?? [];
    const places = headings.map((heading) => tidy.indexOf(heading)).filter((place) => place >= 0);
    for (const place of REPEATED_FIELDS.includes(field) ? places : places.slice(0, 1)) fields[place] = field;
  }
  return fields;
}

/**
 * Whether a price column's heading contains "with VAT" (true) or "without" (false); null if it contains
 * neither.
 */
export function includesVat(heading: string): boolean | null {
  if (/tax incl|tasse incl|imp\. incl/i.test(heading)) return true;
  return /tax excl|tasse escl|imp\. excl/i.test(heading) ? false : null;
}
