// Lists that help: categories to narrow a search, sorted numbers, and suggestions if nothing is found.
import { describe, expect, it } from "vitest";
import { browser } from "../../support/browser";
import { aProduct } from "../../support/builders/builders";
import { api, sql } from "../../support/worker/worker";

const FILTERS = 'form[aria-label="Filtri"]';
const EMPTY = "main div:has(> p a[href='/p']):not(details *)";
const countOf = (text: string) => Number(/(\d[\d.]*) prodott[oi]\./.exec(text)?.[1]?.replace(".", ""));
const robots = (page: Awaited<ReturnType<ReturnType<typeof browser>["get"]>>) =>
  page
    .$('meta[name="robots"]')
    .toArray()
    .map((tag) => page.$(tag).attr("content"));

describe("a search", () => {
  it("can be narrowed to a category, which contains the announced number of products", async () => {
    const page = await browser().get("/p?search=led&view=grid");
    const box = page.$(`${FILTERS} [name="categories"][value="illuminazione-led"]`).first();
    const promised = Number(/\d+\s*$/.exec(box.closest("label").text())?.[0]);
    const narrowed = await page.submit(FILTERS, { categories: "illuminazione-led" });
    expect(countOf(narrowed.text("main"))).toBe(promised);
    expect(narrowed.url).toContain("search=led");
    expect(narrowed.text("main summary")).toContain("Filtri: 1 attivo");
    expect(narrowed.text('ul[aria-label="Filtri attivi"]')).toContain("Illuminazione LED");
  });

  it("has category boxes, unlike an unfiltered list, which shows the category tree", async () => {
    const page = await browser().get("/p?view=grid");
    expect(page.$(`${FILTERS} [name="categories"][type="checkbox"]`).length).toBe(0);
    expect(page.$('main nav[aria-label="Categorie"] a').length).toBeGreaterThan(3);
  });

  it("can be narrowed to every value of a field, after the rarer values are requested", async () => {
    const facets: { custom_fields: { key: string; values: { value: string }[] }[] } = await (
      await api("products/p/facets/?categories=luppoli")
    ).json();
    const all = facets.custom_fields.find(({ key }) => key === "flavour")?.values ?? [];
    expect(all.length).toBeGreaterThan(12);
    const page = await browser().get("/c/luppoli?view=grid");
    const form = page.$(FILTERS).first();
    expect(form.find('[name="cf.flavour"]').length).toBe(6);
    const more = `${FILTERS} button[name="more"][value="flavour"]`;
    expect(page.$(more).first().text()).toBe(`Altri valori: ${all.length - 6}`);
    // The values chosen then stay selected.
    const american = await page.submit(more, { "cf.origin": "US" });
    expect(american.$(`${FILTERS} [name="cf.origin"][value="US"]`).attr("checked")).toBeDefined();
    const whole = await page.submit(more);
    expect(whole.$(`${FILTERS} [name="cf.flavour"]`).length).toBe(all.length);
    expect(whole.$(more).length).toBe(0);
    // A chosen value is always visible.
    const rare = all.at(-1)?.value ?? "";
    const narrowed = await browser().get(`/c/luppoli?cf.flavour=${rare}&view=grid`);
    const chosen = narrowed.$(`${FILTERS} [name="cf.flavour"][value="${rare}"]`).first();
    expect(chosen.attr("checked")).toBe("checked");
  });

  it("offers numeric bounds, with those of the list as placeholders", async () => {
    const page = await browser().get("/c/illuminazione-led?view=grid");
    const form = page.$(FILTERS).first();
    const [min, max] = ["min", "max"].map((end) =>
      Number(form.find(`[name="cf.power_w.${end}"]`).attr("placeholder")),
    );
    expect(min).toBeGreaterThan(0);
    expect(max).toBeGreaterThan(min ?? 0);
    expect(form.find('[name="cf.power_w"]')).toHaveLength(0);
  });

  it("finds a product by a variant's code, with or without separators", async () => {
    for (const search of ["HB00001-250G", "hb00001250g", "HB00001"]) {
      const page = await browser().get(`/p?${new URLSearchParams({ search, view: "table" })}`);
      expect([search, page.text("main tbody tr:first-child th")]).toEqual([
        search,
        expect.stringContaining("Luppolo Adeena in pellet"),
      ]);
    }
  });
});

describe("a search for a misspelt word", () => {
  it.each([
    ["it", "Nessun prodotto per «luppollo». Ecco quelli per «luppolo».", "Cerca proprio «luppollo»"],
    ["en", "No products for “luppollo”. Shown: “luppolo”.", "Search for “luppollo” exactly"],
    [
      "es",
      "No hay productos para «luppollo». Se muestran los de «luppolo».",
      "Buscar exactamente «luppollo»",
    ],
  ])("shows in %s the corrected word, with a link to the exact search", async (locale, words, exactly) => {
    const page = await browser().get(`/p?search=luppollo&view=grid&locale=${locale}`);
    expect(page.text("main")).toContain(words);
    const exact = await page.follow(`main a:contains("${exactly}")`);
    expect(exact.text("main")).not.toContain(words);
    expect(exact.$(EMPTY)).toHaveLength(1);
    const back = await exact.follow(`${EMPTY} a[href*="search=luppollo"]`);
    expect(back.text("main")).toContain(words);
    // A new search is not exact.
    const other = await exact.submit('form[role="search"], form:has([type="search"])', {
      search: "turacciolo",
    });
    expect(other.url).not.toContain("exact");
  });
});

describe("an invalid filter", () => {
  it("is named in the reader's language, and an invalid amount is kept beside its error", async () => {
    for (const [locale, words, hint] of [
      ["it", "prezzo minimo, ordine, pagina", "Scrivi un numero, ad esempio 12,50"],
      ["en", "lowest price, order, page", "Enter a number, for example 12.50"],
      ["es", "precio mínimo, orden, página", "Escriba un número, por ejemplo 12,50"],
    ]) {
      const page = await browser().get(`/p?price_min=dieci&order_by=foo&page=abc&locale=${locale}&view=grid`);
      expect(page.status).toBe(200);
      expect(page.text("main")).toContain(words);
      const field = page.$('[name="price_min"]').first();
      expect([field.attr("value"), field.attr("aria-invalid")]).toEqual(["dieci", "true"]);
      expect(page.text(`#${field.attr("aria-describedby")}`)).toContain(hint);
    }
  });
});

describe("an empty list", () => {
  it("suggests filters to remove with the resulting number of products, and shows similar products", async () => {
    const page = await browser().get("/p?search=luppolo&price_min=5000&cf.origin=DE&view=grid");
    expect(page.status).toBe(200);
    const [way] = page.$(`${EMPTY} li:contains("Da 5")`).toArray();
    const left = countOf(page.$(way).text());
    expect(left).toBeGreaterThan(0);
    const wider = await page.follow(`${EMPTY} li a:contains("Da 5")`);
    expect(countOf(wider.text("main"))).toBe(left);
    expect(page.text("main h2")).toContain("I più simili a ciò che cerchi");
    expect(page.$("main section li h3").length).toBeGreaterThan(0);
    // No product on the list has the field, but its chip is still translated.
    expect(page.text('ul[aria-label="Filtri attivi"]')).toContain("Origine: Germania");
    expect(robots(page)).toContain("noindex, follow");
  });

  it("suggests removing the only filter, and shows bestsellers instead of similar products", async () => {
    const page = await browser().get("/p?price_min=9000000&view=grid");
    const [way] = page.$(`${EMPTY} li:contains("Senza «Da 9.000.000")`).toArray();
    const wider = await page.follow(`${EMPTY} li a:contains("Senza «Da 9.000.000")`);
    expect(wider.url).toBe("/p");
    expect(countOf(page.$(way).text())).toBe(countOf(wider.text("main")));
    expect(page.text("main h2")).toContain("I più venduti");
  });

  it("suggests a search without filters if no single filter is the cause", async () => {
    const none = await browser().get("/p?search=luppolo&price_min=9000000&categories=giardinaggio&view=grid");
    const [way] = none.$(`${EMPTY} li:contains("Senza filtri")`).toArray();
    const wider = await none.follow(`${EMPTY} li a:contains("Senza filtri")`);
    expect(wider.url).toBe("/p?search=luppolo");
    expect(countOf(none.$(way).text())).toBe(countOf(wider.text("main")));
    expect(countOf(wider.text("main"))).toBeGreaterThan(0);
  });

  it("suggests searching fewer words with the number of results, and shows those", async () => {
    const page = await browser().get("/p?search=pannello+xqzwvkj&view=grid");
    const [way] = page.$(`${EMPTY} li:contains("Cerca solo «pannello»")`).toArray();
    const others = countOf(page.$(way).text());
    expect(others).toBeGreaterThan(0);
    expect(page.text(EMPTY)).not.toContain("Cerca solo «xqzwvkj»");
    expect(page.text("main section li h3")).toContain("Pannello LED");
    const wider = await page.follow(`${EMPTY} li a:contains("Cerca solo «pannello»")`);
    expect(countOf(wider.text("main"))).toBe(others);
  });

  it("shows bestsellers if nothing is similar", async () => {
    const page = await browser().get("/p?search=xqzwvkj&view=grid");
    expect(page.text("main")).toContain("Nessun prodotto per «xqzwvkj»");
    expect(page.text("main h2")).toContain("I più venduti");
  });

  it("links from a page past the last one to the first, and has noindex", async () => {
    const page = await browser().get("/c/luppoli?page=99999");
    expect(page.status).toBe(200);
    expect(robots(page)).toContain("noindex, follow");
    expect((await page.follow('main a:contains("Vai alla prima pagina")')).url).toBe("/c/luppoli");
  });
});

describe("the page of a category", () => {
  it("has its own colour and picture", async () => {
    const page = await browser().get("/c/enologia");
    expect(page.$('main header svg rect[fill="#7b1e3a"]').length).toBe(1);
    expect(page.$("main header img").length).toBe(1);
  });
});

describe("a card", () => {
  it("adds its product to the wishlist, and returns to the page", async () => {
    const { id, slug, name } = await aProduct();
    const near = await aProduct();
    await sql(
      "INSERT INTO related_products (product_id, related_id, kind, position) VALUES (?, ?, 'Related', 1)",
      id,
      near.id,
    );
    const visitor = browser();
    await visitor.post("/auth/login", {
      username: "consumer@demo.test",
      password: "Vendemmia-2026!",
      redirectTo: "/p",
    });
    const page = await visitor.get(`/p/${slug}`);
    const after = await page.submit(`main li button:contains("Aggiungi ai preferiti")`);
    expect(after.url).toBe(`/p/${slug}`);
    expect(after.text('[role="status"]')).toContain(near.name);
    expect(after.text("h1")).toBe(name);
  });
});
