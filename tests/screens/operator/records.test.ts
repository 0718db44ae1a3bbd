// The back office: edits products, promotions and pages in forms, without JavaScript.
import { describe, expect, it } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { intent } from "../../support/browser";
import { aProduct } from "../../support/builders/builders";
import { operator } from "../../support/operator";

const SAVE = `form ${intent("save")}:not([aria-hidden])`;

describe("/operator/products", () => {
  it("lists products with their missing data, and links to the form of each", async () => {
    const product = await aProduct({ quantity: 2 });
    const desk = await atTheDesk();
    const list = await desk.get(`/operator/products?search=${product.sku}`);
    expect(list.text("main table")).toContain(product.name);
    expect(list.text("main table")).toContain("scorte");
    const form = await list.follow(`main table a[href="/operator/edit/product?key=${product.sku}"]`);
    expect(form.$('[name="products.0.sku"]').attr("value")).toBe(product.sku);
    expect(form.$('[name="products.0.sku"]').attr("readonly")).toBeDefined();
    expect((await desk.get("/operator/products?show=wrong&order=wrong&after=x")).status).toBe(200);
  });

  it("saves a form, and shows an error beside its field with all typed values", async () => {
    const product = await aProduct();
    const desk = await atTheDesk();
    const form = await desk.get(`/operator/edit/product?key=${product.sku}`);
    const saved = await form.submit(SAVE, {
      "product_texts.0.name": "Torchio da prova",
      "products.0.brand": "Bottega",
    });
    expect(saved.hops).toEqual([`303 /operator/edit/product?key=${product.sku}`]);
    expect(saved.$('[name="product_texts.0.name"]').attr("value")).toBe("Torchio da prova");
    const wrong = await saved.submit(SAVE, {
      "products.0.min_qty": "none",
      "products.0.brand": "Non persa",
      "category_products.0.category": "nowhere",
    });
    expect(wrong.status).toBe(400);
    expect(wrong.$('[name="products.0.min_qty"]').attr("aria-invalid")).toBe("true");
    expect(wrong.$('[name="products.0.brand"]').attr("value")).toBe("Non persa");
    const stored = await operator().catalogue.get({ kind: "product", key: product.sku });
    expect(stored.parts.products).toMatchObject([{ brand: "Bottega" }]);
  });

  it("shows the second of two editors both values of a field, and saves the chosen one", async () => {
    const product = await aProduct();
    const [first, second] = [await atTheDesk(), await atTheDesk()];
    const path = `/operator/edit/product?key=${product.sku}`;
    const [one, two] = [await first.get(path), await second.get(path)];
    await one.submit(SAVE, { "products.0.brand": "Della prima", "products.0.kind": "primo" });
    const refused = await two.submit(SAVE, { "products.0.brand": "Della seconda", "products.0.uom": "kg" });
    expect(refused.status).toBe(409);
    expect(refused.text("#conflict")).toMatch(/Della seconda.*Della prima/);
    const saved = await refused.submit(SAVE, {
      "choose.products.0.kind": "theirs",
      "choose.products.0.brand": "mine",
    });
    expect(saved.hops).toHaveLength(1);
    const stored = await operator().catalogue.get({ kind: "product", key: product.sku });
    expect(stored.parts.products).toMatchObject([{ brand: "Della seconda", kind: "primo", uom: "kg" }]);
  });

  it("restores an earlier version, makes a copy, and deletes after a confirmation", async () => {
    const product = await aProduct();
    const desk = await atTheDesk();
    const path = `/operator/edit/product?key=${product.sku}`;
    const saved = await (await desk.get(path)).submit(SAVE, { "products.0.brand": "Sbagliata" });
    const earlier = await saved.follow("#versions a");
    expect(earlier.text("#version tbody")).toMatch(/^MarcaSbagliata/);
    const back = await earlier.submit(SAVE);
    expect(back.$('[name="products.0.brand"]').attr("value")).not.toBe("Sbagliata");
    const copy = await back.follow('#more a[href*="from="]');
    const sku = `${product.sku}-C`;
    const slug = sku.toLowerCase();
    const created = await copy.submit(SAVE, {
      ...{ "products.0.sku": sku, "products.0.slug": slug },
      ...Object.fromEntries([0, 1, 2].map((n) => [`product_texts.${n}.slug`, `${slug}-${n}`])),
    });
    expect(created.hops).toEqual([`303 /operator/edit/product?key=${sku}`]);
    const asked = await created.follow('#more a[href*="delete="]');
    const gone = await asked.submit(intent("delete"));
    expect(gone.hops).toEqual(["303 /operator/products"]);
    expect((await desk.get(`/operator/edit/product?key=${sku}`)).status).toBe(404);
  });

  it("shows its variants as a grid, and adds as many rows as requested", async () => {
    const product = await aProduct();
    const desk = await atTheDesk();
    const grid = await desk.get(`/operator/edit/variants?key=${product.sku}`);
    const sku = `${product.sku}-50`;
    const fields = {
      ...{ "products.0.sku": sku, "products.0.slug": sku.toLowerCase() },
      ...{ "products.0.attributes": "size = 50 g", "products.0.position": "1" },
    };
    const more = await grid.submit(intent("add.products"), fields);
    expect(more.$('[name="products.3.sku"]').length).toBe(1);
    const saved = await more.submit(SAVE);
    expect(saved.hops).toHaveLength(1);
    expect(saved.text('[name="products.0.attributes"]')).toBe("size = 50 g");
    const emptied = await saved.submit(SAVE, { "products.0._remove": "1" });
    // The grid starts with three empty rows.
    expect(
      emptied
        .$('[name$=".sku"]')
        .map((_, field) => field.attribs.value ?? "")
        .get(),
    ).toEqual(["", "", ""]);
  });
});

it.each(["category", "custom_field", "price_list", "manufacturer", "promotion", "shipping", "payment"])(
  "lists each %s and saves it unchanged",
  async (kind) => {
    const desk = await atTheDesk();
    const list = await desk.get(`/operator/list/${kind}`);
    expect(list.status).toBe(200);
    const form = await list.follow("main table a");
    const saved = await form.submit(SAVE);
    expect([saved.status, saved.hops.length]).toEqual([200, 1]);
    expect((await desk.get(`/operator/edit/${kind}`)).status).toBe(200);
  },
);

it.each(["vat", "season", "page", "article", "slider", "banner", "link"])(
  "lists each %s and saves it",
  async (kind) => {
    const desk = await atTheDesk();
    const list = await desk.get(`/operator/list/${kind}`);
    expect(list.status).toBe(200);
    if (list.$("main table a").length === 0) return;
    const saved = await (await list.follow("main table a")).submit(SAVE);
    expect([saved.status, saved.hops.length]).toEqual([200, 1]);
  },
);

it("a list shows dates and times in the reader's format", async () => {
  const desk = await atTheDesk();
  for (const kind of ["promotion", "article", "page"]) {
    const cells = (await desk.get(`/operator/list/${kind}`)).text("main tbody td");
    expect([kind, cells.match(/\d{4}-\d\d-\d\d/)]).toEqual([kind, null]);
    if (kind === "promotion") expect(cells).toMatch(/\d\d\/\d\d\/\d{4}/);
  }
});

it("the back office creates a category, a VAT country and a coupon, and refuses invalid ones", async () => {
  const desk = await atTheDesk();
  const slug = `cat-${crypto.randomUUID().slice(0, 8)}`;
  const category = await (await desk.get("/operator/edit/category")).submit(SAVE, {
    ...{ "categories.0.slug": slug, "category_texts.0.name": "Prova", "category_texts.0.slug": slug },
  });
  expect(category.hops).toEqual([`303 /operator/edit/category?key=${slug}`]);
  const vat = await (await desk.get("/operator/edit/vat")).submit(SAVE, {
    ...{ key: "AX", "vat_rates.0.vat_class": "standard", "vat_rates.0.rate": "23" },
  });
  expect(vat.hops).toEqual(["303 /operator/edit/vat?key=AX"]);
  const wrong = await (await desk.get("/operator/edit/promotion")).submit(SAVE, {
    ...{ "promotions.0.slug": slug, "promotions.0.value": "120", "promotions.0.kind": "percent" },
    ...{ "promotions.0.starts_at": "2026-12-24", "promotions.0.ends_at": "2026-12-01" },
  });
  expect(wrong.status).toBe(400);
  expect(wrong.$('[name="promotions.0.ends_at"]').attr("aria-invalid")).toBe("true");
  expect((await desk.get("/operator/list/users")).status).toBe(404);
});

it("the stock list is sorted in ascending order", async () => {
  const product = await aProduct({ quantity: 1 });
  const list = await (await atTheDesk()).get(`/operator/stock?search=${product.sku}`);
  expect(list.text("main table")).toContain(product.sku);
});

it("a record form has constraints that a browser checks, and keeps all typed values when refused", async () => {
  const desk = await atTheDesk();
  const form = await desk.get("/operator/edit/manufacturer");
  expect(form.$("form#record").length).toBe(1);
  expect(form.$("form#record").attr("novalidate")).toBeUndefined();
  expect(form.$('[name="manufacturers.0.name"]').attr("required")).toBeDefined();
  expect(form.$('[name="manufacturers.0.address"]').attr("required")).toBeUndefined();
  const vat = await desk.get("/operator/edit/vat");
  const wrong = await vat.submit(SAVE, {
    ...{ key: "IS", "vat_rates.0.vat_class": "standard", "vat_rates.0.rate": "molto" },
  });
  expect(wrong.status).toBe(400);
  expect(wrong.$("[name=key]").val()).toBe("IS");
  expect(wrong.$('[name="vat_rates.0.rate"]').attr("value")).toBe("molto");
  expect(wrong.$("main [role=alert] a").length).toBeGreaterThan(0);
});

it("a refused form shows amounts and times as typed", async () => {
  const desk = await atTheDesk();
  const wrong = await (await desk.get("/operator/edit/promotion")).submit(SAVE, {
    ...{ "promotions.0.slug": "x", "promotions.0.value": "12,5", "promotions.0.ends_at": "2026-12-01" },
    ...{ "coupons.0.code": "PROVA", "coupons.0.total_uses": "-1" },
  });
  expect(wrong.status).toBe(400);
  expect(wrong.$('[name="promotions.0.value"]').attr("value")).toBe("12,50");
  expect(wrong.$('[name="promotions.0.ends_at"]').attr("value")).toBe("2026-12-01");
  expect(wrong.$('[name="coupons.0.code"]').attr("value")).toBe("PROVA");
});
