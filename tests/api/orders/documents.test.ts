// The list of documents, and their ids.
import { describe, expect, it } from "vitest";
import { get, read } from "../../support/answers";
import { aCustomer } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { anInvoice, Documents, file, publicly, SHEET } from "../../support/documents";
import { operator } from "../../support/operator";
import { api, signInAs, sql, tickCron } from "../../support/worker/worker";

describe("GET documents/", () => {
  it("lists public documents to everybody, and a customer's own to the customer", async () => {
    const nobody = await publicly("page=-1");
    expect(nobody.results.some(({ type }) => type === "invoice")).toBe(false);
    const { who } = await anInvoice();
    const own = await get(who, "documents/?page=-1", Documents);
    expect(own.count).toBeGreaterThan(nobody.count);
    expect(own.results.some(({ type }) => type === "invoice")).toBe(true);
  });

  it("filters by type, words, language, and whether it belongs to a product", async () => {
    const catalogues = await publicly("type=catalogue&in_locale=true&locale=es&page=-1");
    expect(catalogues.count).toBe(4);
    expect(new Set(catalogues.results.map(({ locale }) => locale))).toEqual(new Set(["es"]));
    const sheets = await publicly("of_products=true&search=MANNOPROTEINE&locale=it");
    expect(sheets.results.map(({ title }) => title)).toContain("Scheda tecnica: Mannoproteine");
    const idsOf = async (query: string) => (await publicly(`${query}&page=-1`)).results.map(({ id }) => id);
    const others = await idsOf("of_products=false");
    expect(others).toEqual(expect.arrayContaining(catalogues.results.map(({ id }) => id)));
    const ofProducts = new Set(await idsOf("of_products=true"));
    expect(others.filter((id) => ofProducts.has(id))).toEqual([]);
    expect((await api("documents/?type=secret")).status).toBe(400);
    expect((await publicly("search=%25%25_%22'%00")).count).toBe(0);
  });

  it("is public without a token", async () => {
    for (const path of ["documents/?page_size=1", "shop/shipping-policies/?country=IT", "openapi.json"]) {
      const first = await api(path);
      expect([path, first.headers.get("Cache-Control")]).toEqual([
        path,
        expect.stringMatching(/^public, max-age=/),
      ]);
      const again = await api(path, { headers: { "If-None-Match": first.headers.get("ETag") ?? "" } });
      expect([path, again.status]).toEqual([path, 304]);
    }
  });

  it("renders nothing for a list: the size is known once the PDF was rendered", async () => {
    const sizeOf = async (id: number) => (await sql("SELECT size FROM documents WHERE id = ?", id))[0]?.size;
    await sql("UPDATE documents SET size = 0 WHERE id = ?", SHEET);
    const { results } = await publicly("of_products=true&page=-1");
    expect(results.find(({ id }) => id === SHEET)?.size).toBeNull();
    expect(await sizeOf(SHEET)).toBe(0);
  });

  it("gets the documents of an order rendered by the cron", async () => {
    const rendered = `is_drawn = 1 AND order_id = (SELECT max(order_id) FROM documents WHERE is_drawn = 1)`;
    await sql(`UPDATE documents SET size = 0 WHERE ${rendered}`);
    await tickCron();
    const [drawn] = await sql(`SELECT min(size) AS least FROM documents WHERE ${rendered}`);
    expect(drawn?.least).toBeGreaterThan(1000);
  });

  it("returns the size of a catalogue or price list once the cron has rendered it, one per run", async () => {
    const sizes = async () => [
      ...(await publicly("type=catalogue&page=-1")).results,
      ...(await publicly("type=price_list&page=-1")).results,
    ];
    const drawn = async () => (await sizes()).filter(({ size }) => size !== null).length;
    await sql("UPDATE documents SET size = 0 WHERE type IN ('catalogue', 'price_list') AND is_drawn = 1");
    const before = await drawn();
    await tickCron(new Date("2026-11-22T10:06:00Z"), true);
    expect(await drawn()).toBe(before + 1);
    await tickCron(new Date("2026-11-22T10:10:00Z"), true);
    expect(await drawn()).toBe(before + 2);
  });

  it("reads only as many rows as it returns, without a search", async () => {
    for (const query of [
      "page_size=5&of_products=true",
      "page_size=100",
      "page_size=5&type=technical_sheet&in_locale=true",
    ]) {
      const answer = await api(`documents/?${query}`);
      expect([query, Number(answer.headers.get("D1-Round-Trips"))]).toEqual([query, 1]);
      const { results } = await read(Documents, answer.clone());
      expect(Number(answer.headers.get("D1-Rows-Read")), query).toBeLessThan(results.length * 3 + 80);
    }
  });

  it("lists the same page by page as in one page, the newest first", async () => {
    const { who } = await anInvoice();
    const all = await get(who, "documents/?page=-1", Documents);
    const paged = [];
    for (let page = 1; page <= 3; page += 1)
      paged.push(...(await get(who, `documents/?page_size=7&page=${page}`, Documents)).results);
    expect(paged.map(({ id }) => id)).toEqual(all.results.slice(0, 21).map(({ id }) => id));
    const order = all.results.map(({ date, id }) => `${date} ${String(id).padStart(9, "0")}`);
    expect(order).toEqual([...order].sort().reverse());
    expect(all.count).toBe(all.results.length);
  });

  it("lists only documents that have a file, with its size", async () => {
    // The demo's documents: other tests have rendered some without a file.
    const { results } = await publicly("search=Scheda+tecnica&page_size=20");
    expect(results.length).toBeGreaterThan(2);
    for (const { id, size, mime } of results) {
      const answer = await file(id);
      expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, mime]);
      const bytes = (await answer.arrayBuffer()).byteLength;
      if (size !== null) expect(size).toBe(bytes);
    }
    const again = await publicly("search=Scheda+tecnica&page_size=20");
    expect(again.results.every(({ size }) => size !== null)).toBe(true);
  }, 120_000);
});

describe("a document's id", () => {
  const plain = async () => {
    const [row] = await sql<{ id: number }>(
      `INSERT INTO documents (type, title, is_public, mime, date, file)
       VALUES ('video', 'Senza numero', 1, 'video/mp4', '2020-01-01', 'documents/none.mp4') RETURNING id`,
    );
    return row?.id ?? 0;
  };

  it("is unique, in any order of documents, orders, parcels and credit notes", async () => {
    const customer = await aCustomer();
    const shop = operator();
    const plains: number[] = [];
    const orders: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      plains.push(await plain());
      const { id } = await anOrder({ customer, status: "processing", qty: 2, stock: 10 });
      plains.push(await plain());
      await shop.orders.paid({ id });
      await shop.orders.move({ id, to: "shipped" });
      plains.push(await plain());
      await shop.orders.refund({ id, amount: "1.00" }, { idempotencyKey: crypto.randomUUID() });
      plains.push(await plain());
      await shop.orders.invoice({ id });
      orders.push(id);
    }
    const who = await signInAs(customer.username);
    for (const id of orders) {
      const { shipments, refunds, invoice } = await shop.orders.get({ id });
      const { results } = await get(who, `documents/?order=${id}`, Documents);
      expect(results.map(({ type }) => type).sort()).toEqual([
        "credit_note",
        "delivery_note",
        "invoice",
        "order_confirmation",
      ]);
      const named = [shipments[0]?.document, refunds[0]?.credit_note?.document, invoice?.document];
      const types = named.map((document) => results.find((one) => one.id === document)?.type);
      expect(types).toEqual(["delivery_note", "credit_note", "invoice"]);
    }
    expect(new Set(plains).size).toBe(12);
    for (const id of plains)
      expect(await sql("SELECT title FROM documents WHERE id = ?", id)).toEqual([{ title: "Senza numero" }]);
    await sql("DELETE FROM documents WHERE title = 'Senza numero'");
  });
});
