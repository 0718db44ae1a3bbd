import { describe, expect, it } from "vitest";
import { browser, intent, type Page } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { freshFacts } from "../../support/operator";
import { PASSWORD, shopUrl, sql } from "../../support/worker/worker";

describe("/p", () => {
  it("lists products with code, stock and price, on numbered pages", async () => {
    const page = await browser().get("/p?categories=luppoli&view=grid");
    expect(page.status).toBe(200);
    expect(page.text("h1")).toBe("Tutti i prodotti");
    expect(page.$("main li h3").length).toBe(24);
    expect(page.text("main")).toContain("220 prodotti.");
    const second = await page.follow('a[aria-label="Pagina 2"]');
    expect(second.url).toBe("/p?categories=luppoli&page=2");
    expect(second.$("main li h3").length).toBe(24);
  });

  it("shows half as many in the table with a row per variant, and keeps the first product when the view changes", async () => {
    const visitor = browser();
    const namesOf = (page: Page) =>
      page
        .$("main li h3, main tbody th a")
        .toArray()
        .map((name) => page.$(name).text());
    const cards = await visitor.get("/p?categories=luppoli&view=grid&page=3");
    const rows = await cards.follow('a[href*="view=table"]');
    expect(rows.url).toBe("/p?categories=luppoli&page=5&view=table");
    expect(namesOf(rows)).toEqual(namesOf(cards).slice(0, 12));
    const next = await visitor.get("/p?categories=luppoli&page=6");
    expect(namesOf(next)).toEqual(namesOf(cards).slice(12));
    const back = await next.follow('a[href*="view=grid"]');
    expect([back.url, namesOf(back)]).toEqual(["/p?categories=luppoli&page=3&view=grid", namesOf(cards)]);
    const chosen = await visitor.get("/p?categories=luppoli&view=grid&page_size=48&page=2");
    expect((await chosen.follow('a[href*="view=table"]')).url).toBe(
      "/p?categories=luppoli&page_size=48&page=2&view=table",
    );
  });

  it("shows a business in the table how many pieces it has bought", async () => {
    const [product, customer] = [await aProduct(), await aCustomer({ type: "business" })];
    await anOrder({ customer, type: "business", item: product, qty: 4, status: "completed" });
    const visitor = browser();
    await visitor.post("/auth/login", { username: customer.username, password: PASSWORD });
    const table = await visitor.get(`/p?search=${product.sku}&view=table`);
    expect(table.text("main tbody")).toMatch(/Acquistati: 4\b/);
  });

  it("shows the results of the header's search field", async () => {
    const home = await browser().get("/home");
    const results = await home.submit('form[role="search"]', { search: "HB00001" });
    expect(results.text("h1")).toBe("Risultati per «HB00001»");
    expect(results.text("main li h3, main th a")).toContain("Luppolo Adeena in pellet");
  });

  it("sorts in the requested order, and keeps the filters", async () => {
    const page = await browser().get("/p?search=malto&view=grid");
    const ordered = await page.follow('main a[href*="order_by=standard_price-desc"]');
    expect(ordered.url).toContain("search=malto");
    // The order follows the list price, which is struck through beside a reduced price.
    const prices = ordered
      .$("main li:has(h3)")
      .toArray()
      .map((card) => {
        const price = ordered.$(card).find('p:contains("IVA")');
        return (price.find("s").text() || price.find("b").text()).trim();
      })
      .map((price) => Number(price.replace(/[^\d,]/g, "").replace(",", ".")));
    expect(prices.length).toBe(24);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });

  it("removes a filter with its chip", async () => {
    const page = await browser().get("/p?offers=1&search=malto&view=grid");
    const without = await page.follow('ul[aria-label="Filtri attivi"] a:contains("In offerta")');
    expect(without.url).toBe("/p?search=malto");
  });

  it("shows the list despite invalid parameters, and reports the ignored ones", async () => {
    const page = await browser().get("/p?order_by=zzz&page=abc&page_size=7000&ordered=1&view=grid");
    expect(page.status).toBe(200);
    expect(page.$("main li h3").length).toBe(24);
    expect(page.text('[role="status"]')).toContain("ordine, pagina, prodotti per pagina");
    expect(page.text('[role="status"]')).toContain("già ordinati");
  });

  it("shows suggestions if nothing is found", async () => {
    const page = await browser().get("/p?search=xyzzy");
    expect(page.status).toBe(200);
    expect(page.text("main h2")).toContain("Nessun prodotto per «xyzzy»");
    expect((await page.follow('main a:contains("Ricerca: xyzzy")')).url).toBe("/p");
  });

  it("shows the search term as plain text", async () => {
    const evil = `"><script>alert(1)</script>`;
    const page = await browser().get(`/p?search=${encodeURIComponent(evil)}`);
    expect(page.html).not.toContain("<script>alert(1)");
    expect(page.text("h1")).toContain(evil);
  });

  it("shows consumers prices with VAT, and every visitor which kind is shown", async () => {
    const { name } = await aProduct({ priceCents: 1000 });
    const visitor = browser();
    const net = await visitor.get(`/p?search=${encodeURIComponent(name)}&view=grid`);
    expect(net.text("main li")).toContain("10,00 € + IVA");
    const gross = await net.submit('main [name="shop_context"]');
    expect(gross.text("main li")).toContain("12,20 € IVA inclusa");
  });

  it("remembers the table view, and posts its quantities in one form", async () => {
    const visitor = browser();
    await visitor.get("/p?view=table");
    const page = await visitor.get("/p?search=kit");
    expect(page.$('main form [name^="qty."]').length).toBeGreaterThan(1);
    expect(page.$('main form [name="intent"][value="add-many"]').length).toBe(1);
  });

  it("keeps quantities of the table across pages, filters and order, until they are added", async () => {
    const customer = await aCustomer({ type: "business" });
    const shopper = browser();
    await shopper.post("/auth/login", { username: customer.username, password: PASSWORD });
    const namesOf = (page: Page) =>
      page
        .$('main input[name^="qty."]:not([type=hidden])')
        .toArray()
        .map(({ attribs }) => attribs.name ?? "");
    const first = await shopper.get("/p?search=luppolo&view=table");
    const [one = "", two = ""] = namesOf(first);
    const second = await first.submit('main button[name="page"][value="2"]', { [one]: "3", [two]: "4" });
    expect(second.url).toBe(`/p?search=luppolo&${one}=3&${two}=4&page=2`);
    expect(second.text("main")).toContain("Più 2 articoli di altre pagine.");
    const [third = ""] = namesOf(second);
    expect([one, two]).not.toContain(third);
    // Quantities in the URL are passed on by the table's links and by the forms beside it.
    const sorted = await second.follow('main a[href*="order_by=name-desc"]');
    expect(sorted.url).toContain(`${one}=3`);
    const back = await second.submit('main button[name="page"][value="1"]', { [third]: "5" });
    expect(back.$(`[name="${one}"]`).attr("value")).toBe("3");
    const cleared = await back.submit('main button[name="page"][value="2"]', { [one]: "" });
    expect(cleared.$(`[name="${one}"]`)).toHaveLength(0);
    expect(cleared.$(`[name="${third}"]`).attr("value")).toBe("5");
    const added = await cleared.submit('[name="intent"][value="add-many"]');
    expect(added.url).toBe("/p?search=luppolo&page=2");
    const rows = await sql<{ product: number; qty: number }>(
      "SELECT r.product_id AS product, r.qty FROM cart_rows r JOIN carts c ON c.id = r.cart_id WHERE c.customer_id = ? ORDER BY r.qty",
      customer.id,
    );
    expect(rows.map(({ product, qty }) => [`qty.${product}`, qty])).toEqual([
      [two, 4],
      [third, 5],
    ]);
  });

  it("lists each variant in the table with its own code, stock and quantity", async () => {
    const shopper = browser();
    const { username } = await aCustomer();
    await shopper.post("/auth/login", { username, password: PASSWORD }, { Origin: shopUrl() });
    const page = await shopper.get("/p?search=HB00001&view=table");
    const formats = page.$("main tbody tr").filter((_, row) => page.$(row).text().includes("HB00001-"));
    expect(formats.length).toBe(5);
    const [field = ""] = formats
      .find('[name^="qty."]')
      .map((_, input) => page.$(input).attr("name"))
      .get();
    await page.submit(intent("add-many"), { [field]: "2" });
    expect((await shopper.get("/cart")).text("main")).toContain("HB00001-");
  });

  it("offers new visitors once to switch between net and gross prices, beside the first price", async () => {
    const visitor = browser();
    const net = await visitor.get("/c/luppoli");
    expect(net.text("main header")).toContain("Prezzi senza IVA. Mostra i prezzi con IVA");
    const gross = await net.submit('main header [name="shop_context"]');
    expect(gross.url).toBe("/c/luppoli");
    expect(gross.text("main header")).toContain("Prezzi con IVA inclusa. Sei un’azienda? Senza IVA");
    expect((await visitor.get("/p")).text("main header")).toContain("Prezzi con IVA inclusa.");
  });

  it("has one heading per product in the table, a column for each quantity price, and sortable headers", async () => {
    const shopper = browser();
    await shopper.post("/auth/login", { username: "business@demo.test", password: PASSWORD });
    const page = await shopper.get("/c/luppoli?view=table&cf.origin=DE");
    const group = page.$('main tbody:has(th[scope="rowgroup"])').first();
    expect(Number(group.find("th").attr("rowspan"))).toBe(group.find("tr").length);
    const heads = page
      .$("main thead th")
      .map((_, head) => page.$(head).text())
      .get();
    expect(heads.filter((head) => /^da \d+$/.test(head)).length).toBeGreaterThan(1);
    for (const row of page.$("main tbody tr").toArray())
      expect(page.$(row).find("td").length, page.$(row).text()).toBe(heads.length - 1);
    const up = await page.follow('main thead a[href*="standard_price-asc"]');
    expect(up.url).toContain("cf.origin=DE");
    expect(up.$('main thead th[aria-sort="ascending"]').text()).toContain("Prezzo");
    const down = await up.follow("main thead th[aria-sort] a");
    expect(down.$('main thead th[aria-sort="descending"]').text()).toContain("Prezzo");
  });

  it("needs at most two database round trips", async () => {
    await freshFacts();
    await browser().get("/p");
    const page = await browser().get("/p?search=malto");
    expect(Number(page.headers.get("D1-Round-Trips"))).toBeLessThanOrEqual(2);
  });

  it.each(["it", "en", "es"])("is available in %s", async (locale) => {
    const page = await browser().get(`/p?locale=${locale}&search=xyzzy`);
    expect(page.$("html").attr("lang")).toBe(locale);
    expect(page.html).not.toMatch(/>(list|products|empty|catalogue)\.[a-z.]+</i);
  });
});
