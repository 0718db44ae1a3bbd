import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Article, ArticleSummary, Canvas, Page, PageSummary, Promotion, Slider } from "~/contract/content";
import { listOf, resultsOf } from "~/contract/wire";
import { read } from "../../support/answers";
import { api, sql } from "../../support/worker/worker";

interface DemoPage {
  slug: string;
  slugs: Record<string, string>;
  blocks: { type: string }[];
}
const demo: { pages: DemoPage[] } = JSON.parse(readFileSync("app/demo/catalogue/pages.json", "utf8"));
const LOCALES = ["it", "en", "es"];

const page = async (slug: string, query = "") => read(Page, await api(`pages/${slug}/${query}`));

describe("GET pages/ and pages/{slug}/", () => {
  it("lists every page in the reader's language, with its place in the footer", async () => {
    const { results } = await read(resultsOf(PageSummary), await api("pages/?locale=en"));
    expect(results.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(demo.pages.map(({ slug }) => slug)),
    );
    expect(results).toContainEqual({ slug: "chi-siamo", title: "About us", section: "company" });
    expect(results).toContainEqual({ slug: "privacy", title: "Privacy notice", section: "service" });
  });

  it("leaves out no block of the demo in any language", async () => {
    for (const locale of LOCALES) {
      for (const { slug, blocks } of demo.pages) {
        const shown = await page(slug, `?locale=${locale}`);
        expect([slug, shown.blocks.map(({ type }) => type)]).toEqual([slug, blocks.map(({ type }) => type)]);
        expect(JSON.stringify(shown.blocks)).not.toMatch(/undefined|\[object/);
      }
    }
  });

  it("returns a page by the slug of each language, with the one canonical slug", async () => {
    for (const { slug, slugs } of demo.pages)
      for (const other of Object.values(slugs)) expect((await page(other)).slug).toBe(slug);
  });

  it("returns one language at a time, buttons included", async () => {
    const about = await page("chi-siamo", "?locale=es");
    expect(about).toMatchObject({ title: "Quiénes somos" });
    expect(about.blocks.at(-1)).toMatchObject({
      type: "cta",
      props: { cta_label: "Contacto", cta_href: "/contactos" },
    });
  });

  it("answers 404 to an unknown page", async () => {
    expect((await api("pages/nessuna/")).status).toBe(404);
  });

  it("refuses a slug that a screen has, or one of digits alone", async () => {
    const page = "chi-siamo";
    for (const slug of ["cart", "p", "news", "contatti", "123", "Chi Siamo"])
      await expect(
        sql("INSERT INTO page_slugs (slug, page_slug) VALUES (?, ?)", slug, page),
      ).rejects.toThrow();
  });

  it("is public and cacheable", async () => {
    const answer = await api("pages/chi-siamo/");
    expect(answer.headers.get("Cache-Control")).toMatch(/^public, max-age=\d+$/);
    const again = await api("pages/chi-siamo/", {
      headers: { "If-None-Match": answer.headers.get("ETag") ?? "" },
    });
    expect(again.status).toBe(304);
  });
});

describe("GET blog/ and blog/{id or slug}/", () => {
  const list = async (query = "") => read(listOf(ArticleSummary), await api(`blog/${query}`));

  it("lists the newest first, without bodies, page by page", async () => {
    const all = await list("?page=-1");
    const dates = all.results.map(({ published_at }) => published_at);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(JSON.stringify(all)).not.toContain('"body"');
    const second = await list("?page=2&page_size=4");
    expect(second.results.map(({ id }) => id)).toEqual(all.results.slice(4, 8).map(({ id }) => id));
    expect(second).toMatchObject({ count: all.count, page: 2, page_count: Math.ceil(all.count / 4) });
    expect((await list("?page=99")).results).toEqual([]);
  });

  it("filters by tag", async () => {
    const { results } = await list("?tag=idroponica");
    expect(results.map(({ slug }) => slug)).toEqual(["cominciare-con-l-idroponica", "ph-ed-ec"]);
    expect((await list("?tag=niente")).count).toBe(0);
  });

  it("returns an article by its slug and by its id, in the reader's language", async () => {
    const article = await read(Article, await api("blog/primo-travaso/?locale=en"));
    expect(article.title).toBe("The first racking: when and how");
    expect(article.body).toContain("<h2>What to have at hand</h2>");
    expect(await read(Article, await api(`blog/${article.id}/?locale=en`))).toEqual(article);
  });

  it("hides an article until its day", async () => {
    const slug = `domani-${crypto.randomUUID().slice(0, 8)}`;
    const text = JSON.stringify({ it: "Domani", en: "Tomorrow", es: "Mañana" });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await sql(
      "INSERT INTO articles (slug, title, excerpt, body, published_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)",
      ...[slug, text, text, text, tomorrow, tomorrow],
    );
    expect((await api(`blog/${slug}/`)).status).toBe(404);
    expect((await list("?page=-1")).results.map((one) => one.slug)).not.toContain(slug);
    await sql("UPDATE articles SET published_at = ? WHERE slug = ?", new Date().toISOString(), slug);
    expect((await api(`blog/${slug}/`)).status).toBe(200);
    await sql("DELETE FROM articles WHERE slug = ?", slug);
  });
});

describe("GET sliders/", () => {
  it("returns a slot's pictures and texts", async () => {
    const { results } = await read(listOf(Slider), await api("sliders/?slot=home&locale=en"));
    expect(results).toHaveLength(1);
    expect(results[0]?.slides.map(({ title }) => title)).toEqual([
      "Racking season",
      "Beer for the holidays",
      "The garden moves indoors",
    ]);
    expect(results[0]?.slides[0]?.image).toEqual({
      url: "/images/cellar.svg",
      alt: "",
      srcset: null,
      width: 960,
      height: 600,
    });
    expect((await read(listOf(Slider), await api("sliders/?slot=nowhere"))).count).toBe(0);
  });
});

describe("GET promotions/…", () => {
  it("returns canvases in their order, and one by id or slug", async () => {
    const { results } = await read(resultsOf(Canvas), await api("promotions/canvasses/?locale=en"));
    expect(results.map(({ slug }) => slug)).toEqual(["vendemmia", "spedizione"]);
    const one = await read(Canvas, await api("promotions/canvasses/vendemmia/?locale=en"));
    expect(one).toEqual(results[0]);
    expect(await read(Canvas, await api(`promotions/canvasses/${one.id}/?locale=en`))).toEqual(one);
    expect((await api("promotions/canvasses/999/")).status).toBe(404);
  });

  it("returns all promotions, and one by its id", async () => {
    const { results } = await read(resultsOf(Promotion), await api("promotions/all/"));
    expect(results.find(({ slug }) => slug === "meno-5")).toMatchObject({
      kind: "fixed",
      value: "5.00",
      min_amount: "30.00",
    });
    expect(await read(Promotion, await api("promotions/1/?locale=en"))).toMatchObject({
      name: "Harvest 10%",
      kind: "percent",
      value: "10.00",
      canvas: 1,
    });
    expect((await api("promotions/999/")).status).toBe(404);
    expect((await api("promotions/abc/")).status).toBe(404);
  });
});
