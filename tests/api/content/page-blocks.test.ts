import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Page } from "~/contract/content";
import { read } from "../../support/answers";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

const text = (it: string) => ({ it, en: it, es: it });
const PAGES = {
  unknown: [
    { id: 1, type: "hologram", props: { title: text("Ciao") } },
    { id: 2, type: "rich_text", props: {} },
    "not even a block",
    null,
    { id: 3, type: "cta", props: { title: text("Resta") } },
  ],
  unclean: [
    {
      id: 1,
      type: "html",
      props: { html: text(`<p onclick="x()">Sì<script>x()</script><img src=x onerror=x()></p>`) },
    },
    { id: 2, type: "cta", props: { title: text("No"), cta_label: text("Vai"), cta_href: "javascript:x()" } },
    {
      id: 3,
      type: "faq",
      props: { items: [{ question: text("<b>?</b>"), answer: text("<svg onload=x()>") }] },
    },
  ],
  gone: [
    { id: 1, type: "canvas", props: { canvas: "finita" } },
    { id: 2, type: "canvas", props: { canvas: "mai-stata" } },
    { id: 3, type: "slider", props: { slot: "nowhere" } },
    { id: 4, type: "news", props: { tag: "niente" } },
    { id: 5, type: "product_carousel", props: { title: text("Due"), products: [10_002, 999_999, 10_001] } },
    { id: 6, type: "category_grid", props: { title: text("Una"), categories: ["luppoli", "mai-stata"] } },
  ],
  every: [
    { id: 1, type: "html", props: { html: text("<p>Il tipo html</p>") } },
    { id: 2, type: "image", props: { image: "HB00001.svg", alt: text("Un cono") } },
    {
      id: 3,
      type: "product_carousel",
      props: { title: text("Offerte"), filter: { offers: true }, limit: 3, look: "list" },
    },
  ],
};

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
  for (const [slug, blocks] of Object.entries(PAGES)) {
    const title = JSON.stringify(text(slug));
    await shop.db
      .prepare(
        "INSERT INTO pages (slug, title, description, blocks, updated_at) VALUES (?1, ?2, ?2, ?3, '2026-11-01')",
      )
      .bind(slug, title, JSON.stringify(blocks))
      .run();
    await shop.db.prepare("INSERT INTO page_slugs (slug, page_slug) VALUES (?1, ?1)").bind(slug).run();
  }
  await shop.db
    .prepare("UPDATE settings SET value = ? WHERE key = 'DEFAULT_ROBOTS'")
    .bind('"noindex, nofollow"')
    .run();
  await shop.db
    .prepare(
      `INSERT INTO canvasses (slug, title, subtitle, body, promotion_id)
       VALUES ('finita', '{"it":"Finita"}', '{}', '{}', (SELECT id FROM promotions WHERE slug = 'estate-scorsa'))`,
    )
    .run();
}, 60_000);
afterAll(() => shop.close());

const blocksOf = async (slug: string) => (await read(Page, await shop.api(`pages/${slug}/`))).blocks;
const htmlOf = async (slug: string) => {
  const answer = await shop.fetch(`/${slug}`);
  expect(answer.status).toBe(200);
  return (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, "");
};

const productsIn = (html: string) => [...new Set(html.match(/href="\/p\/[^"]+"/g))];

describe("a block", () => {
  it("of an unknown kind, or without a required field, is left out and breaks nothing", async () => {
    expect((await blocksOf("unknown")).map(({ id }) => id)).toEqual([3]);
    expect(await htmlOf("unknown")).toContain("Resta");
  });

  it("lets no script through, and no link that is not a web address", async () => {
    const [html, cta] = await blocksOf("unclean");
    expect(html).toMatchObject({ props: { html: "<p>Sì</p>" } });
    expect(cta).toMatchObject({ props: { cta_href: null } });
    const shown = await htmlOf("unclean");
    expect(shown).not.toMatch(/onclick|onerror|onload|javascript:/);
    expect(shown).toContain("&lt;b&gt;?&lt;/b&gt;");
  });

  it("is left out if its record is deleted or its promotion has ended", async () => {
    expect((await shop.api("promotions/canvasses/finita/")).status).toBe(404);
    const shown = await htmlOf("gone");
    expect(shown).not.toContain("Finita");
    expect(productsIn(shown)).toHaveLength(2);
  });

  it("with a single category shows its subcategories", async () => {
    const shown = await htmlOf("gone");
    expect(shown).toContain('href="/c/luppolo-in-pellet"');
  });

  it("of every kind is shown", async () => {
    const shown = await htmlOf("every");
    expect(shown).toContain("<p>Il tipo html</p>");
    expect(shown).toContain('alt="Un cono"');
    expect(productsIn(shown)).toHaveLength(3);
    expect(shown).toContain('href="/p?offers=1"');
  });
});

describe("a shop that is closed to search engines", () => {
  it("disallows every path to robots", async () => {
    expect((await shop.fetch("/robots.txt").then((answer) => answer.text())).split("\n")).toContain(
      "Disallow: /",
    );
  });
});
