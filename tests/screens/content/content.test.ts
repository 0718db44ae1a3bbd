import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LEGAL } from "~/paths";
import { browser } from "../../support/browser";
import { aCustomer, anAgent, aProduct } from "../../support/builders/builders";
import { formData, pressed } from "../../support/builders/form-data";
import { PASSWORD, sql } from "../../support/worker/worker";

interface DemoPage {
  slug: string;
  slugs: Record<"it" | "en" | "es", string>;
  locale?: string;
  title: Record<string, string>;
  blocks: { type: string; props: Record<string, unknown> }[];
}
const demo: { pages: DemoPage[] } = JSON.parse(readFileSync("app/demo/catalogue/pages.json", "utf8"));
/** Newest first. */
const articles: { title: { en: string }; published_at: string; tags: string[] }[] = JSON.parse(
  readFileSync("app/demo/catalogue/news.json", "utf8"),
);
const LOCALES = ["it", "en", "es"] as const;

/** Returns all texts of a block in one language without tags, as they must appear on the page. */
function textsOf(value: unknown, locale: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("it" in value) {
    const text: unknown = Reflect.get(value, locale);
    return typeof text === "string" && !text.startsWith("/") ? [plain(text)] : [];
  }
  return Object.values(value).flatMap((one) => textsOf(one, locale));
}
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

describe("/{slug}", () => {
  it.each(LOCALES)("shows every text of every block of the demo: %s", async (locale) => {
    for (const { slug, blocks, locale: only } of demo.pages) {
      if (only && only !== locale) continue;
      const page = await browser().get(`/${slug}?locale=${locale}`);
      expect([slug, page.status]).toEqual([slug, 200]);
      const alts = page
        .$("main img")
        .map((_, image) => page.$(image).attr("alt") ?? "")
        .get();
      const read = plain(page.$("main").html() ?? "").replace(/&amp;/g, "&") + alts.join(" ");
      for (const { type, props } of blocks)
        for (const text of textsOf(props, locale))
          expect([slug, type, squeezed(read).includes(squeezed(text)), text]).toEqual([
            slug,
            type,
            true,
            text,
          ]);
    }
  });

  it("has one h1, a title, a description, and links to its translations", async () => {
    for (const { slug, locale } of demo.pages) {
      const page = await browser().get(`/${slug}`);
      expect([slug, page.$("h1").length]).toEqual([slug, 1]);
      expect(page.$("title").text()).toContain("Bottega");
      expect(page.$('meta[name="description"]').attr("content")).toBeTruthy();
      const sisters = page
        .$('link[rel="alternate"]')
        .map((_, link) => page.$(link).attr("hreflang"))
        .get();
      expect(sisters).toEqual(["it", "en", "es", "x-default"]);
      const canonical = new URL(page.$('link[rel="canonical"]').attr("href") ?? "");
      expect(canonical.pathname + canonical.search).toBe(locale ? `/${slug}` : `/${slug}?locale=it`);
    }
  });

  it("redirects from another language's slug to the canonical one, with its query", async () => {
    const page = await browser().get("/about-us?locale=en&x=1");
    expect(page.hops).toEqual(["301 /chi-siamo?locale=en&x=1"]);
    expect(page.text("h1")).toBe("Cellar hands and gardeners");
  });

  it("answers 404 for an unknown slug", async () => {
    const page = await browser().get("/questa-non-esiste");
    expect(page.status).toBe(404);
    expect(page.text("h1")).toBe("Questa pagina non c’è.");
  });

  it("lets a visitor add a product of a block to the cart, after the login", async () => {
    const page = await browser().get("/home");
    const { form, button } = pressed(page.$, 'main li button[aria-label^="Aggiungi: "]');
    const sent = formData(page.$, form, button, {});
    expect([form.attr("action"), sent.getAll("intent"), sent.getAll("product").length]).toEqual([
      "/cart",
      ["add"],
      1,
    ]);
  });
});

describe("legally required pages", () => {
  it("are available to an agent without a chosen customer, unlike other pages", async () => {
    const { username } = await anAgent();
    const shop = browser();
    await shop.post("/auth/login", { username, password: PASSWORD });
    for (const { it: slug } of Object.values(LEGAL)) {
      const page = await shop.get(`/${slug}`);
      expect([slug, page.status, page.hops]).toEqual([slug, 200, []]);
    }
    expect((await shop.get("/chi-siamo")).url).toBe("/customers?redirectTo=%2Fchi-siamo");
  });
});

describe("the page frame", () => {
  it("links to pages, news, contacts and withdrawal on every screen, in the page's language", async () => {
    for (const [home, contacts, withdrawal] of [
      ["/home", "/contatti", "/recesso"],
      ["/home-en", "/contacts", "/withdrawal"],
      ["/home-es", "/contactos", "/desistimiento"],
    ]) {
      const page = await browser().get(home ?? "");
      const links = page
        .$("footer a")
        .map((_, link) => page.$(link).attr("href"))
        .get();
      for (const path of [contacts, withdrawal, "/news", "/chi-siamo", "/privacy", "/accessibilita"])
        expect(links).toContain(path);
    }
    expect((await browser().get("/cart")).text("footer")).toContain("Recedere dal contratto qui");
  });
});

describe("/news and /news/{slug}", () => {
  it("lists the articles, newest first, and filters by tag", async () => {
    const page = await browser().get("/news?locale=en");
    expect(page.text("h1")).toBe("Journal");
    const titles = articles
      .toSorted((one, other) => (one.published_at < other.published_at ? 1 : -1))
      .map(({ title }) => title.en);
    const others = ["2", "3"].map((number) => browser().get(`/news?locale=en&page=${number}`));
    const shown = [page, ...(await Promise.all(others))].flatMap((one) =>
      one
        .$("main h2")
        .get()
        .map((title) => one.$(title).text().trim()),
    );
    // Other tests may have added some.
    expect(shown.filter((title) => titles.includes(title))).toEqual(titles);
    expect(titles).toHaveLength(16);
    const some = await browser().get("/news?tag=idroponica");
    expect(some.$('main a[href^="/news/"]').length).toBe(
      articles.filter(({ tags }) => tags.includes("idroponica")).length,
    );
    expect((await browser().get("/news?page=abc")).status).toBe(200);
    expect((await browser().get("/news?tag=niente")).status).toBe(404);
  });

  it.each([
    ["it", "Il primo travaso: quando e come", "15 novembre 2026"],
    ["en", "The first racking: when and how", "15 November 2026"],
    ["es", "El primer trasiego: cuándo y cómo", "15 de noviembre de 2026"],
  ])("shows an article in %s, with author and date", async (locale, title, date) => {
    const page = await browser().get(`/news/primo-travaso?locale=${locale}`);
    expect(page.text("h1")).toBe(title);
    expect(page.text("article header")).toContain(`Elena Marchetti, ${date}`);
    expect(page.$("article li").length).toBeGreaterThanOrEqual(4);
    const facts = JSON.parse(page.$('script[type="application/ld+json"]').text());
    expect(facts).toMatchObject({ "@type": "Article", headline: title });
  });

  it("shows the products that an article's text links to, and bestsellers of the same line if there are few", async () => {
    const [one, two] = [await aProduct(), await aProduct()];
    const link = (to: string) => `<p><a href="/p/${to}">attrezzo</a></p>`;
    const text = (it: string) => JSON.stringify({ it, en: it, es: it });
    const beside = async (body: string) => {
      const slug = `lavoro-${crypto.randomUUID()}`;
      await sql(
        `INSERT INTO articles (slug, title, excerpt, body, tags, published_at, updated_at)
         VALUES (?, ?, ?, ?, '["enologia"]', '2020-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z')`,
        ...[slug, text("Un lavoro"), text(""), text(body)],
      );
      const { $ } = await browser().get(`/news/${slug}`);
      await sql("DELETE FROM articles WHERE slug = ?", slug);
      return $("article aside a[href^='/p/']")
        .toArray()
        .map((a) => $(a).attr("href"));
    };
    const body = link(two.slug) + link("mai-visto") + link(one.slug) + link(two.slug);
    expect(await beside(body)).toEqual([`/p/${two.slug}`, `/p/${one.slug}`]);
    const bestsellers = await beside(link(one.slug));
    expect(bestsellers.length).toBeGreaterThan(1);
    expect(bestsellers).not.toContain(`/p/${one.slug}`);
  });

  it.each(["page=99", "tag=di-nessuno"])("answers 404 if no article matches: %s", async (query) => {
    expect((await browser().get(`/news?${query}`)).status).toBe(404);
  });

  it("redirects from an article's id to its slug, and answers 404 for an unknown slug", async () => {
    expect((await browser().get("/news/1")).hops).toEqual(["301 /news/primo-travaso"]);
    expect((await browser().get("/news/mai-scritto")).status).toBe(404);
  });
});

describe("the robots meta tag", () => {
  it.each(["/nowhere/at-all", "/nope", "/auth/login", "/auth/password-forgotten", "/p?search=zzzqqq"])(
    "is a single noindex on %s",
    async (path) => {
      const robots = (await browser().get(path)).$('meta[name="robots"]');
      expect([robots.length, robots.attr("content")]).toEqual([1, expect.stringContaining("noindex")]);
    },
  );

  it.each(["/home", "/p", "/contatti", "/news"])("has the operator's value on %s", async (path) => {
    const robots = (await browser().get(path)).$('meta[name="robots"]');
    expect([robots.length, robots.attr("content")]).toEqual([1, "index, follow"]);
  });
});

describe("the header", () => {
  it("links to the sign-in, which leads back to the page, and to the account page after the login", async () => {
    const visitor = browser();
    const page = await visitor.get("/p?offers=1");
    const login = await page.follow('header a:contains("Accedi")');
    expect(login.url).toBe("/auth/login?redirectTo=%2Fp%3Foffers%3D1");
    const { username, password } = await aCustomer();
    await visitor.post("/auth/login", { username, password, redirectTo: "/p" });
    const mine = await visitor.get("/p");
    expect((await mine.follow('header a:contains("Account")')).url).toBe("/account");
  });
});

describe("the bestsellers on the home page", () => {
  it("show with each price whether it includes VAT, the lowest price of several sizes, and the unit price", async () => {
    const page = await browser().get("/home-en");
    const list = page.text('section:has(h2:contains("Bestsellers"))');
    expect(list).toMatch(/from €\d+\.\d\d \+ VAT €[\d.,]+\/(kg|l)/);
  });
});

describe("/robots.txt and /sitemap.xml", () => {
  it("disallow personal pages and name the sitemap", async () => {
    const { html, headers } = await browser().get("/robots.txt");
    expect(headers.get("Content-Type")).toContain("text/plain");
    expect(html).toContain("Disallow: /account");
    expect(html).toMatch(/Sitemap: http.+\/sitemap\.xml/);
  });

  it("list every kind of page in every language, and every listed page exists", async () => {
    const index = await browser().get("/sitemap.xml");
    const files = [...index.html.matchAll(/<loc>[^<]*?(\/sitemap-[^<]+)<\/loc>/g)].map(([, file]) => file);
    expect(files).toHaveLength(12);
    const pages = await browser().get("/sitemap-pages.xml?locale=en");
    expect(pages.headers.get("Content-Type")).toContain("xml");
    const paths = [...pages.html.matchAll(/<loc>http:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path]) => path);
    expect(paths).toContain("/home-en");
    expect(paths).not.toContain("/home");
    expect(paths).toContain("/contacts");
    expect(paths).toContain("/chi-siamo?locale=en");
    for (const path of paths.slice(0, 8)) expect((await browser().get(path ?? "")).hops).toEqual([]);
    const products = await browser().get("/sitemap-products.xml?locale=es");
    expect(products.html.match(/<url>/g)?.length).toBeGreaterThan(2_000);
  });
});

// Line breaks, entities and spaces between elements are ignored.
const squeezed = (text: string) => text.replace(/\s+/g, "");
