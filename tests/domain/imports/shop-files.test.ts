// Files of other shops: the program that wrote a file, the fields of its columns, and the values of its rows.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCsvTable } from "~/csv/text";
import { countryOf } from "~/domain/imports/customers";
import { productRows, type ShopFacts } from "~/domain/imports/product-rows";
import { readProducts } from "~/domain/imports/products";
import { fieldsOfHeads, recogniseSource } from "~/domain/imports/sources";
import {
  asHtml,
  gramsPerUnit,
  isYes,
  plainAmount,
  plainCount,
  plainGrams,
  takenNames,
  unusedName,
} from "~/domain/imports/values";
import {
  prestaProducts,
  shopifyCustomers,
  shopifyProducts,
  wooProducts,
} from "../../support/builders/shop-files";

const EMPTY: ShopFacts = {
  products: new Map(),
  slugs: new Set(),
  categories: [],
  fields: new Set(),
  pictures: new Set(),
};

function rowsOf(csv: string, facts: Partial<ShopFacts> = {}) {
  const { heads, records } = readCsvTable(csv);
  const source = recogniseSource(heads);
  if (source === null) throw new Error("the file is not recognised");
  const fields = fieldsOfHeads(source, heads);
  const read = readProducts({ source, heads, fields, records });
  const options = {
    ...({ source, locale: "en", list: "retail", vatClass: "standard" } as const),
    ...{ areDrafts: false, hasRedirects: true },
  };
  const rows = productRows(read.products, new Set(fields), options, { ...EMPTY, ...facts });
  const tables = Object.fromEntries(
    rows.tables.map(([name, typed]) => [name, typed.map(({ cells }) => cells)]),
  );
  return { source, ...read, ...rows, notes: [...read.notes, ...rows.notes], tables };
}

describe("a file of another shop", () => {
  it("is recognised by its headings", () => {
    const headsOf = (csv: string) => readCsvTable(csv).heads;
    expect(recogniseSource(headsOf(shopifyProducts("a")))).toBe("shopify_products");
    expect(recogniseSource(headsOf(wooProducts("a", 1)))).toBe("woocommerce_products");
    expect(recogniseSource(headsOf(prestaProducts("a", 1)))).toBe("prestashop_products");
    expect(recogniseSource(headsOf(shopifyCustomers("a")))).toBe("shopify_customers");
    expect(recogniseSource(["URL handle", "Title", "Price", "SKU"])).toBe("shopify_products");
    expect(recogniseSource(["Tipo", "COD", "Nome", "Prezzo di listino"])).toBe("woocommerce_products");
    expect(recogniseSource(["Username", "Name", "Email", "Total Spend", "AOV"])).toBe(
      "woocommerce_customers",
    );
    expect(recogniseSource(["Social title", "First name", "Last name", "Email address"])).toBe(
      "prestashop_customers",
    );
    expect(recogniseSource(["sku", "slug", "brand"])).toBeNull();
  });

  it("maps each field to one column, for any headings", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("Title", "SKU", "Variant SKU", "title", "Image Src", "x")),
        (heads) => {
          const fields = fieldsOfHeads("shopify_products", heads).filter(
            (field) => field !== "" && field !== "pictures",
          );
          expect(new Set(fields).size).toBe(fields.length);
        },
      ),
    );
  });

  it("of Shopify: variants by their handle, pictures in separate lines, offers and drafts", () => {
    const { products, tables, pictures, notes } = rowsOf(shopifyProducts("a"));
    expect(products.map(({ code, items }) => [code, items.length])).toEqual([
      ["HAT-a", 1],
      ["shoes-a", 2],
      ["SEC-a", 1],
    ]);
    expect(
      tables.products?.map(({ sku, parent, slug, is_active }) => [sku, parent, slug, is_active]),
    ).toEqual([
      ["HAT-a", "", "hat-a", "true"],
      ["shoes-a", "", "shoes-a", "true"],
      ["SHOE-a-40", "shoes-a", "shoes-a-40-red", "true"],
      ["shoes-a-41-red", "shoes-a", "shoes-a-41-red", "true"],
      ["SEC-a", "", "secret-a", "false"],
    ]);
    expect(
      tables.prices?.map(({ item, standard_price, special_price }) => [item, standard_price, special_price]),
    ).toEqual([
      ["HAT-a", "24.90", "19.90"],
      ["SHOE-a-40", "49.90", ""],
      ["shoes-a-41-red", "49.90", ""],
      ["SEC-a", "5.00", ""],
    ]);
    expect(
      tables.stock?.map(({ on_hand, is_backorderable, weight_g }) => [on_hand, is_backorderable, weight_g]),
    ).toEqual([
      ["7", "false", "120"],
      ["0", "false", "800"],
      ["3", "true", ""],
      ["0", "true", ""],
    ]);
    expect(tables.custom_fields?.map(({ key, label_it }) => [key, label_it])).toEqual([
      ["size", "Size"],
      ["colour", "Colour"],
    ]);
    expect(tables.redirects).toContainEqual({ old_path: "/products/hat-a", new_path: "/p/hat-a" });
    expect(pictures.map(({ code, name }) => [code, name])).toEqual([
      ["HAT-a", "hat-a.jpg"],
      ["shoes-a", "shoes a.png"],
    ]);
    expect(notes).toEqual([{ line: 5, code: "stock_below_zero", values: { value: "-2" } }]);
  });

  it("of WooCommerce: variations by their product's code or number, categories as paths", () => {
    const { products, tables, notes, lost } = rowsOf(wooProducts("a", 12));
    expect(products.map(({ code, items }) => [code, items.map((item) => item.code)])).toEqual([
      ["TEE-a", ["TEE-a-S", "TEE-a-M"]],
    ]);
    expect(tables.product_texts?.[0]).toMatchObject({
      short_description: "Soft & light",
      description: "<p>First line<br>second line</p><p>New paragraph</p>",
    });
    expect(tables.prices?.map((row) => [row.standard_price, row.special_price, row.special_to])).toEqual([
      ["1299.50", "999.00", "2031-05-01"],
      ["12.50", "", ""],
    ]);
    expect(tables.categories).toEqual([
      { slug: "clothing-a", parent: "" },
      { slug: "tees", parent: "clothing-a" },
      { slug: "summer-warm-a", parent: "" },
    ]);
    expect(tables.stock?.map(({ on_hand, weight_g }) => [on_hand, weight_g])).toEqual([
      ["4", "200"],
      ["0", "200"],
    ]);
    expect(tables.redirects?.map(({ old_path }) => old_path)).toEqual(["/?p=12", "/product/tee-a"]);
    expect(notes.map(({ code }) => code)).toEqual(["kind_left_out"]);
    expect(lost).toEqual([]);
    const orphan = wooProducts("a", 12).replace("id:12", "id:99");
    expect(rowsOf(orphan).lost).toMatchObject([{ line: 4, code: "unknown", values: { value: "id:99" } }]);
  });

  it("of PrestaShop: semicolons, six decimals, and addresses with queries", () => {
    const { tables } = rowsOf(prestaProducts("a", 12));
    expect(tables.prices).toEqual([{ item: "MUG-a", list: "retail", standard_price: "8.11" }]);
    expect(tables.stock).toEqual([
      { item: "MUG-a", on_hand: "12", is_backorderable: "false", weight_g: "350" },
    ]);
    expect(tables.categories).toEqual([{ slug: "kitchen-a", parent: "" }]);
    expect(tables.redirects?.map(({ old_path }) => old_path)).toEqual([
      "/index.php?id_product=12",
      "/index.php?id_product=12&controller=product",
      "/12-mug-a.html",
    ]);
  });

  it("keeps the shop's own addresses, visibility, VAT, categories by name, and pictures of the library", () => {
    const known = {
      slug: "old-hat",
      textSlug: "hat-en",
      isActive: false,
      vatClass: "reduced",
      image: "x.jpg",
      images: [],
    };
    const { tables, pictures } = rowsOf(shopifyProducts("a"), {
      products: new Map([["HAT-a", known]]),
      slugs: new Set(["shoes-a"]),
      categories: [{ slug: "cappelli", parent: null, names: ["Cappelli", "Hats a"] }],
      pictures: new Set(["shoes a.png"]),
    });
    const [hat, shoes] = tables.products ?? [];
    expect(hat).toMatchObject({ slug: "old-hat", is_active: "false", vat_class: "reduced", image: "x.jpg" });
    expect(shoes).toMatchObject({ slug: "shoes-a-2", image: "shoes a.png" });
    expect(tables.category_products?.[0]).toEqual({ product: "HAT-a", category: "cappelli" });
    expect(pictures.map(({ name }) => name)).toEqual(["hat-a.jpg"]);
  });
});

describe("values of other shops", () => {
  it("numbers equal names without a collision, for any names", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("a", "A", "a-2", "b", "a-3")),
        fc.array(fc.constantFrom("a", "a-2")),
        (names, before) => {
          const taken = takenNames(before);
          const found = names.map((name) => unusedName(name, taken).toLowerCase());
          expect(new Set([...found, ...before]).size).toBe(names.length + new Set(before).size);
        },
      ),
    );
  });

  it("reads 20,000 products of one name, without codes, within seconds", () => {
    const rows = Array.from({ length: 20_000 }, () => "Hat,9.90").join("\n");
    const started = Date.now();
    const { tables } = rowsOf(`Name,Regular price\n${rows}`);
    expect(new Set(tables.products?.map(({ sku, slug }) => `${sku} ${slug}`)).size).toBe(20_000);
    expect(Date.now() - started).toBeLessThan(5_000);
  });

  it("reads an amount in each country's spelling, for any amount", () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), (cents) => {
        const wanted = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
        for (const [locale, sign] of [
          ["en-US", "$"],
          ["de-DE", "€"],
          ["it-IT", " €"],
        ] as const) {
          const shown = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
          expect(plainAmount(`${shown}${sign}`)).toBe(wanted);
        }
        expect(plainAmount(`${wanted}0000`)).toBe(wanted);
      }),
    );
  });

  it.each(["1.299", "12,999", "12,9.0", "1,2,3", "free", "-5", "1.2.3,4"])(
    "leaves %s unchanged, so that the importer reports it",
    (text) => expect(plainAmount(text)).toBe(text),
  );

  it("reads counts, weights, flags, descriptions and countries", () => {
    expect(["12", "12.0000", "-3", " 4 ", "x"].map(plainCount)).toEqual(["12", "12", "0", "4", "x"]);
    expect(["Weight (lbs)", "Weight", "Variant Grams", "Peso (g)"].map(gramsPerUnit)).toEqual([
      453.592_37, 1000, 1, 1,
    ]);
    expect(plainGrams("0.0", 1000)).toBe("");
    expect(["TRUE", "active", "continue", "1", "notify"].every(isYes)).toBe(true);
    expect(["", "0", "draft", "deny", "-1", "FALSE"].some(isYes)).toBe(false);
    expect(asHtml("A & B\nC")).toBe("<p>A &amp; B<br>C</p>");
    expect(asHtml("<p>x\ny</p>")).toBe("<p>x\ny</p>");
    expect(["it", "Italy", "Italia", "Alemania", "Narnia"].map(countryOf)).toEqual([
      "IT",
      "IT",
      "IT",
      "DE",
      "Narnia",
    ]);
  });
});
