import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { type Browser, browser, intent } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { byTransfer } from "../../support/by-transfer";
import { PASSWORD, shopUrl } from "../../support/worker/worker";

async function asBusiness(): Promise<Browser> {
  const { username } = await aCustomer({ type: "business" });
  const shop = browser();
  await shop.post("/auth/login", { username, password: PASSWORD });
  return shop;
}

async function sendFile(shop: Browser, parts: BlobPart[], intent = "add-lines"): Promise<Response> {
  const form = new FormData();
  form.set("intent", intent);
  form.set("file", new File(parts, "ordine.csv", { type: "text/csv" }));
  const cookie = [...shop.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { Cookie: cookie };
  return fetch(`${shopUrl()}/cart`, { method: "POST", body: form, headers, redirect: "manual" });
}

const add = (shop: Browser, product: number, qty: string) =>
  shop.post("/cart", { intent: "add", product: String(product), qty });

describe("/cart, coupon", () => {
  it("keeps the code, recalculates the discount after each change, and removes it", async () => {
    const shop = await asBusiness();
    const { id } = await aProduct({ priceCents: 1000 });
    const page = await add(shop, id, "5");
    const reduced = await page.submit(intent("apply-coupon"), { coupon: " vendemmia10 " });
    expect(reduced.text("aside")).toContain("Coupon VENDEMMIA10");
    expect(reduced.text("aside")).toContain("−5,00");
    const more = await add(shop, id, "5");
    expect(more.text("aside")).toContain("−10,00");
    expect((await more.submit(intent("remove-coupon"))).text("aside")).not.toContain("VENDEMMIA10");
  });

  it("shows beside the field why a code is refused, and keeps it there", async () => {
    const shop = await asBusiness();
    const { id } = await aProduct();
    const page = await (await add(shop, id, "5")).submit(intent("apply-coupon"), { coupon: "<i>x</i>" });
    expect(page.status).toBe(400);
    expect(page.text("#coupon-error")).toBe("Il coupon non è valido.");
    expect(page.$("#coupon").attr("value")).toBe("<i>x</i>");
    const over = await page.submit(intent("apply-coupon"), { coupon: "SCADUTO" });
    expect(over.text("#coupon-error")).toBe("Il coupon non è valido. È scaduto.");
  });

  it.each([
    ["unknown", "NOPE"],
    ["expired", "SCADUTO"],
    ["longer than any code", "X".repeat(300)],
  ])("removes the previous code when another is refused: %s", async (_, refusedCode) => {
    const shop = await asBusiness();
    const { id } = await aProduct({ priceCents: 1000 });
    const page = await (await add(shop, id, "5")).submit(intent("apply-coupon"), { coupon: "VENDEMMIA10" });
    expect(page.text("aside")).toContain("VENDEMMIA10");
    // The page has no field for a second code, but another tab or a program can send one.
    const refused = await shop.post("/cart", { intent: "apply-coupon", coupon: refusedCode });
    expect([refused.status, refused.text("aside").includes("VENDEMMIA10")]).toEqual([400, false]);
    expect((await shop.get("/cart")).text("aside")).not.toContain("VENDEMMIA10");
    expect((await shop.get("/cart/checkout")).html).not.toContain("VENDEMMIA10");
  });

  it("keeps the previous code if the field is empty, and removes it if another button sends a wrong code", async () => {
    const shop = await asBusiness();
    const { id } = await aProduct({ priceCents: 1000 });
    const page = await (await add(shop, id, "5")).submit(intent("apply-coupon"), { coupon: "VENDEMMIA10" });
    expect(page.text("aside")).toContain("VENDEMMIA10");
    await shop.post("/cart", { intent: "apply-coupon", coupon: " " });
    expect((await shop.get("/cart")).text("aside")).toContain("VENDEMMIA10");
    await shop.post("/cart", { intent: "checkout", coupon: "NOPE" });
    expect((await shop.get("/cart")).text("aside")).not.toContain("VENDEMMIA10");
  });

  it("is removed when the order is placed", async () => {
    const customer = await aCustomer();
    const shop = browser();
    await shop.post("/auth/login", { username: customer.username, password: PASSWORD });
    const { id } = await aProduct({ priceCents: 2000 });
    await (await add(shop, id, "2")).submit(intent("apply-coupon"), { coupon: "VENDEMMIA10" });
    const done = await (await shop.get("/cart/checkout")).submit(intent("place-order"), await byTransfer());
    expect(done.text("main")).toContain("VENDEMMIA10");
    expect((await add(shop, id, "2")).text("aside")).not.toContain("VENDEMMIA10");
  });

  it("removes a code that is no longer valid, with a message", async () => {
    const shop = await asBusiness();
    const { id } = await aProduct({ priceCents: 1000 });
    const page = await (await add(shop, id, "5")).submit(intent("apply-coupon"), { coupon: "MENO5" });
    expect(page.text("aside")).toContain("MENO5");
    const less = await page.submit(intent("update-all"), {
      [page.$('[name^="qty."]').attr("name") ?? ""]: "1",
    });
    expect(less.text("main")).toContain(
      "Il coupon MENO5 non è più valido. L’ordine non arriva all’importo minimo.",
    );
    expect((await shop.get("/cart")).text("main")).not.toContain("MENO5");
  });
});

describe("/cart, free shipping", () => {
  it("shows the amount missing to free shipping, unless a coupon has made it free", async () => {
    const shop = await asBusiness();
    const { id } = await aProduct({ priceCents: 1000 });
    const page = await add(shop, id, "2");
    expect(page.text("aside")).toContain("alla spedizione gratuita");
    const free = await page.submit(intent("apply-coupon"), { coupon: "SPEDIZIONE" });
    expect(free.text("aside")).toContain("Spedizione (SPEDIZIONE)gratuita");
    expect(free.text("aside")).not.toContain("alla spedizione gratuita");
    expect(free.$("#free-shipping").length).toBe(0);
  });
});

describe("/cart, quick order", () => {
  it("accepts typed, pasted and quoted lines, and shows the refused ones", async () => {
    const shop = await asBusiness();
    const items = await Promise.all([aProduct(), aProduct(), aProduct(), aProduct({ quantity: 2 })]);
    const [a, b, c, few] = items.map(({ sku }) => sku);
    const lines = [
      `Codice\tNome\tQuantità`,
      `${a} 3`,
      `${b}\tLievito\t4`,
      "",
      `"${c}";"5"`,
      `${few},9`,
      "BOH-1 2",
    ];
    const page = await (await shop.get("/cart")).submit(intent("add-lines"), { lines: lines.join("\r\n") });
    expect(page.hops[0]).toMatch(/^303 \/cart\?report=/);
    expect(page.text("main")).toContain("3 articoli aggiunti al carrello.");
    expect(
      page
        .$('[name^="qty."]')
        .toArray()
        .map((input) => page.$(input).attr("value")),
    ).toEqual(["3", "4", "5"]);
    expect(page.$("#lines").text().trim().split("\n")).toEqual([`${few},9`, "BOH-1 2"]);
    expect(page.text('[role="alert"]')).toContain("Ne restano 2.");
    expect(page.text('[role="alert"]')).toContain("Prodotto non trovato");

    const stranger = await asBusiness();
    expect((await stranger.get(page.url)).html).not.toContain("BOH-1");
  });

  it("lists the codes to choose from, and requires a quantity if other lines have one", async () => {
    const shop = await asBusiness();
    const { sku } = await aProduct();
    const lines = ["HB00001 3", `${sku} 1,5`, sku].join("\n");
    const page = await (await shop.get("/cart")).submit(intent("add-lines"), { lines });
    const refused = page.text('[role="alert"]');
    expect(refused).toContain("Scegli la variante: HB00001-50G, HB00001-100G, HB00001-250G");
    expect(refused).toContain("numero intero");
    expect(refused).toContain("Quanti? Nella riga manca la quantità");
    expect(page.$("#lines").text().trim().split("\n")).toEqual(["HB00001 3", `${sku} 1,5`, sku]);
    const scanned = await page.submit(intent("add-lines"), { lines: `${sku}\n${sku}` });
    expect(scanned.$('[name^="qty."]').attr("value")).toBe("2");
  });

  it("reports for a repeated form that its lines are already in the cart", async () => {
    const shop = await asBusiness();
    const { sku } = await aProduct();
    const page = await shop.get("/cart");
    await page.submit(intent("add-lines"), { lines: `${sku} 2` });
    const again = await page.submit(intent("add-lines"), { lines: `${sku} 2` });
    expect(again.$('[name^="qty."]').attr("value")).toBe("2");
    expect(again.text("[role=status]")).toContain("Già aggiunto: 1 articolo");
  });

  it("never reads a price as the quantity", async () => {
    const shop = await asBusiness();
    const { sku } = await aProduct();
    const doubtful = [`${sku};12,50`, `${sku};1.000`, `${sku};6;24`, `${sku};6,00;30,00`].join("\n");
    const page = await (await shop.get("/cart")).submit(intent("add-lines"), { lines: doubtful });
    expect([page.status, page.$("#lines").text().trim()]).toEqual([400, doubtful]);
    const lines = [`${sku}\t2\t30,00`, `${sku};6;24.00;144.00`, `${sku};3;12,50 €`, `${sku};4,00`].join("\n");
    const shown = await page.submit(intent("add-lines"), { lines });
    expect(shown.$('[name^="qty."]').attr("value")).toBe("15");
  });

  it("accepts a CSV file", async () => {
    const shop = await asBusiness();
    const { sku } = await aProduct();
    const page = await shop.get("/cart");
    expect(page.$("#cart input[type=file]").attr("name")).toBe("file");
    expect(page.$("#cart").attr("enctype")).toBe("multipart/form-data");
    const sent = await sendFile(shop, [`sku;qty\n${sku};6\n`]);
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/cart"]);
    expect((await shop.get("/cart")).$('[name^="qty."]').attr("value")).toBe("6");
  });

  it("keeps the lines of a file that another button has sent, and does not continue to the checkout without them", async () => {
    const shop = await asBusiness();
    const { id, sku } = await aProduct();
    await add(shop, id, "1");
    const saved = await sendFile(shop, [`${sku};6`], "update-all");
    expect((await shop.get(saved.headers.get("Location") ?? "")).text("#lines")).toBe(`${sku};6`);
    const stopped = load(await (await sendFile(shop, [`${sku};6`], "checkout")).text());
    expect(stopped("#lines").text().trim()).toBe(`${sku};6`);
    expect(stopped("#lines-error").text()).not.toBe("");
    const workbook = await sendFile(shop, [new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 8])], "update-all");
    expect([workbook.status, load(await workbook.text())("#lines-error").text()]).toEqual([
      400,
      expect.stringContaining("Questo file non è un testo."),
    ]);
  });

  it("uses the column names of a table, and keeps only the two relevant columns in the refused lines", async () => {
    const shop = await asBusiness();
    const [much, few] = await Promise.all([aProduct(), aProduct({ quantity: 2 })]);
    const sent = await sendFile(shop, [
      "Descrizione,Quantità,Codice,Prezzo\r\n",
      `"Malto, ""chiaro""; sfuso","6","${much.sku}","12"\r\nLievito,9,${few.sku},7\r\n`,
    ]);
    const page = await shop.get(sent.headers.get("Location") ?? "");
    expect(page.$('[name^="qty."]').attr("value")).toBe("6");
    expect(page.$("#lines").text().trim()).toBe(`${few.sku}\t9`);
  });

  it("reads the other two encodings of spreadsheets, and refuses a workbook with a message", async () => {
    const shop = await asBusiness();
    const { sku } = await aProduct();
    const western = [...`${sku};2;3;Qualità`].map((char) => char.charCodeAt(0));
    const shown = load(await (await sendFile(shop, [new Uint8Array(western)])).text());
    expect(shown("#file-columns").parent().text()).toContain("Qualità");
    const wide = new Uint16Array([...`\uFEFFCodice\tPezzi\r\n${sku}\t4`].map((char) => char.charCodeAt(0)));
    expect((await sendFile(shop, [wide])).status).toBe(303);
    expect((await shop.get("/cart")).$('[name^="qty."]').attr("value")).toBe("4");
    const workbook = await sendFile(shop, [new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 8])]);
    expect(load(await workbook.text())("#lines-error").text()).toContain("Questo file non è un testo.");
  });

  it("accepts a pasted email, and collects its text without products", async () => {
    const shop = await asBusiness();
    const items = await Promise.all(Array.from({ length: 6 }, () => aProduct()));
    const [a, b, c, d, e, f] = items.map(({ sku }) => sku);
    const mail = [
      "Buongiorno,",
      "vi ordino per il 21/11/2026:",
      `- ${a} n. 6 pz`,
      `6 x ${b}`,
      `> ${c};2;urgente`,
      `2) ${d}: 4`,
      `${items[4]?.name} (${e}) 3 conf.`,
      `${f}\t${items[5]?.name}\t10,00\t€ 4,50`,
      "Cordiali saluti",
      "Tel. 0173 123456",
    ];
    const page = await (await shop.get("/cart")).submit(intent("add-lines"), { lines: mail.join("\r\n") });
    const quantities = page
      .$('[name^="qty."]')
      .toArray()
      .map((input) => page.$(input).attr("value"));
    expect(quantities).toEqual(["6", "6", "2", "4", "3", "10"]);
    expect(page.text("main")).toContain(`6 articoli aggiunti al carrello. 6 × ${a}, 6 × ${b}, 2 × ${c}`);
    expect(page.text('[role="alert"]')).toContain("Queste 4 righe non indicano un articolo");
    expect(page.$("#lines").text().trim()).toBe("");
  });

  it("treats an email line that contains a column name as text", async () => {
    const shop = await asBusiness();
    const [a, b] = (await Promise.all([aProduct(), aProduct()])).map(({ sku }) => sku);
    const mail = ["Gentile Anna,", "Articoli da ordinare, grazie:", `${a} 6`, `${b}, 4`];
    const page = await (await shop.get("/cart")).submit(intent("add-lines"), { lines: mail.join("\n") });
    const quantities = page
      .$('[name^="qty."]')
      .toArray()
      .map((input) => page.$(input).attr("value"));
    expect(quantities).toEqual(["6", "4"]);
    const priced = await page.submit(intent("add-lines"), { lines: `Codice\tPrezzo\n${a}\t30` });
    expect([priced.status, priced.$("#lines").text().trim()]).toEqual([400, `${a}\t?`]);
  });

  it.each([
    ["has columns for price and stock but not for quantity", "Codice;Giacenza;Prezzo\nSKU;40;7", "Giacenza"],
    ["has two quantity columns", "Codice;Quantità;Qty\nSKU;40;7", "Quantità"],
    ["names its columns in another language", "Kode;Antal;Pris\nSKU;40;7", "Antal"],
    ["has no header row and two numeric columns", "SKU;40;7", "40"],
  ])("requires the quantity column if a file %s", async (_, csv, shown) => {
    for (const shop of [await asBusiness(), browser()]) {
      const { sku } = await aProduct();
      const asked = await sendFile(shop, [csv.replace("SKU", sku)]);
      const $ = load(await asked.text());
      expect(asked.status).toBe(200);
      expect($("#file-columns").parent().text()).toContain("Non è chiaro quale colonna è la quantità");
      expect($("#file-columns").parent().text()).toContain(shown);
      expect((await shop.get("/cart")).text("main")).toContain("Il carrello è vuoto.");
      const table = String($("[name=table]").attr("value"));
      const fields = { intent: "add-file", table, "column.0": "code" };
      const missing = await shop.post("/cart", fields);
      expect([missing.status, missing.text("main")]).toEqual([
        400,
        expect.stringContaining("Scegli la colonna delle quantità"),
      ]);
      const page = await shop.post("/cart", { ...fields, "column.1": "", "column.2": "qty" });
      expect(page.$('[name^="qty."]').attr("value")).toBe("7");
    }
  });

  it("adds no file row without a quantity, and keeps a row with an unclear one for a decision", async () => {
    const shop = await asBusiness();
    const [a, b, c, d] = (await Promise.all([aProduct(), aProduct(), aProduct(), aProduct()])).map(
      ({ sku }) => sku,
    );
    const csv = `Ordine;;\nCodice;Quantità;Prezzo\n${a};6,00;3,50\n${b};1.000,00;7,00\n${c};;12,00\n${d};0;4,00\n;Totale;26,50\n`;
    const sent = await sendFile(shop, [csv]);
    const page = await shop.get(sent.headers.get("Location") ?? "");
    const quantities = page
      .$('[name^="qty."]')
      .toArray()
      .map((input) => page.$(input).attr("value"));
    expect(quantities).toEqual(["6"]);
    expect(page.$("#lines").text().trim().split("\n")).toEqual([`${b}\t1.000,00`, `${c}\t?`]);
    const again = await page.submit(intent("add-lines"), {});
    expect([again.status, again.$("#lines").text().trim()]).toEqual([400, `${b}\t1.000,00\n${c}\t?`]);
  });

  it("refuses a list that is too long as a whole, and shows it again", async () => {
    const shop = await asBusiness();
    const { sku } = await aProduct();
    const lines = Array(201).fill(`${sku} 1`).join("\n");
    const page = await (await shop.get("/cart")).submit(intent("add-lines"), { lines });
    expect(page.status).toBe(400);
    expect(page.$("#lines").text().trim().split("\n")).toHaveLength(201);
    expect((await shop.get("/cart")).text("main")).toContain("Il carrello è vuoto.");
  });

  it("shows the page again if no line was accepted", async () => {
    const shop = await asBusiness();
    const page = await (await shop.get("/cart")).submit(intent("add-lines"), { lines: "BOH 1" });
    expect([page.status, page.$("#lines").text().trim()]).toEqual([400, "BOH 1"]);
    expect((await shop.post("/cart", { intent: "add-lines", lines: " " })).status).toBe(400);
  });
});
