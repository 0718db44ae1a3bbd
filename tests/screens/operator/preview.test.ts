// The back office: previews hidden content as the shop would show it.
import { expect, it } from "vitest";
import { operatorPaths } from "~/operator-paths";
import { atTheDesk } from "../../support/back-office";
import { browser, type Page } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { freshFacts, operator } from "../../support/operator";
import { PASSWORD, shopUrl, sql } from "../../support/worker/worker";

async function aHiddenProduct() {
  const product = await aProduct();
  await sql("UPDATE products SET is_active = 0 WHERE id = ?", product.id);
  await freshFacts();
  return product;
}

/** @returns the slug of the new article */
async function anArticle(row: Record<string, string>): Promise<string> {
  const slug = `nota-${crypto.randomUUID().slice(0, 8)}`;
  await operator().content.create({
    kind: "article",
    parts: {
      articles: [
        {
          ...{ slug, is_active: "true", published_at: "2020-01-01T09:00:00Z", author: "Ada", tags: "" },
          ...{ title_it: "Vendemmia", title_en: "Harvest", title_es: "Vendimia" },
          ...{ excerpt_it: "Uno", excerpt_en: "One", excerpt_es: "Uno" },
          ...{ body_it: "<p>Uve</p>", body_en: "<p>Grapes</p>", body_es: "<p>Uvas</p>" },
          ...row,
        },
      ],
    },
  });
  return slug;
}

/** Expects a preview: not cached, not indexed, without scripts, and with nothing that can be pressed. */
function isPreview(page: Page) {
  expect([page.status, page.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  expect(page.$('meta[name="robots"]').first().attr("content")).toContain("noindex");
  expect(page.$("script").length).toBe(0);
  expect(page.$("main form").closest("fieldset[disabled]").length > 0).toBe(page.$("main form").length > 0);
}

it("a preview shows a hidden product as the shop would, from its record, in each language", async () => {
  const { sku, slug, name } = await aHiddenProduct();
  const desk = await atTheDesk();
  const record = await desk.get(operatorPaths.record("product", sku));
  const preview = await record.follow("a[href^='/operator/preview/p']");
  isPreview(preview);
  expect(preview.url).toBe(operatorPaths.previewProduct(slug));
  expect(preview.text("h1")).toBe(name);
  expect(preview.text("main")).toContain("Nel negozio è nascosto");
  const english = await preview.follow("a[href='?locale=en']");
  isPreview(english);
  expect(english.$("html").attr("lang")).toBe("en");
  expect(english.text("main")).toContain("It is hidden in the shop");
  expect((await desk.get(`${operatorPaths.previewProduct(slug)}?locale=es`)).text("main")).toContain(
    "En la tienda está oculto",
  );
});

it("a preview of a visible product mentions that the shop already shows it", async () => {
  const { sku, slug } = await aProduct();
  await freshFacts();
  const desk = await atTheDesk();
  const record = await desk.get(operatorPaths.record("product", sku));
  expect(record.$("a[href^='/operator/preview']").length).toBe(0);
  const preview = await desk.get(operatorPaths.previewProduct(slug));
  expect(preview.text("main")).toContain("Il negozio lo mostra già così");
});

it("a preview requires an operator and is never cached", async () => {
  const { slug, name } = await aHiddenProduct();
  const article = await anArticle({ is_active: "false" });
  const addresses = [operatorPaths.previewProduct(slug), operatorPaths.previewArticle(article)];
  const desk = await atTheDesk();
  for (const address of addresses) expect((await desk.get(address)).status).toBe(200);
  const shopper = browser();
  const { username } = await aCustomer();
  const door = await shopper.get("/auth/login");
  const asked = await door.submit("main form button", { username });
  await asked.submit("input[name=password]", { password: PASSWORD });
  for (const visitor of [browser(), shopper])
    for (const address of addresses) {
      const page = await visitor.get(address);
      expect(page.url).toMatch(/^\/operator\/sign-in/);
      expect(page.html).not.toMatch(new RegExp(`${name}|Vendemmia`));
      const data = await fetch(`${shopUrl()}${address}.data`, {
        headers: { Cookie: [...visitor.cookies].map((one) => one.join("=")).join("; ") },
        redirect: "manual",
      });
      expect(await data.text()).not.toMatch(new RegExp(`${name}|Vendemmia`));
    }
  // Previewed content remains hidden from the public.
  for (const address of [`/p/${slug}`, `/news/${article}`, `/api/v3/products/p/${slug}/`])
    expect((await fetch(shopUrl() + address)).status).toBe(404);
  for (const call of ["products", "articles"])
    expect((await fetch(`${shopUrl()}/api/v3/operator/previews/${call}/${slug}/`)).status).toBe(401);
});

it.each([
  ["a draft", { is_active: "false" }],
  ["scheduled", { published_at: "2099-01-01T09:00:00Z" }],
  ["expired", { shown_until: "2021-01-01T09:00:00Z" }],
])("previews an article that is %s", async (_, row) => {
  const slug = await anArticle(row);
  const desk = await atTheDesk();
  const record = await desk.get(operatorPaths.record("article", slug));
  const preview = await record.follow("a[href^='/operator/preview/news']");
  isPreview(preview);
  expect([preview.text("h1"), preview.text("main")]).toEqual(["Vendemmia", expect.stringContaining("Uve")]);
  expect(preview.text("main")).toContain("Nel negozio è nascosto");
  expect((await preview.follow("a[href='?locale=es']")).text("h1")).toBe("Vendimia");
});

it("a preview shows all slides of a slider, including drafts", async () => {
  const id = String(Math.floor(Math.random() * 900_000) + 1000);
  const slide = (title: string, more: object) => ({
    ...{ image: null, image_mobile: null, title: { it: title, en: `${title} EN` }, text: { it: title } },
    ...{ cta_label: null, cta_href: null, ...more },
  });
  const slides = JSON.stringify([slide("Prima", {}), slide("Bozza", { is_draft: true })]);
  await operator().content.create({
    kind: "slider",
    parts: { sliders: [{ id, slot: `prova-${id}`, slides }] },
  });
  const desk = await atTheDesk();
  const record = await desk.get(operatorPaths.record("slider", id));
  const preview = await record.follow("a[href^='/operator/preview/slider']");
  isPreview(preview);
  expect(preview.text("main")).toMatch(/Prima.*Bozza/);
  expect((await preview.follow("a[href='?locale=en']")).text("main")).toContain("Bozza EN");
  expect((await desk.get(operatorPaths.previewSlider("0"))).status).toBe(404);
});
