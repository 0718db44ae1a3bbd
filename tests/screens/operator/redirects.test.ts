// Redirects of addresses that the shop no longer has; an existing page is never redirected.
import { expect, it } from "vitest";
import { refusal } from "../../support/answers";
import { atTheDesk } from "../../support/back-office";
import { intent } from "../../support/browser";
import { aProduct } from "../../support/builders/builders";
import { askOperator, operator } from "../../support/operator";
import { shopUrl } from "../../support/worker/worker";

const shop = operator();
const aPath = () => `/vecchio/${crypto.randomUUID().slice(0, 8)}.html`;
const ask = (path: string) => fetch(`${shopUrl()}${path}`, { redirect: "manual" });
const create = (old_path: string, new_path: string, status = "301") =>
  askOperator("content/redirect/", {
    method: "POST",
    body: JSON.stringify({ parts: { redirects: [{ old_path, new_path, status }] } }),
  });
const codesOf = async (answer: Response) =>
  (await refusal(answer)).fields.map(({ field, code }) => [field, code]);

it("a redirect is created in a form, applies at once, and ends with its record", async () => {
  const path = aPath();
  expect((await ask(path)).status).toBe(404);
  const desk = await atTheDesk();
  const form = await desk.get("/operator/edit/redirect");
  const made = await form.submit(intent("save"), {
    ...{
      "redirects.0.old_path": path,
      "redirects.0.new_path": "/p?in_stock=true",
      "redirects.0.status": "302",
    },
  });
  expect(made.hops).toEqual([`303 /operator/edit/redirect?key=${encodeURIComponent(path)}`]);
  const answer = await ask(path);
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/p?in_stock=true"]);
  expect((await desk.get(`/operator/list/redirect?search=${path}`)).text("main table")).toContain(path);
  const { version } = await shop.content.get({ kind: "redirect", key: path });
  await shop.content.remove({ kind: "redirect", key: path, version });
  expect((await ask(path)).status).toBe(404);
});

it("a redirect is refused for an existing page, and inactive while the page exists again", async () => {
  const { sku, slug } = await aProduct();
  const path = `/p/${slug}`;
  expect(await codesOf(await create(path, "/c"))).toEqual([["redirects.0.old_path", "address_lives"]]);
  const save = async (is_active: string) => {
    const { version, parts } = await shop.catalogue.get({ kind: "product", key: sku });
    const products = (parts.products ?? []).map((row) => ({ ...row, is_active }));
    await shop.catalogue.save({ kind: "product", key: sku, version, parts: { products } });
  };
  await save("false");
  expect((await create(path, "/p")).status).toBe(201);
  expect((await ask(path)).headers.get("Location")).toBe("/p");
  await save("true");
  expect((await ask(path)).status).toBe(200);
  await save("false");
  expect((await ask(path)).headers.get("Location")).toBe("/p");
});

it("a redirect may replace a planned or expired page or article, but not a visible one", async () => {
  const texts = (...columns: string[]) =>
    Object.fromEntries(
      columns.flatMap((column) => ["it", "en", "es"].map((one) => [`${column}_${one}`, "Uscita"])),
    );
  const active = { is_active: "true" };
  const page = { ...texts("title", "description"), ...active, blocks: "[]", section: "company" };
  const article = { ...texts("title", "excerpt", "body"), ...active };
  const [past, sooner, later] = ["2020-01-01T00:00:00Z", "2021-01-01T00:00:00Z", "2099-01-01T00:00:00Z"];
  const cases = [
    { from: past, until: later, path: null },
    { from: past, until: "", path: null },
    { from: later, until: "", path: "/p" },
    { from: past, until: sooner, path: "/p" },
  ];
  for (const { from, until, path } of cases) {
    const slug = `uscita-${crypto.randomUUID().slice(0, 8)}`;
    const dated = { ...page, slug, shown_from: from, shown_until: until };
    await shop.content.create({ kind: "page", parts: { pages: [dated] } });
    const news = { ...article, slug, published_at: from, shown_until: until };
    await shop.content.create({ kind: "article", parts: { articles: [news] } });
    for (const old of [`/${slug}`, `/news/${slug}`]) {
      expect([old, (await ask(old)).status]).toEqual([old, path ? 404 : 200]);
      const made = await create(old, "/p");
      expect([old, from, until, made.status]).toEqual([old, from, until, path ? 201 : 400]);
      if (!path) expect(await codesOf(made)).toEqual([["redirects.0.old_path", "address_lives"]]);
      expect((await ask(old)).headers.get("Location")).toBe(path);
    }
    for (const kind of ["page", "article"] as const) {
      const { version } = await shop.content.get({ kind, key: slug });
      await shop.content.remove({ kind, key: slug, version });
    }
  }
});

it("a redirect never makes a loop or a chain from either end, and stays in the shop", async () => {
  const [first, second, third] = [aPath(), aPath(), aPath()];
  expect((await create(second, "/p?page=2")).status).toBe(201);
  expect(await codesOf(await create(first, `${second}?a=1#b`))).toEqual([
    ["redirects.0.new_path", "redirect_chain"],
  ]);
  expect(await codesOf(await create(third, third))).toEqual([["redirects.0.new_path", "redirect_chain"]]);
  expect((await create(first, third)).status).toBe(201);
  expect(await codesOf(await create(third, "/p"))).toEqual([["redirects.0.new_path", "redirect_chain"]]);
  expect(await codesOf(await create("/cart/old", "//evil.test"))).toEqual([
    ["redirects.0.old_path", "not_an_old_address"],
    ["redirects.0.new_path", "not_a_path"],
  ]);
});

it("a redirect keeps the query, ignores a trailing slash, and applies to a page's .data URL", async () => {
  const [plain, asking] = [aPath(), aPath()];
  expect((await create(plain, "/p#top")).status).toBe(201);
  expect((await create(asking, "/p?page=2")).status).toBe(201);
  const leadsTo = async (path: string) => (await ask(path)).headers.get("Location");
  expect(await leadsTo(`${plain}?utm_source=mail`)).toBe("/p?utm_source=mail#top");
  expect(await leadsTo(`${plain}/`)).toBe("/p#top");
  expect(await leadsTo(`${asking}?utm_source=mail`)).toBe("/p?page=2&utm_source=mail");
  const data = await ask(`${asking}.data`);
  expect([data.status, await data.text()]).toEqual([202, expect.stringContaining("/p?page=2")]);
});

it("a redirect with a query matches the whole query, and ignores other queries", async () => {
  const number = Math.floor(Math.random() * 1e9);
  const [path, home] = [`/index-${number}.php?id_product=12`, `/?p=${number}`];
  expect((await create(path, "/p?in_stock=true")).status).toBe(201);
  expect((await create(home, "/p")).status).toBe(201);
  const led = async (address: string) => {
    const answer = await ask(address);
    return [answer.status, answer.headers.get("Location")];
  };
  expect(await led(path)).toEqual([301, "/p?in_stock=true"]);
  expect(await led(home)).toEqual([301, "/p"]);
  for (const other of [path.replace("?id_product=12", ""), `${path}3`, `${path}&controller=product`])
    expect([other, (await ask(other)).status]).toEqual([other, 404]);
  for (const other of ["/", `${home}&page=2`, `${home}0`]) expect((await led(other))[0]).toBe(302);
  // The path without a query has another redirect, which applies to all other queries and keeps them.
  expect((await create(path.split("?")[0] ?? "", "/c")).status).toBe(201);
  expect(await led(`${path}&controller=product`)).toEqual([301, "/c?id_product=12&controller=product"]);
  expect(await led(path)).toEqual([301, "/p?in_stock=true"]);
  expect(await codesOf(await create(`/old-${number}`, home))).toEqual([
    ["redirects.0.new_path", "redirect_chain"],
  ]);
});
