import { describe, expect, it } from "vitest";
import { browser } from "../../support/browser";
import { aProduct } from "../../support/builders/builders";
import { freshFacts } from "../../support/operator";
import { sql } from "../../support/worker/worker";

const ADEENA = "/p/luppolo-adeena-in-pellet";
const ADD = 'main form[action="/cart"] [name="intent"][value="add"]:not([formaction]):not([aria-hidden])';

describe("/p/{slug}", () => {
  it("shows name, code, price, stock in words, facts, label and near products", async () => {
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

  it("offers its variants as radio buttons in the one form, the first chosen", async () => {
    const page = await browser().get(ADEENA);
    const radios = page.$('main form[action="/cart"] input[type="radio"][name="product"]');
    expect(radios.length).toBe(5);
    expect(radios.filter("[checked]").attr("value")).toBe("100001");
  });

  it.each([`${ADEENA}?variant=100003`, `${ADEENA}-250g`])(
    "has the variant chosen that %s names",
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

  it("ignores a variant that it does not have, and says so", async () => {
    const page = await browser().get(`${ADEENA}?variant=999`);
    expect(page.status).toBe(200);
    expect(page.text('[role="status"]')).toContain("Questo formato non c’è");
  });

  it("leads from another language's slug to the one address, with its query", async () => {
    const page = await browser().get("/p/adeena-hop-pellets?variant=100003");
    expect(page.hops).toEqual([`301 ${ADEENA}?variant=100003`]);
  });

  it("is not found where there is none, or none any more", async () => {
    expect((await browser().get("/p/nessuno")).status).toBe(404);
    const { id, slug } = await aProduct();
    await sql("UPDATE products SET is_active = 0 WHERE id = ?", id);
    expect((await browser().get(`/p/${slug}`)).status).toBe(404);
  });

  it("says that it is sold out, and offers no button then", async () => {
    const { slug } = await aProduct({ quantity: 0 });
    const page = await browser().get(`/p/${slug}`);
    expect(page.text("main")).toContain("Esaurito");
    expect(page.$(ADD).length).toBe(0);
  });

  it("sells what only businesses may buy to them alone", async () => {
    const { slug } = await aProduct({ audience: "business" });
    const visitor = browser();
    const net = await visitor.get(`/p/${slug}`);
    expect(net.$(ADD).length).toBe(1);
    const gross = await net.submit('main [name="shop_context"]');
    expect(gross.text("main")).toContain("Si vende solo con partita IVA.");
    expect(gross.$(ADD).length).toBe(0);
  });

  it("strikes for consumers only the lowest price of 30 days, and shows the legal guarantee", async () => {
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

  it("shows hazards, warnings and who may be asked", async () => {
    const [acid] = await sql<{ slug: string }>(
      `SELECT slug FROM products p JOIN product_compliance c ON c.product_id = p.id WHERE c.hazard = 'metabisulphite' LIMIT 1`,
    );
    const page = await browser().get(`/p/${acid?.slug}?locale=en`);
    expect(page.text("main")).toContain("Danger: corrosive (GHS05)");
    expect(page.text("main")).toContain("H318: ");
  });

  it("tells machines its offers and the way to it", async () => {
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

  it("is a 404 with a title of its own where there is no such product", async () => {
    for (const [locale, name] of [
      ["it", "Pagina non trovata"],
      ["en", "Page Not Found"],
      ["es", "Página no encontrada"],
    ]) {
      const page = await browser().get(`/p/questo-non-esiste?locale=${locale}`);
      expect([page.status, page.$("title").text()]).toEqual([404, `${name} | Bottega`]);
    }
  });

  it("asks the database once", async () => {
    await freshFacts();
    await browser().get(ADEENA);
    const reloaded = await browser().get(ADEENA, { "Cache-Control": "no-cache" });
    expect(reloaded.headers.get("D1-Round-Trips")).toBe("1");
  });

  it("puts an anonymous visitor's choice into a cart of their own", async () => {
    const visitor = browser();
    const page = await visitor.get(ADEENA);
    const next = await page.submit('main form:has(input[type="radio"]) [name="intent"][value="add"]', {
      qty: "2",
    });
    expect(next.text("h1")).toBe(page.text("h1"));
    expect(next.$("[type=radio]:checked").attr("value")).toBe(page.$("[type=radio]:checked").attr("value"));
    expect((await visitor.get("/cart")).text("main")).toContain("Adeena");
  });

  it("counts without JavaScript: its buttons ask for the page with another quantity", async () => {
    const page = await browser().get(`${ADEENA}?qty=3`);
    const more = await page.submit('main [name="step"][value="1"]');
    expect(more.$("#qty").attr("value")).toBe("4");
    const less = await page.submit('main [name="step"][value="-1"]', { qty: "1" });
    expect(less.$("#qty").attr("value")).toBe("1");
  });
});
