// Records that the operator edits in forms: the rules of a CSV line apply, concurrent edits do not overwrite
// each other, and changes are logged.
import { describe, expect, it, onTestFinished } from "vitest";
import { Product } from "~/contract/products";
import { read, refusal } from "../../support/answers";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { askOperator, operator } from "../../support/operator";
import { ownShop } from "../../support/worker/own-shop";
import { api, shopUrl, sql } from "../../support/worker/worker";

const shop = operator();
const put = (path: string, body: object) => askOperator(path, { method: "PUT", body: JSON.stringify(body) });
const post = (path: string, body: object) =>
  askOperator(path, { method: "POST", body: JSON.stringify(body) });
const aCode = () => `REC-${crypto.randomUUID().slice(0, 8)}`;

describe("a product", () => {
  it("is created with its texts in one request, hidden or visible, and the shop shows it", async () => {
    const sku = aCode();
    const slug = sku.toLowerCase();
    const parts = {
      products: [{ sku, slug, is_active: "true" }],
      product_texts: [
        { locale: "it", slug, name: "Damigiana da prova", description: "<p>Ciao<script>x</script></p>" },
      ],
      category_products: [],
    };
    const created = await shop.catalogue.create({ kind: "product", parts });
    expect(created.parts.product_texts).toMatchObject([{ locale: "it", description: "<p>Ciao</p>" }]);
    await shop.prices.put({ item: sku, list: "retail", standard_price: "10.00" });
    expect(await read(Product, await api(`products/p/${slug}/`))).toMatchObject({
      name: "Damigiana da prova",
    });
    expect(await refusal(await post("catalogue/product/", { parts }))).toMatchObject({
      status: 400,
      fields: [{ field: "products.0.sku", code: "taken" }],
    });
  });

  it("is saved, visible to the next visitor, and logged with the earlier values", async () => {
    const { sku, slug } = await aProduct();
    const before = await shop.catalogue.get({ kind: "product", key: sku });
    const texts = (before.parts.product_texts ?? []).map((row) => ({ ...row, name: `${row.name} nuovo` }));
    const saved = await shop.catalogue.save({
      ...{ kind: "product", key: sku, version: before.version },
      parts: { product_texts: texts },
    });
    expect(saved.version).not.toBe(before.version);
    expect((await read(Product, await api(`products/p/${slug}/`))).name).toMatch(/ nuovo$/);
    const [entry] = (await shop.audit.list({ call: "product.save" })).results;
    expect(entry).toMatchObject({ target: `product/${sku}` });
    const [version] = (await shop.catalogue.versions({ kind: "product", key: sku })).results;
    const old = await shop.catalogue.get({ kind: "product", key: sku, at: version?.id });
    expect(old.parts).toEqual(before.parts);
    expect(old.version).toBe(saved.version);
  });

  it("is not overwritten by the second of two editors, who gets 409", async () => {
    const { sku } = await aProduct();
    const { version, parts } = await shop.catalogue.get({ kind: "product", key: sku });
    const brand = (name: string) => ({
      version,
      parts: { products: (parts.products ?? []).map(() => ({ brand: name })) },
    });
    expect((await put(`catalogue/product/${sku}/`, brand("Prima"))).status).toBe(200);
    expect(await refusal(await put(`catalogue/product/${sku}/`, brand("Seconda")))).toMatchObject({
      status: 409,
      code: "edited_by_another",
    });
    const stored = await shop.catalogue.get({ kind: "product", key: sku });
    expect(stored.parts.products).toMatchObject([{ brand: "Prima" }]);
  });

  it("gets the selected categories with their ancestors, and leaves the others", async () => {
    const { id, sku } = await aProduct();
    const [child] = await sql<{ slug: string; id: number; parent: number }>(
      "SELECT id, slug, parent_id AS parent FROM categories WHERE parent_id IS NOT NULL LIMIT 1",
    );
    const save = async (categories: string[]) => {
      const { version } = await shop.catalogue.get({ kind: "product", key: sku });
      return shop.catalogue.save({
        ...{ kind: "product", key: sku, version },
        parts: { category_products: categories.map((category) => ({ category })) },
      });
    };
    await save([child?.slug ?? ""]);
    const places = () =>
      sql("SELECT category_id, inherited FROM category_products WHERE product_id = ? ORDER BY inherited", id);
    expect(await places()).toEqual(
      expect.arrayContaining([
        { category_id: child?.id, inherited: 0 },
        { category_id: child?.parent, inherited: 1 },
      ]),
    );
    await save([]);
    expect(await places()).toEqual([]);
  });

  it("names each wrong cell by its field, as an import names its column, and changes nothing", async () => {
    const { sku } = await aProduct();
    const { version, parts } = await shop.catalogue.get({ kind: "product", key: sku });
    const answer = await put(`catalogue/product/${sku}/`, {
      version,
      parts: {
        products: [{ brand: "Nuova", vat_class: "none", min_qty: "0", image: "no-such.png" }],
        product_texts: [{ locale: "it", slug: "Not A Slug", name: "" }],
      },
    });
    const { status, fields } = await refusal(answer);
    expect(status).toBe(400);
    expect(fields.map(({ field }) => field).sort()).toEqual([
      "product_texts.0.name",
      "product_texts.0.slug",
      "products.0.min_qty",
      "products.0.vat_class",
    ]);
    expect(fields.every(({ message }) => message.length > 5)).toBe(true);
    const unknown = await put(`catalogue/product/${sku}/`, {
      version,
      parts: { products: [{ image: "no-such.png" }], category_products: [{ category: "nowhere" }] },
    });
    expect(await refusal(unknown)).toMatchObject({
      status: 400,
      fields: [{ field: "products.0.image" }, { field: "category_products.0.category" }],
    });
    expect((await shop.catalogue.get({ kind: "product", key: sku })).parts).toEqual(parts);
    for (const wrong of [{ users: [] }, { products: [] }, { products: [{ password: "x" }] }])
      expect((await put(`catalogue/product/${sku}/`, { version, parts: wrong })).status).toBe(400);
  });

  it("can be deleted only while no order contains it", async () => {
    const { sku } = await aProduct();
    const first = await shop.catalogue.get({ kind: "product", key: sku });
    await shop.catalogue.remove({ kind: "product", key: sku, version: first.version });
    expect((await askOperator(`catalogue/product/${sku}/`)).status).toBe(404);
    const { product } = await anOrder({ customer: await aCustomer(), qty: 1, stock: 5 });
    const [row] = await sql<{ sku: string }>("SELECT sku FROM products WHERE id = ?", product);
    const { version } = await shop.catalogue.get({ kind: "product", key: row?.sku ?? "" });
    const body = JSON.stringify({ version });
    expect(
      await refusal(await askOperator(`catalogue/product/${row?.sku}/`, { method: "DELETE", body })),
    ).toMatchObject({ status: 409, code: "in_use" });
  });
});

describe("variants", () => {
  it("are edited as a grid of one product: added, changed and removed, never another product's", async () => {
    const { sku } = await aProduct();
    const other = await aProduct();
    const variant = (code: string) => ({
      ...{ sku: code, slug: code.toLowerCase(), is_active: "true" },
      attributes: JSON.stringify([{ key: "size", value: { it: code, en: code, es: code } }]),
    });
    const save = async (codes: string[]) => {
      const { version } = await shop.catalogue.get({ kind: "variants", key: sku });
      return put(`catalogue/variants/${sku}/`, { version, parts: { products: codes.map(variant) } });
    };
    const [a, b] = [aCode(), aCode()];
    expect((await save([a, b])).status).toBe(200);
    expect((await save([b])).status).toBe(200);
    const stored = await shop.catalogue.get({ kind: "variants", key: sku });
    expect(stored.parts.products?.map((row) => row.sku)).toEqual([b]);
    expect(await refusal(await save([b, other.sku]))).toMatchObject({
      status: 400,
      fields: expect.arrayContaining([expect.objectContaining({ field: "products.1.sku", code: "taken" })]),
    });
  });
});

describe("a promotion", () => {
  it("saves its coupons with it, and refuses another promotion's coupon", async () => {
    const slug = `p-${aCode().toLowerCase()}`;
    const parts = (code: string, name: string) => ({
      promotions: [
        {
          ...{ slug: name, name_it: "Prova", name_en: "Trial", name_es: "Prueba" },
          ...{ description_it: "", description_en: "", description_es: "" },
          ...{ kind: "percent", value: "10.00", starts_at: "2026-01-01", ends_at: "2027-01-01" },
        },
      ],
      coupons: [{ code, per_customer: "1", is_active: "true" }],
    });
    const code = aCode();
    await shop.selling.create({ kind: "promotion", parts: parts(code, slug) });
    const answer = await post("selling/promotion/", { parts: parts(code, `${slug}-two`) });
    expect(await refusal(answer)).toMatchObject({
      status: 400,
      fields: [{ field: "coupons.0.code", code: "taken" }],
    });
    expect((await askOperator(`selling/promotion/${slug}-two/`)).status).toBe(404);
  });
});

describe("a record made by hand", () => {
  const texts = (name: string) => ({
    [`${name}_it`]: "Prova",
    [`${name}_en`]: "Trial",
    [`${name}_es`]: "Prueba",
  });
  const statusIn = async (path: string, locale: string) =>
    (await fetch(shopUrl() + path, { headers: { Cookie: `lan=${locale}` }, redirect: "manual" })).status;
  const statuses = async (path: string) =>
    Promise.all(["it", "en", "es"].map((locale) => statusIn(path, locale)));

  it("a page is found at its slug in each language, without a separate list of addresses, even after an edit", async () => {
    const slug = aCode().toLowerCase();
    const page = { slug, is_active: "true", ...texts("title"), ...texts("description"), blocks: "[]" };
    const created = await shop.content.create({ kind: "page", parts: { pages: [page], page_slugs: [] } });
    expect(created.parts.page_slugs).toMatchObject([{ slug }]);
    expect(await statuses(`/${slug}`)).toEqual([200, 200, 200]);
    const edited = await put(`content/page/${slug}/`, {
      version: created.version,
      parts: { pages: [{ ...page, title_en: "Another" }], page_slugs: [{ slug: `${slug}-two` }] },
    });
    expect(edited.status).toBe(200);
    expect(await statuses(`/${slug}`)).toEqual([200, 200, 200]);
    expect(await statusIn(`/${slug}-two`, "it")).toBeLessThan(400);
  });

  it("a page with the slug of another page is refused, with the slug field named", async () => {
    const slug = aCode().toLowerCase();
    const page = { is_active: "true", ...texts("title"), ...texts("description"), blocks: "[]" };
    await shop.content.create({
      kind: "page",
      parts: { pages: [{ ...page, slug }], page_slugs: [{ slug: `${slug}-two` }] },
    });
    const answer = await post("content/page/", {
      parts: { pages: [{ ...page, slug: `${slug}-two` }], page_slugs: [] },
    });
    expect(await refusal(answer)).toMatchObject({ status: 400, fields: [{ field: "pages.0.slug" }] });
  });

  it("an article and a category are found at their address in each language", async () => {
    const slug = aCode().toLowerCase();
    await shop.content.create({
      kind: "article",
      parts: {
        articles: [
          {
            ...{ slug, is_active: "true", published_at: "2026-01-01T10:00:00Z" },
            ...{ ...texts("title"), ...texts("excerpt"), ...texts("body") },
          },
        ],
      },
    });
    await shop.catalogue.create({
      kind: "category",
      parts: {
        categories: [{ slug, is_active: "true" }],
        category_texts: ["it", "en", "es"].map((locale) => ({
          locale,
          name: "Prova",
          slug: `${slug}-${locale}`,
        })),
      },
    });
    expect(await statuses(`/news/${slug}`)).toEqual([200, 200, 200]);
    // A language's slug redirects to the canonical slug (CONTRACT §1).
    for (const locale of ["it", "en", "es"]) expect(await statusIn(`/c/${slug}-${locale}`, locale)).toBe(301);
    expect(await statuses(`/c/${slug}`)).toEqual([200, 200, 200]);
  });
});

it("lists each kind, and finds a record by part of its row", async () => {
  for (const kind of ["category", "custom_field", "price_list"] as const) {
    const { count, results } = await shop.catalogue.list({ kind });
    expect(count).toBeGreaterThan(0);
    const [first] = results;
    const found = await shop.catalogue.list({ kind, search: first?.key });
    expect(found.results.map(({ key }) => key)).toContain(first?.key);
    await shop.catalogue.get({ kind, key: first?.key ?? "" });
  }
  for (const kind of ["promotion", "shipping", "payment", "vat", "season"] as const) {
    const { results } = await shop.selling.list({ kind });
    for (const { key } of results) await shop.selling.get({ kind, key });
  }
  for (const kind of ["page", "article", "slider", "banner", "redirect", "link"] as const) {
    const { results } = await shop.content.list({ kind });
    for (const { key } of results) await shop.content.get({ kind, key });
  }
  expect((await shop.selling.list({ kind: "vat", search: "no such country" })).count).toBe(0);
});

it("stores every record unchanged when its form is saved without a change", async () => {
  // This test starts its own shop: other tests write rows past the forms, in other formats.
  const own = await ownShop();
  onTestFinished(() => own.close());
  const same = async <Kind extends string>(
    noun: "catalogue" | "selling" | "content",
    kinds: readonly Kind[],
  ) => {
    for (const kind of kinds) {
      const list = await askOperator(`${noun}/${kind}/`, {}, own.url);
      const { results }: { results: { key: string }[] } = await list.json();
      for (const { key } of results.slice(0, 3)) {
        const path = `${noun}/${kind}/${encodeURIComponent(key)}/`;
        const record: { version: string; parts: object } = await (
          await askOperator(path, {}, own.url)
        ).json();
        const saved = await askOperator(path, { method: "PUT", body: JSON.stringify(record) }, own.url);
        expect([path, saved.status]).toEqual([path, 200]);
        expect([path, await saved.json()]).toEqual([path, { ...record, key }]);
      }
    }
  };
  await same("catalogue", ["product", "category", "custom_field", "manufacturer", "price_list"]);
  await same("selling", ["promotion", "shipping", "payment", "vat", "season"]);
  await same("content", ["page", "article", "slider", "banner", "redirect", "link"]);
});
