import { describe, expect, it } from "vitest";
import { browser } from "../../support/browser";

describe("/c/{slug}", () => {
  it("shows breadcrumbs, subcategories and products", async () => {
    const page = await browser().get("/c/luppoli?view=grid");
    expect(page.text("h1")).toBe("Luppoli");
    expect(page.text('nav[aria-label="Percorso"]')).toBe("HomeHomebrewingLuppoli");
    expect(page.text('nav[aria-label="Categorie"]')).toContain("Luppolo in pellet");
    expect(page.text("main")).toContain("220 prodotti.");
    expect(page.$("main li h3").length).toBe(24);
  });

  it("keeps filters in links to subcategories, which contain the announced number of products", async () => {
    const page = await browser().get("/c/luppoli?cf.origin=DE&order_by=name-asc&page=2&view=grid");
    const way = page.$('nav[aria-label="Categorie"] a:contains("Luppolo in pellet")').first();
    expect(way.attr("href")).toBe("/c/luppolo-in-pellet?cf.origin=DE&order_by=name-asc");
    const below = await browser().get(way.attr("href") ?? "");
    const promised = /\d+$/.exec(way.text())?.[0];
    expect(Number(promised)).toBeLessThan(173);
    expect(below.text("main")).toContain(`${promised} prodotti.`);
    // Links to sibling categories drop the filters.
    const beside = below.$('nav[aria-label="Categorie"] a:contains("Luppolo in coni")').first();
    expect([beside.attr("href"), /\d+$/.exec(beside.text())?.[0]]).toEqual(["/c/luppolo-in-coni", "47"]);
  });

  it("redirects from another language's slug to the canonical one, with its query", async () => {
    const page = await browser().get("/c/winemaking?page=2");
    expect(page.hops).toEqual(["301 /c/enologia?page=2"]);
    expect(page.status).toBe(200);
  });

  it("has a canonical URL in each language", async () => {
    const page = await browser().get("/c/enologia?locale=en&order_by=name-asc");
    expect(page.text("h1")).toBe("Winemaking");
    expect(page.$('link[rel="canonical"]').attr("href")).toMatch(/\/c\/enologia\?locale=en$/);
    expect(page.$('link[rel="alternate"]').length).toBe(4);
  });

  it("answers 404 for an unknown category", async () => {
    const page = await browser().get("/c/nessuna");
    expect(page.status).toBe(404);
    expect(page.$('form[role="search"], main form').length).toBeGreaterThan(0);
  });
});
