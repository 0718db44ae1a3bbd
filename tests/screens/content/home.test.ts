import { describe, expect, it } from "vitest";
import { browser } from "../../support/browser";

describe("/", () => {
  it.each([
    ["it", "/home"],
    ["en", "/home-en"],
    ["es", "/home-es"],
  ])("leads to the home of the stored language: %s", async (locale, home) => {
    const visitor = browser();
    visitor.cookies.set("lan", locale);
    const page = await visitor.get("/");
    expect(page.hops).toEqual([`302 ${home}`]);
    expect(page.$("html").attr("lang")).toBe(locale);
  });

  it("begins in Italian", async () => {
    expect((await browser().get("/")).url).toBe("/home");
  });
});

describe("/home, /home-en, /home-es", () => {
  it.each([
    ["/home", "Dalla terra al bicchiere", "Enologia"],
    ["/home-en", "From the soil to the glass", "Winemaking"],
    ["/home-es", "De la tierra a la copa", "Enología"],
  ])("%s speaks its own language, not the cookie's", async (path, title, line) => {
    const visitor = browser();
    visitor.cookies.set("lan", "es");
    const page = await visitor.get(path);
    expect(page.status).toBe(200);
    expect(page.text("h1")).toBe(title);
    expect(page.text("main h3")).toContain(line);
  });

  it("shows the lines, offers, new products and bestsellers", async () => {
    const page = await browser().get("/home");
    const headings = page.text("main h2");
    for (const heading of ["Le nostre linee", "In offerta", "I più venduti"])
      expect(headings).toContain(heading);
    expect(page.$('main a[href^="/p/"]').length).toBeGreaterThanOrEqual(18);
    expect(page.$('main a[href="/c/enologia"]').length).toBeGreaterThan(0);
  });
});
