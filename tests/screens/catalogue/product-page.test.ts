// What a product's page says beside its price: documents, dangers, energy, delivery, guarantees, several sizes at once.
import { describe, expect, it } from "vitest";
import { browser } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { PASSWORD, sql } from "../../support/worker/worker";

const ADEENA = "/p/luppolo-adeena-in-pellet";

async function signedInBrowser(username: string) {
  const visitor = browser();
  await visitor.post("/auth/login", { username, password: PASSWORD, redirectTo: "/p" });
  return visitor;
}

async function withDocuments(...documents: [type: string, locale: string | null, title: string][]) {
  const { id, slug } = await aProduct();
  for (const [type, locale, title] of documents)
    await sql(
      // From a million on the ids are those of orders' documents.
      `INSERT INTO documents (id, type, locale, title, product_id, is_public, mime, size, date, file)
       VALUES ((SELECT coalesce(max(id), 0) + 1 FROM documents WHERE id < 1000000), ?, ?, ?, ?, 1, ?, 1200, '2026-10-22', 'none')`,
      type,
      locale,
      title,
      id,
      type === "video" ? "video/mp4" : "application/pdf",
    );
  return `/p/${slug}`;
}

describe("the page of a product", () => {
  it("lists its documents and videos in the reader's language, and leads to them", async () => {
    const path = await withDocuments(
      ["technical_sheet", "it", "Scheda di prova"],
      ["technical_sheet", "en", "Trial sheet"],
      ["video", null, "Come si prova"],
    );
    const italian = await browser().get(path);
    expect(italian.text("#documents")).toMatch(/^Documenti e video.*Scheda di prova.*Come si prova/);
    expect(italian.text("#documents")).not.toContain("Trial sheet");
    expect(italian.$('a[href="#documents"]').length).toBe(1);
    expect((await browser().get(`${path}?locale=en`)).text("#documents")).toContain("Trial sheet");
    // There is none in Spanish but the video, so that is alone.
    expect((await browser().get(`${path}?locale=es`)).text("#documents li")).toMatch(/^Come si prova/);
  });

  it("has no section for documents where there are none", async () => {
    const { slug } = await aProduct();
    const page = await browser().get(`/p/${slug}`);
    expect(page.$("#documents, a[href='#documents']").length).toBe(0);
  });

  it("shows dangers with their pictograms where one decides, and in full on the label", async () => {
    const page = await browser().get("/p/acido-borico-idroponico?locale=en");
    expect(page.$('main a[href="#label"] ').first().text()).toBe("Read the hazards before you buy");
    expect(page.$('img[src="/images/signs/GHS08.svg"]').length).toBe(2);
    expect(page.text("#label")).toContain("Danger: ");
    const sign = await browser().get("/images/signs/GHS08.svg");
    expect([sign.status, sign.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
  });

  it("shows the energy class with its scale near the price, and the sheet of what is registered", async () => {
    const [lamp] = await sql<{ slug: string; id: number }>(
      `SELECT p.slug, p.id FROM products p JOIN product_compliance c ON c.product_id = p.id
       WHERE c.energy_class = 'D' LIMIT 1`,
    );
    await sql("UPDATE product_compliance SET eprel = '123456' WHERE product_id = ?", lamp?.id ?? 0);
    const page = await browser().get(`/p/${lamp?.slug}?locale=en`);
    const arrow = page.$('img[src="/images/signs/energy-D.svg"]').first();
    expect(arrow.attr("alt")).toBe("Energy class D, on a scale from A to G");
    expect(page.$('a[href="https://eprel.ec.europa.eu/qr/123456"]').length).toBeGreaterThan(0);
  });

  it("tells nobody what delivery costs, by country and postcode, before any login", async () => {
    const page = await browser().get(`${ADEENA}?variant=100003`);
    const italy = await page.submit("#shipping form", { country: "IT", postal_code: "90100" });
    expect(italy.url).toMatch(/variant=100003.*country=IT/);
    expect(italy.text("#shipping")).toContain("Corriere isole");
    expect(italy.text("#shipping")).toContain("11,90");
    expect(italy.text("#shipping")).toContain("Costi per ordine, senza IVA.");
    expect(italy.$('input[type="radio"][name="product"][checked]').attr("value")).toBe("100003");
    expect((await browser().get(`${ADEENA}?country=ES`)).text("#shipping")).toContain("Corriere Spagna");
    expect((await browser().get(`${ADEENA}?country=JP`)).text("#shipping")).toContain("Qui non spediamo");
    expect((await browser().get(`${ADEENA}?country=%00<b>`)).status).toBe(200);
  });

  it("asks a customer for no country: the cart knows", async () => {
    const { username } = await aCustomer();
    const page = await (await signedInBrowser(username)).get(ADEENA);
    expect(page.$("#shipping").length).toBe(0);
  });

  it("puts several sizes into the cart at once, and says how many are there already", async () => {
    const { username } = await aCustomer({ type: "business" });
    const shopper = await signedInBrowser(username);
    const page = await shopper.get(ADEENA);
    const grid = 'main details:has([name="qty.100001"])';
    expect(page.$(`${grid}[open]`).length).toBe(1);
    await page.submit(`${grid} [value="add-many"]`, { "qty.100001": "2", "qty.100003": "1" });
    const again = await shopper.get(ADEENA);
    expect(again.text(grid)).toMatch(/50 g nel carrello: 2.*250 g nel carrello: 1/);
    expect(again.text("#qty-hint")).toContain("Nel carrello ne hai già 2");
  });

  it("offers no sizes to those who may not buy them", async () => {
    const { username } = await aCustomer();
    const page = await (await signedInBrowser(username)).get("/p/acido-borico-idroponico");
    expect(page.text("main")).toContain("Questo prodotto si vende solo alle aziende.");
    expect(page.$('[name^="qty."]').length).toBe(0);
  });

  it("says from when there is more", async () => {
    const { id, slug } = await aProduct({ quantity: 0 });
    await sql("UPDATE stock SET restock_date = '2027-03-08' WHERE item_id = ?", id);
    expect((await browser().get(`/p/${slug}`)).text("main")).toContain("Esaurito, torna dal 8 marzo");
  });

  it("shows a producer's promise of more than the law's two years, and no other", async () => {
    const promising = async (months: number) => {
      const { id, slug } = await aProduct();
      await sql("INSERT INTO product_compliance (product_id, guarantee_months) VALUES (?, ?)", id, months);
      return browser().get(`/p/${slug}`);
    };
    expect((await promising(24)).text("main")).not.toContain("Garanzia di durabilità");
    const page = await promising(60);
    expect(page.text('[aria-label="Garanzia di durabilità del produttore"]')).toMatch(/^5 anni/);
  });

  it("tells machines whether the price includes VAT, as the page does", async () => {
    const { slug } = await aProduct({ priceCents: 1000 });
    const visitor = browser();
    const offerOf = (page: Awaited<ReturnType<typeof visitor.get>>) =>
      JSON.parse(page.$('script[type="application/ld+json"]').first().text()).offers[0];
    const net = await visitor.get(`/p/${slug}`);
    expect(offerOf(net).priceSpecification).toMatchObject({ price: "10.00", valueAddedTaxIncluded: false });
    const gross = await net.submit('main [name="shop_context"]');
    expect(offerOf(gross)).toMatchObject({ price: "12.20", priceCurrency: "EUR" });
    expect(offerOf(gross).priceSpecification).toMatchObject({ price: "12.20", valueAddedTaxIncluded: true });
    expect(gross.$('meta[property="og:type"]').attr("content")).toBe("product");
    expect(gross.$('link[hreflang="x-default"]').attr("href")).toMatch(/\?locale=it$/);
  });
});
