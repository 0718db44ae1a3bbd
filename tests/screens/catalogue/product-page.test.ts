// The product page beyond its price: documents, hazards, energy label, delivery, guarantees, several sizes at once.
import { describe, expect, it } from "vitest";
import { DatedShippingPolicy } from "~/contract/shop";
import { resultsOf } from "~/contract/wire";
import { read } from "../../support/answers";
import { browser, type Page } from "../../support/browser";
import { aCustomer, aProduct, aSize } from "../../support/builders/builders";
import { freshFacts } from "../../support/operator";
import { api, PASSWORD, sql } from "../../support/worker/worker";

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
      // Ids from one million on belong to documents of orders.
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
  it("lists its documents and videos in the reader's language, with links", async () => {
    const path = await withDocuments(
      ["technical_sheet", "it", "Scheda di prova"],
      ["technical_sheet", "en", "Trial sheet"],
      ["video", null, "Come si prova"],
    );
    const italian = await browser().get(path);
    expect(italian.text("#documents")).toMatch(/^Documenti e video.*Scheda di prova.*Come si prova/);
    expect(italian.text("#documents")).not.toContain("Trial sheet");
    expect((await browser().get(`${path}?locale=en`)).text("#documents")).toContain("Trial sheet");
    // No document is in Spanish, so the video is the only entry.
    expect((await browser().get(`${path}?locale=es`)).text("#documents li")).toMatch(/^Come si prova/);
  });

  it("has no section for documents without a document", async () => {
    const { slug } = await aProduct();
    const page = await browser().get(`/p/${slug}`);
    expect(page.$("#documents").length).toBe(0);
  });

  it("shows hazards in one strip near the button, with expandable precautions", async () => {
    const page = await browser().get("/p/acido-borico-idroponico?locale=en");
    const strip = 'section[aria-label="Hazards"]';
    expect(page.$('img[src="/images/signs/GHS08.svg"]').length).toBe(1);
    expect(page.text(`${strip} p`)).toContain("Danger: ");
    expect(page.text(`${strip} div > ul`)).toMatch(/^H\d/);
    expect(page.text(`${strip} details`)).toMatch(/^Precautionary statements ?P\d/);
    // The strip precedes the button and is not repeated below.
    expect(page.html.indexOf("Danger: ")).toBeLessThan(page.html.indexOf("to cart</span>"));
    expect(page.text("#label")).not.toMatch(/H\d{3}|Danger/);
    const sign = await browser().get("/images/signs/GHS08.svg");
    expect([sign.status, sign.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
  });

  it("shows the energy class with its scale near the price, and the registered data sheet", async () => {
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

  it("shows the price of delivery by country and postcode before any login", async () => {
    const visitor = browser();
    const first = await visitor.get(`${ADEENA}?variant=100003`);
    const page = await visitor.get(first.$("#shipping a").attr("href") ?? "");
    const italy = await page.submit("#shipping form", { country: "IT", postal_code: "90100" });
    expect(italy.url).toMatch(/variant=100003.*country=IT/);
    expect(italy.text("#shipping")).toContain("Corriere isole");
    expect(italy.text("#shipping")).toContain("11,90");
    expect(italy.text("#shipping")).toContain("Costi per ordine, senza IVA.");
    expect(italy.$('input[type="radio"][name="product"][checked]').attr("value")).toBe("100003");
    expect((await browser().get(`${ADEENA}?country=ES`)).text("#shipping")).toContain("Corriere Spagna");
    expect((await browser().get(`${ADEENA}?country=JP`)).text("#shipping")).toContain(
      "Non c’è ancora una spedizione",
    );
    expect((await browser().get(`${ADEENA}?country=%00<b>`)).status).toBe(200);
  });

  it("shows delivery cost and free delivery threshold before the button, to customers too", async () => {
    const promise = /Spedizione 7,90 €, gratuita da 99,00 €\..*Aggiungi al carrello/;
    expect((await browser().get(ADEENA)).text("main")).toMatch(promise);
    const { username } = await aCustomer({ type: "business" });
    expect((await (await signedInBrowser(username)).get(ADEENA)).text("main")).toMatch(promise);
  });

  it("shows the days of dispatch and arrival before the button, and no day for backorders", async () => {
    const days = /Parte entro [a-z]+dì \d+ [a-z]+, consegna prevista entro [a-z]+dì \d+ [a-z]+\..*Aggiungi/;
    const { slug } = await aProduct();
    expect((await browser().get(`/p/${slug}`)).text("main")).toMatch(days);
    const onOrder = await aProduct({ quantity: 0, backorderable: true });
    const page = await browser().get(`/p/${onOrder.slug}`);
    expect(page.text("main")).toContain("Aggiungi al carrello");
    expect(page.text("main")).not.toContain("consegna prevista");
  });

  it("shows free delivery for a product whose price alone reaches the threshold", async () => {
    const dear = await aProduct({ priceCents: 9_900 });
    const page = await browser().get(`/p/${dear.slug}`);
    expect(page.text("main")).toContain("Spedizione gratuita su questo articolo");
    expect(page.text("main")).not.toContain("Spedizione 7,90");
    const { slug } = await aProduct({ priceCents: 5_000 });
    expect((await browser().get(`/p/${slug}`)).text("main")).toContain("gratuita da 99,00 €");
  });

  it("offers colours first and then their packs, if sizes differ in both", async () => {
    const product = await aProduct();
    const value = (text: string) => ({ it: text, en: text, es: text });
    const ids: Record<string, number> = {};
    for (const [colour, pack, quantity] of [
      ["oro", "100 pz", 5],
      ["oro", "1000 pz", 5],
      ["blu", "100 pz", 0],
      ["nero", "1000 pz", 5],
    ] as const) {
      const { id } = await aSize(product, { size: pack, quantity });
      ids[`${colour} ${pack}`] = id;
      const attributes = [
        { key: "colour", value: value(colour) },
        { key: "size", value: value(pack) },
      ];
      await sql("UPDATE products SET attributes = ? WHERE id = ?", JSON.stringify(attributes), id);
    }
    await freshFacts();
    const radios = (shown: Page) =>
      shown
        .$('main form[action="/cart"] input[type=radio][name=product]')
        .toArray()
        .map(({ attribs }) => Number(attribs.value));
    const page = await browser().get(`/p/${product.slug}`);
    expect(radios(page)).toEqual([ids["oro 100 pz"], ids["oro 1000 pz"]]);
    expect(page.$('main a[aria-current="true"]:contains("oro")').length).toBe(1);
    expect(page.text('main a:contains("blu")')).toBe("blu, Esaurito");
    const black = await page.follow('main a:contains("nero")');
    expect(radios(black)).toEqual([ids["nero 1000 pz"]]);
    expect(black.$("main input[type=radio][checked]").attr("value")).toBe(String(ids["nero 1000 pz"]));
    expect(black.text("main")).toContain("In nero non c’è: 100 pz.");
  });

  it("shows a product that is related in two ways once, and products in stock first", async () => {
    const { id, slug } = await aProduct();
    const soldOut = await aProduct({ quantity: 0 });
    const here = await aProduct();
    for (const [kind, related] of [
      ["Related", soldOut.id],
      ["Related", here.id],
      ["Upselling", here.id],
    ])
      await sql(
        "INSERT INTO related_products (product_id, related_id, kind) VALUES (?, ?, ?)",
        id,
        related ?? 0,
        kind ?? "",
      );
    await freshFacts();
    const page = await browser().get(`/p/${slug}`);
    expect(
      page
        .$("#near h3")
        .toArray()
        .map((name) => page.$(name).text()),
    ).toEqual([here.name, soldOut.name]);
  });

  it("shows five that belong to it, of each kind its share", async () => {
    const { id, slug } = await aProduct();
    const names: Record<string, string[]> = { Related: [], Crosselling: [] };
    for (const [kind, count] of [
      ["Related", 6],
      ["Crosselling", 2],
    ] as const)
      for (let position = 0; position < count; position += 1) {
        const other = await aProduct();
        names[kind]?.push(other.name);
        await sql(
          "INSERT INTO related_products (product_id, related_id, kind, position) VALUES (?, ?, ?, ?)",
          ...[id, other.id, kind, position],
        );
      }
    await freshFacts();
    const page = await browser().get(`/p/${slug}`);
    const shown = page
      .$("#near h3")
      .toArray()
      .map((name) => page.$(name).text());
    expect(shown).toEqual([...(names.Related ?? []).slice(0, 3), ...(names.Crosselling ?? [])]);
  });

  it("shows the product's own picture first, though its sizes have the same", async () => {
    const page = await browser().get(ADEENA);
    const alts = page
      .$('section[aria-label^="Immagini"] img')
      .toArray()
      .map((image) => page.$(image).attr("alt"));
    expect(alts).toEqual([
      "Luppolo Adeena in pellet",
      "Luppolo Adeena in pellet: le confezioni a confronto con una mano",
    ]);
  });

  it("shows quantity prices to customers who have them, and no table for a single price", async () => {
    const { id, slug } = await aProduct({ priceCents: 1000 });
    expect((await browser().get(`/p/${slug}`)).text("main")).not.toContain("Più ne prendi, meno costa");
    await sql("UPDATE prices SET tiers = '[[5, 900], [10, 900], [20, 800]]' WHERE item_id = ?", id);
    await freshFacts();
    const page = await browser().get(`/p/${slug}`);
    const table = page.$('main table:contains("Più ne prendi, meno costa")');
    const rows = table.find("tbody tr").toArray();
    const cells = (row: (typeof rows)[number]) =>
      page
        .$(row)
        .children()
        .toArray()
        .map((cell) => page.$(cell).text().replace(/\s/g, " "));
    expect(rows.map((row) => cells(row).join(" "))).toEqual(["da 5 9,00 € 10 %", "da 20 8,00 € 20 %"]);
    expect(page.$("main table")).toHaveLength(1);
    expect((await browser().get(ADEENA)).text("main")).not.toContain("Più formati insieme");
  });

  it("requires no country from a customer, whose cart determines it", async () => {
    const { username } = await aCustomer();
    const page = await (await signedInBrowser(username)).get(ADEENA);
    expect(page.$("#shipping").length).toBe(0);
  });

  it("adds several sizes to the cart at once, and shows the quantities already in the cart", async () => {
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

  it("offers no sizes to customers who may not buy them", async () => {
    const { username } = await aCustomer();
    const page = await (await signedInBrowser(username)).get("/p/acido-borico-idroponico");
    expect(page.text("main")).toContain("Si vende solo con partita IVA.");
    expect(page.$('[name^="qty."]').length).toBe(0);
  });

  it("shows the restock date", async () => {
    const { id, slug } = await aProduct({ quantity: 0 });
    await sql("UPDATE stock SET restock_date = '2027-03-08' WHERE item_id = ?", id);
    expect((await browser().get(`/p/${slug}`)).text("main")).toContain("Esaurito, torna dal 8 marzo");
  });

  it("shows a manufacturer's guarantee only if it exceeds the two legal years", async () => {
    const promising = async (months: number) => {
      const { id, slug } = await aProduct();
      await sql("INSERT INTO product_compliance (product_id, guarantee_months) VALUES (?, ?)", id, months);
      return browser().get(`/p/${slug}`);
    };
    expect((await promising(24)).text("main")).not.toContain("Garanzia di durabilità");
    const page = await promising(60);
    expect(page.text('[aria-label="Garanzia di durabilità del produttore"]')).toMatch(/^5 anni/);
  });

  it("has the promised delivery in its structured data, and none for a country without a carrier", async () => {
    const { slug } = await aProduct({ priceCents: 1000 });
    const offerOf = async (query: string) => {
      const page = await browser().get(`/p/${slug}${query}`);
      return JSON.parse(page.$('script[type="application/ld+json"]').first().text()).offers[0];
    };
    const answer = await api(`shop/shipping-policies/?country=IT&product=${slug}`);
    const { results } = await read(resultsOf(DatedShippingPolicy), answer);
    const courier = results.find(({ is_pickup }) => !is_pickup);
    if (!courier) throw new Error("no courier");
    const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
    const { shippingDetails } = await offerOf("");
    expect(shippingDetails).toMatchObject({
      shippingRate: { value: courier.price, currency: "EUR" },
      shippingDestination: { addressCountry: "IT" },
    });
    const { handlingTime, transitTime } = shippingDetails.deliveryTime;
    expect(transitTime).toMatchObject({
      minValue: courier.estimated_days_min,
      maxValue: days(courier.promised_by, courier.arrives_by),
      unitCode: "DAY",
    });
    expect(handlingTime.maxValue).toBeGreaterThan(0);
    expect((await offerOf("?country=AQ")).shippingDetails).toBeUndefined();
  });

  it("has in its structured data whether the price includes VAT", async () => {
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
