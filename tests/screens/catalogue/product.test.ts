import { describe, expect, it } from "vitest";
import { browser } from "../../support/browser";
import { aProduct } from "../../support/builders/builders";
import { freshFacts } from "../../support/operator";
import { sql } from "../../support/worker/worker";

const ADEENA = "/p/luppolo-adeena-in-pellet";
const ADD = 'main form[action="/cart"] [name="intent"][value="add"]:not([formaction]):not([aria-hidden])';

describe("/p/{slug}", () => {
  it("shows name, code, price, stock, fields, label and related products", async () => {
    const page = await browser().get(ADEENA);
    expect(page.status).toBe(200);
    expect(page.text("h1")).toBe("Luppolo Adeena in pellet");
    const words = page.text("main");
    for (const said of [
      "HB00001",
      "+ IVA",
      "388 disponibili",
      "Stati Uniti",
      "Mastro Luppolo S.r.l.",
      "Prodotti correlati",
    ])
      expect(words).toContain(said);
  });

  it("offers its variants as radio buttons in a single form, with the first one selected", async () => {
    const page = await browser().get(ADEENA);
    const radios = page.$('main form[action="/cart"] input[type="radio"][name="product"]');
    expect(radios.length).toBe(5);
    expect(radios.filter("[checked]").attr("value")).toBe("100001");
  });

  it.each([`${ADEENA}?variant=100003`, `${ADEENA}-250g`])(
    "selects the variant that the URL %s names",
    async (path) => {
      const page = await browser().get(path);
      expect(page.status).toBe(200);
      expect(page.hops).toEqual([]);
      expect(page.$('input[type="radio"][name="product"][checked]').attr("value")).toBe("100003");
      expect(page.$('link[rel="canonical"]').attr("href")).toMatch(
        /\/p\/luppolo-adeena-in-pellet\?locale=it$/,
      );
    },
  );

  it("ignores a variant of another product, with a message", async () => {
    const page = await browser().get(`${ADEENA}?variant=999`);
    expect(page.status).toBe(200);
    expect(page.text('[role="status"]')).toContain("Questo formato non c’è");
  });

  it("redirects from another language's slug to the canonical one, with its query", async () => {
    const page = await browser().get("/p/adeena-hop-pellets?variant=100003");
    expect(page.hops).toEqual([`301 ${ADEENA}?variant=100003`]);
  });

  it("answers 404 for a product that does not exist or is no longer sold", async () => {
    expect((await browser().get("/p/nessuno")).status).toBe(404);
    const { id, slug } = await aProduct();
    await sql("UPDATE products SET is_active = 0 WHERE id = ?", id);
    expect((await browser().get(`/p/${slug}`)).status).toBe(404);
  });

  it("shows that a product is sold out, without a button", async () => {
    const { slug } = await aProduct({ quantity: 0 });
    const page = await browser().get(`/p/${slug}`);
    expect(page.text("main")).toContain("Esaurito");
    expect(page.$(ADD).length).toBe(0);
  });

  it("sells products for businesses to businesses only", async () => {
    const { slug } = await aProduct({ audience: "business" });
    const visitor = browser();
    const net = await visitor.get(`/p/${slug}`);
    expect(net.$(ADD).length).toBe(1);
    const gross = await net.submit('main [name="shop_context"]');
    expect(gross.text("main")).toContain("Si vende solo con partita IVA.");
    expect(gross.$(ADD).length).toBe(0);
  });

  it("shows consumers only the lowest price of 30 days as the previous price, and the legal guarantee", async () => {
    const special = { cents: 800, lowest30dCents: 900, from: "2026-01-01", to: "2999-12-31" };
    const { slug } = await aProduct({ priceCents: 1000, special });
    const visitor = browser();
    const net = await visitor.get(`/p/${slug}`);
    expect(net.text("s")).toContain("10,00");
    const gross = await net.submit('main [name="shop_context"]');
    expect(gross.text("s")).toContain("10,98");
    expect(gross.text("main")).toContain("Prezzo più basso degli ultimi 30 giorni");
    expect(gross.text("main")).toContain("Garanzia legale di conformità");
  });

  it("shows hazards, warnings and the responsible contact", async () => {
    const [acid] = await sql<{ slug: string }>(
      `SELECT slug FROM products p JOIN product_compliance c ON c.product_id = p.id WHERE c.hazard = 'metabisulphite' LIMIT 1`,
    );
    const page = await browser().get(`/p/${acid?.slug}?locale=en`);
    expect(page.text("main")).toContain("Danger: corrosive (GHS05)");
    expect(page.text("main")).toContain("H318: ");
  });

  it("contains structured data of its offers and breadcrumbs", async () => {
    const page = await browser().get(ADEENA);
    const facts = page
      .$('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse(page.$(script).text()));
    expect(facts.map((fact) => fact["@type"])).toEqual(["Product", "BreadcrumbList"]);
    expect(facts[0].offers).toHaveLength(5);
    expect(facts[0].offers[0]).toMatchObject({ priceCurrency: "EUR", price: "2.31" });
    expect(facts[0].url).toBe(page.$('link[rel="canonical"]').attr("href"));
    expect(facts[0].offers[0].url).toMatch(/\/p\/luppolo-adeena-in-pellet-50g\?locale=it$/);
  });

  it("answers 404 with a translated title for an unknown product", async () => {
    for (const [locale, name] of [
      ["it", "Pagina non trovata"],
      ["en", "Page Not Found"],
      ["es", "Página no encontrada"],
    ]) {
      const page = await browser().get(`/p/questo-non-esiste?locale=${locale}`);
      expect([page.status, page.$("title").text()]).toEqual([404, `${name} | Bottega`]);
    }
  });

  it("needs one database round trip", async () => {
    await freshFacts();
    await browser().get(ADEENA);
    const reloaded = await browser().get(ADEENA, { "Cache-Control": "no-cache" });
    expect(reloaded.headers.get("D1-Round-Trips")).toBe("1");
  });

  it("adds an anonymous visitor's choice to the visitor's own cart", async () => {
    const visitor = browser();
    const page = await visitor.get(ADEENA);
    const next = await page.submit('main form:has(input[type="radio"]) [name="intent"][value="add"]', {
      qty: "2",
    });
    expect(next.text("h1")).toBe(page.text("h1"));
    expect(next.$("[type=radio]:checked").attr("value")).toBe(page.$("[type=radio]:checked").attr("value"));
    expect((await visitor.get("/cart")).text("main")).toContain("Adeena");
  });

  it("changes the quantity without JavaScript, with buttons that request the page again", async () => {
    const page = await browser().get(`${ADEENA}?qty=3`);
    const more = await page.submit('main [name="step"][value="1"]');
    expect(more.$("#qty").attr("value")).toBe("4");
    const less = await page.submit('main [name="step"][value="-1"]', { qty: "1" });
    expect(less.$("#qty").attr("value")).toBe("1");
  });
});
