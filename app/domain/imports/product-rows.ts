// Converts another shop's products to rows of this shop's tables.
import { LOCALES, type Locale, type VatClass } from "~/contract/constants/enums";
import { MAX_PICTURES } from "~/contract/constants/limits";
import type { ShopFileSource } from "~/contract/constants/shop-files";
import { slugOf } from "~/contract/constants/slug";
import { isOldAddress } from "~/domain/catalogue/old-address";
import { type KnownCategory, newCategories } from "./categories";
import type { SourceItem, SourceProduct } from "./products";
import type { SourceNote, TypedRow, TypedRows } from "./source-file";
import { takenNames, unusedName } from "./values";

export interface ProductFileOptions {
  source: ShopFileSource;
  /** Language of the file's texts. */
  locale: Locale;
  list: string;
  vatClass: VatClass;
  /** New products stay hidden; existing ones stay unchanged. */
  areDrafts: boolean;
  /** Whether the other shop's addresses redirect to the products. */
  hasRedirects: boolean;
}

export interface KnownProduct {
  slug: string;
  textSlug: string;
  isActive: boolean;
  vatClass: string;
  image: string;
  images: string[];
}

export interface ShopFacts {
  /** Keyed by code. */
  products: ReadonlyMap<string, KnownProduct>;
  slugs: ReadonlySet<string>;
  categories: readonly KnownCategory[];
  fields: ReadonlySet<string>;
  /** Names of pictures. */
  pictures: ReadonlySet<string>;
}

export interface NotedPicture {
  code: string;
  address: string;
  /** The name that the picture needs in the library. */
  name: string;
}

/** @param mapped the fields that the file has: other fields of existing products stay unchanged */
export function productRows(
  products: readonly SourceProduct[],
  mapped: ReadonlySet<string>,
  options: ProductFileOptions,
  facts: ShopFacts,
): { tables: TypedRows; notes: SourceNote[]; pictures: NotedPicture[] } {
  const notes: SourceNote[] = [];
  const pictures: NotedPicture[] = [];
  const slugs = takenNames(facts.slugs);
  const categories = newCategories(facts.categories, options.locale);
  const fields = new Map<string, TypedRow>();
  const goods: TypedRow[] = [];
  const texts: TypedRow[] = [];
  const places: TypedRow[] = [];
  const redirects = new Map<string, TypedRow>();
  const only = (field: string, cells: Record<string, string>) => (mapped.has(field) ? cells : {});
  for (const product of products) {
    const known = facts.products.get(product.code);
    const { line } = product;
    const slug = known?.slug ?? free(product.slug, slugs);
    const isActive = known && !mapped.has("visible") ? known.isActive : shown(product, known, options);
    const shared = { is_active: String(isActive), ...only("brand", { brand: product.brand }) };
    const [own] = product.hasVariants ? [] : product.items;
    goods.push({
      line,
      cells: {
        ...shared,
        sku: product.code,
        parent: "",
        slug,
        vat_class: known ? known.vatClass : options.vatClass,
        attributes: "[]",
        ...only("gtin", { gtin: own?.gtin ?? "" }),
        ...only("mpn", { mpn: own?.mpn ?? "" }),
        ...only("pictures", picturesOf(product, known, facts, pictures)),
      },
    });
    texts.push({
      line,
      cells: {
        product: product.code,
        locale: options.locale,
        slug: known?.textSlug || slug,
        name: product.name,
        ...only("summary", { short_description: product.summary }),
        ...only("description", { description: product.description }),
      },
    });
    for (const item of product.hasVariants ? product.items : []) {
      const variant = facts.products.get(item.code);
      goods.push({
        line: item.line,
        cells: {
          ...shared,
          ...(variant && { is_active: String(variant.isActive) }),
          sku: item.code,
          parent: product.code,
          slug: variant?.slug ?? free(`${slug}-${slugOf(endingOf(item)) || slugOf(item.code)}`, slugs),
          vat_class: variant?.vatClass ?? "",
          attributes: JSON.stringify(
            item.options.map((option) => attributeOf(option, item.line, facts, fields)),
          ),
          ...only("gtin", { gtin: item.gtin }),
          ...only("mpn", { mpn: item.mpn }),
          ...only("pictures", { image: variant?.image ?? "", images: variant?.images.join("|") ?? "" }),
        },
      });
    }
    const slugsOfCategories = product.categories.map((path) => categories.place(path, line));
    for (const category of new Set(slugsOfCategories.filter((one) => one !== null)))
      places.push({ line, cells: { product: product.code, category } });
    if (options.hasRedirects)
      for (const old of oldAddresses(options.source, product))
        if (isOldAddress(old) && old !== `/p/${slug}`)
          redirects.set(old, { line, cells: { old_path: old, new_path: `/p/${slug}` } });
    for (const item of product.items)
      if (mapped.has("price") && item.price === "")
        notes.push({ line: item.line, code: "no_price", values: { value: item.code } });
  }
  const items = products.flatMap((product) => product.items);
  return {
    tables: [
      ["categories", categories.rows()],
      ["category_texts", categories.texts()],
      ["custom_fields", [...fields.values()]],
      ["products", goods],
      ["product_texts", texts],
      ["category_products", places],
      ["prices", mapped.has("price") ? priceRows(items, mapped, options.list) : []],
      ["stock", stockRows(items, mapped)],
      ["redirects", [...redirects.values()]],
    ],
    notes,
    pictures,
  };
}

const shown = (product: SourceProduct, known: KnownProduct | undefined, { areDrafts }: ProductFileOptions) =>
  known ? product.isVisible && known.isActive : product.isVisible && !areDrafts;

const free = (wanted: string, slugs: Map<string, number>): string =>
  unusedName(wanted.slice(0, 190).replace(/-+$/, ""), slugs);

const endingOf = ({ options }: SourceItem): string => options.map(({ value }) => value).join(" ");

/** The option's name becomes a field of the shop, for the label beside the values. */
function attributeOf(
  { name, value }: SourceItem["options"][number],
  line: number,
  facts: ShopFacts,
  fields: Map<string, TypedRow>,
) {
  const key = slugOf(name) || "option";
  if (!facts.fields.has(key) && !fields.has(key))
    fields.set(key, {
      line,
      cells: { key, ...Object.fromEntries(LOCALES.map((locale) => [`label_${locale}`, name])) },
    });
  return { key, value: Object.fromEntries(LOCALES.map((locale) => [locale, value])) };
}

/** Pictures of the library with the same names; missing ones are listed, not downloaded. */
function picturesOf(
  { code, pictures }: SourceProduct,
  known: KnownProduct | undefined,
  facts: ShopFacts,
  noted: NotedPicture[],
): Record<string, string> {
  const named = pictures.map((address) => ({ code, address, name: pictureName(address) }));
  noted.push(...named.filter(({ name }) => !facts.pictures.has(name)));
  const found = [...new Set(named.map(({ name }) => name).filter((name) => facts.pictures.has(name)))];
  const [image = "", ...images] =
    found.length > 0 ? found.slice(0, MAX_PICTURES) : known ? [known.image, ...known.images] : [];
  return { image, images: images.join("|") };
}

/** The file name in a URL: "https://cdn.test/a/hat%20red.jpg?v=1" gives "hat red.jpg". */
export function pictureName(address: string): string {
  const name = address.split(/[?#]/, 1)[0]?.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(name).normalize("NFC").trim();
  } catch {
    return name;
  }
}

/** The addresses that the other program gives a product by default. */
function oldAddresses(source: ShopFileSource, { group, number, slug, name }: SourceProduct): string[] {
  if (source === "shopify_products") return group === "" ? [] : [`/products/${group}`];
  if (!/^\d+$/.test(number)) return [];
  if (source === "woocommerce_products") return [`/?p=${number}`, `/product/${slugOf(name) || slug}`];
  const asked = `/index.php?id_product=${number}`;
  return [asked, `${asked}&controller=product`, `/${number}-${slug}.html`];
}

function priceRows(items: readonly SourceItem[], mapped: ReadonlySet<string>, list: string): TypedRow[] {
  const hasOffers = mapped.has("price_before") || mapped.has("offer_price");
  return items
    .filter(({ price }) => price !== "")
    .map(({ line, code, price, offer, offerFrom, offerTo }) => ({
      line,
      cells: {
        item: code,
        list,
        standard_price: price,
        ...(hasOffers && {
          special_price: offer,
          special_from: offer === "" ? "" : offerFrom,
          special_to: offer === "" ? "" : offerTo,
        }),
      },
    }));
}

function stockRows(items: readonly SourceItem[], mapped: ReadonlySet<string>): TypedRow[] {
  if (!mapped.has("stock") && !mapped.has("weight")) return [];
  return items.map(({ line, code, stock, isSoldWithoutStock, grams }) => ({
    line,
    cells: {
      item: code,
      ...(mapped.has("stock") && {
        on_hand: stock === "" ? "0" : stock,
        is_backorderable: String(isSoldWithoutStock || stock === ""),
      }),
      ...(mapped.has("weight") && { weight_g: grams }),
    },
  }));
}
