import { describe, expect, it } from "vitest";
import { browser } from "../../support/browser";

describe("/", () => {
  it.each([
    ["it", "/home"],
    ["en", "/home-en"],
    ["es", "/home-es"],
  ])("redirects to the home page of the stored language: %s", async (locale, home) => {
    const visitor = browser();
    visitor.cookies.set("lan", locale);
    const page = await visitor.get("/");
    expect(page.hops).toEqual([`302 ${home}`]);
    expect(page.$("html").attr("lang")).toBe(locale);
  });

  it("redirects to the Italian home page by default", async () => {
    expect((await browser().get("/")).url).toBe("/home");
  });
});

describe("/home, /home-en, /home-es", () => {
  it.each([
    ["/home", "Tempo di travasi", "Enologia"],
    ["/home-en", "Racking season", "Winemaking"],
    ["/home-es", "Época de trasiegos", "Enología"],
  ])("%s is in its own language, not in the cookie's", async (path, title, line) => {
    const visitor = browser();
    visitor.cookies.set("lan", "es");
    const page = await visitor.get(path);
    expect(page.status).toBe(200);
    expect(page.text("h1")).toBe(title);
    expect(page.text("main h2")).toContain(line);
  });

  it("starts with the season's products, their prices with a VAT note, and the VAT switch", async () => {
    const page = await browser().get("/home-en");
    const hero = page.$("main section").first();
    expect(hero.find("h1")).toHaveLength(1);
    const prices = hero.find('li:has(a[href^="/p/"]) b').toArray();
    expect(prices.length).toBeGreaterThanOrEqual(3);
    for (const price of prices) expect(page.$(price).text()).toMatch(/€[\d.,]+ \+ VAT/);
    expect(hero.find('button[name="shop_context"]')).toHaveLength(1);
    expect(hero.find("img").first().attr("fetchpriority")).toBe("high");
  });

  it("shows the free delivery threshold, and the withdrawal period to consumers only", async () => {
    const visitor = browser();
    const net = (await visitor.get("/home-en")).text("main");
    expect(net).toMatch(/Free delivery over €[\d.]+/);
    expect(net).not.toContain("14 days");
    await visitor.post("/context", { shop_context: "b2c", redirectTo: "/home-en" });
    const gross = (await visitor.get("/home-en")).text("main");
    expect(gross).toMatch(/Free delivery over €[\d.]+/);
    // The VAT of delivery depends on the goods, which are unknown here.
    expect(gross).not.toMatch(/Delivery €/);
    expect(gross).toContain("14 days to change your mind");
  });

  it("shows the tasks of the year as a table, with the current month and its tasks", async () => {
    const page = await browser().get("/home-en");
    const table = page.$("main table");
    expect(table.find("thead th")).toHaveLength(12);
    expect(table.find('[aria-current="date"]')).toHaveLength(1);
    const rows = table.find("tbody tr").toArray();
    expect(rows.map((row) => page.$(row).find("th").text())).toContain("Winemaking");
    for (const row of rows) {
      const spans = page.$(row).find("td").toArray();
      expect(spans.reduce((sum, cell) => sum + Number(page.$(cell).attr("colspan")), 0)).toBe(12);
    }
  });

  it("shows the product lines, offers and bestsellers", async () => {
    const page = await browser().get("/home");
    const headings = page.text("main h2");
    for (const heading of ["Che cosa si fa adesso", "In offerta", "I più venduti"])
      expect(headings).toContain(heading);
    expect(page.$('main a[href^="/p/"]').length).toBeGreaterThanOrEqual(18);
    expect(page.$('main a[href="/c/enologia"]').length).toBeGreaterThan(0);
  });
});
