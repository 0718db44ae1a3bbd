import { describe, expect, it } from "vitest";
import { browser } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";

const FILTERS = 'form[aria-label="Filtri"]';
const countOf = (text: string) => Number(/(\d[\d.]*) prodott[oi]\./.exec(text)?.[1]?.replace(".", ""));

describe("the filters of a list", () => {
  it("announce the number of products for a value, and lead to that number", async () => {
    const page = await browser().get("/c/luppoli?view=grid");
    const box = page.$(`${FILTERS} [name="cf.origin"][value="DE"]`).first();
    const promised = Number(/\d+\s*$/.exec(box.closest("label").text())?.[0]);
    const narrowed = await page.submit(FILTERS, { "cf.origin": "DE" });
    expect(narrowed.url).toContain("/c/luppoli?");
    expect(narrowed.url).toContain("cf.origin=DE");
    expect(countOf(narrowed.text("main"))).toBe(promised);
    expect(narrowed.$(`${FILTERS} [name="cf.origin"][value="DE"][checked]`).length).toBeGreaterThan(0);
  });

  it.each(["grid", "table"])("leave only products in stock, in the %s", async (view) => {
    const here = await aProduct({ quantity: 2 });
    const onOrder = await aProduct({ quantity: 0, backorderable: true });
    const page = await browser().get(`/p?search=prova&order_by=create_date-desc&view=${view}`);
    const narrowed = await page.submit(FILTERS, { in_stock: "1" });
    expect(narrowed.url).toContain("in_stock=1");
    expect(narrowed.text("main")).toContain(here.name);
    expect(narrowed.text("main")).not.toContain(onOrder.name);
    expect(narrowed.text('ul[aria-label="Filtri attivi"]')).toContain("Disponibile ora");
    expect(
      (await narrowed.follow('ul[aria-label="Filtri attivi"] a:contains("Disponibile ora")')).url,
    ).not.toContain("in_stock");
  });

  it("accept numeric bounds: a range of values must overlap them, and a chip removes them", async () => {
    const page = await browser().get("/c/luppoli?view=grid");
    const from = page.$(`${FILTERS} [name="cf.alpha_acid.min"]`);
    expect(
      page
        .$(`label[for="${from.attr("id")}"]`)
        .text()
        .trim(),
    ).toBe("Da (%)");
    const narrowed = await page.submit(FILTERS, { "cf.alpha_acid.min": "8,5", "cf.alpha_acid.max": "12" });
    expect(narrowed.url).toContain("cf.alpha_acid.min=8%2C5&cf.alpha_acid.max=12");
    expect(narrowed.$(`${FILTERS} [name="cf.alpha_acid.min"]`).val()).toBe("8,5");
    expect(countOf(narrowed.text("main"))).toBeLessThan(countOf(page.text("main")));
    const chips = 'ul[aria-label="Filtri attivi"]';
    expect(narrowed.text(chips)).toContain("Alfa acidi: 8,5\u2060–\u206012");
    expect((await narrowed.follow(`${chips} a:contains("Alfa acidi")`)).url).toBe("/c/luppoli");
  });

  it("show an error beside an invalid bound and keep the typed value; reversed bounds are swapped", async () => {
    const words = await browser().get("/c/luppoli?cf.alpha_acid.min=tanto");
    const field = words.$('[name="cf.alpha_acid.min"]');
    expect(field.val()).toBe("tanto");
    expect(words.text(`#${field.attr("aria-describedby")?.replaceAll(".", "\\.")}`)).toContain(
      "Scrivi un numero",
    );
    expect(words.text('[role="status"]')).toContain("caratteristica");
    const reversed = await browser().get("/c/luppoli?cf.alpha_acid.min=12&cf.alpha_acid.max=8");
    expect(reversed.$('[name="cf.alpha_acid.min"]').val()).toBe("8");
    expect(reversed.$('[name="cf.alpha_acid.max"]').val()).toBe("12");
    const unknown = await browser().get("/c/luppoli?cf.origin.min=3");
    expect(countOf(unknown.text("main"))).toBe(countOf((await browser().get("/c/luppoli")).text("main")));
  });

  it("are shown as chips that remove them", async () => {
    const page = await browser().get(
      "/c/luppoli?cf.origin=DE&cf.origin=US&price_min=2,50&offers=1&view=grid",
    );
    expect(page.text('ul[aria-label="Filtri attivi"]')).toContain("Origine: Germania");
    expect(page.text('ul[aria-label="Filtri attivi"]')).toContain("Da 2,50 €");
    const without = await page.follow('ul[aria-label="Filtri attivi"] a:contains("Origine: Germania")');
    expect(without.url).toBe("/c/luppoli?offers=1&cf.origin=US&price_min=2.50");
  });

  it("narrow by price, written with a comma or a point, and report invalid values", async () => {
    const comma = await browser().get("/p?price_max=3,00&view=grid");
    const point = await browser().get("/p?price_max=3.00&view=grid");
    expect(countOf(comma.text("main"))).toBe(countOf(point.text("main")));
    expect(countOf(comma.text("main"))).toBeLessThan(
      countOf((await browser().get("/p?view=grid")).text("main")),
    );
    const odd = await browser().get("/p?price_min=cheap&cf.=1&price_type=dream");
    expect(odd.status).toBe(200);
    for (const field of ["prezzo minimo", "tipo di prezzo", "caratteristica"])
      expect(odd.text('[role="status"]')).toContain(field);
  });

  it("report a minimum price above the maximum, and keep the typed values", async () => {
    const page = await browser().get("/p?price_min=50&price_max=10&view=grid");
    expect(countOf(page.text("main"))).toBeGreaterThan(0);
    expect(page.text("#price_min-error")).toBe("Il prezzo minimo è più alto del massimo");
    expect(page.$("#price_min").val()).toBe("50");
  });

  it("leave no empty parameters in the URL", async () => {
    const page = await browser().get("/p?price_min=&offers=1&price_max=&search=");
    expect(page.hops).toEqual(["302 /p?offers=1"]);
  });

  it.each([
    ["/p?categories=nope", "categoria"],
    ["/p?cf.nope=1&offers=1", "caratteristica"],
    ["/p?cf.origin=nowhere", "caratteristica"],
    ["/c/luppoli?cf.origin=nowhere", "caratteristica"],
  ])("omit and report values that the shop does not have: %s", async (path, field) => {
    const page = await browser().get(path);
    expect(page.status).toBe(200);
    expect(countOf(page.text("main"))).toBeGreaterThan(0);
    expect(page.text('[role="status"]')).toContain(field);
    expect(page.text('ul[aria-label="Filtri attivi"]')).not.toMatch(/nope|nowhere/);
  });

  it("keep the search and the order, and the order keeps the filters", async () => {
    const page = await browser().get(
      "/p?search=malto&order_by=name-desc&new=1&cf.colour_class=pale&view=grid",
    );
    const filtered = await page.submit(FILTERS, { bestseller: "1" });
    expect(filtered.url).toContain("search=malto");
    expect(filtered.url).toContain("order_by=name-desc");
    const ordered = await page.follow('main a[href*="order_by=name-asc"]');
    expect(ordered.url).toContain("cf.colour_class=pale");
    expect(ordered.url).toContain("new=1");
  });

  it("include earlier purchases for signed-in customers only", async () => {
    const visitor = browser();
    expect((await visitor.get("/p")).$('[name="ordered"]').length).toBe(0);
    const { username, password } = await aCustomer();
    await visitor.post("/auth/login", { username, password, redirectTo: "/p" });
    expect((await visitor.get("/p")).$('[name="ordered"]').length).toBeGreaterThan(0);
  });
});
