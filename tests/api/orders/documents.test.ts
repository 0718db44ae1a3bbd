import { describe, expect, it } from "vitest";
import { Document } from "~/contract/documents";
import { listOf } from "~/contract/wire";
import { get, read } from "../../support/answers";
import { aCustomer, anAgent } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { pagesOf } from "../../support/builders/pdf";
import { operator } from "../../support/operator";
import { api, signInAs, sql, tickCron } from "../../support/worker/worker";

const Documents = listOf(Document);
const file = (id: number, headers: Record<string, string> = {}) => api(`documents/${id}/file/`, { headers });
/** A product's sheet. */
const SHEET = 27;
const publicly = async (query: string) => read(Documents, await api(`documents/?${query}`));

/** The demo's business customer, and one of its invoices. */
async function anInvoice() {
  const who = await signInAs("business@demo.test");
  const { results } = await get(who, "documents/?type=invoice", Documents);
  const [invoice] = results;
  if (!invoice) throw new Error("the demo has no invoice");
  return { who, invoice };
}

describe("GET documents/", () => {
  it("shows everybody what is public, and a customer his own besides", async () => {
    const nobody = await publicly("page=-1");
    expect(nobody.results.some(({ type }) => type === "invoice")).toBe(false);
    const { who } = await anInvoice();
    const own = await get(who, "documents/?page=-1", Documents);
    expect(own.count).toBeGreaterThan(nobody.count);
    expect(own.results.some(({ type }) => type === "invoice")).toBe(true);
  });

  it("narrows by type, words, language, and whether a product is behind it", async () => {
    const catalogues = await publicly("type=catalogue&in_locale=true&locale=es&page=-1");
    expect(catalogues.count).toBe(4);
    expect(new Set(catalogues.results.map(({ locale }) => locale))).toEqual(new Set(["es"]));
    const sheets = await publicly("of_products=true&search=MANNOPROTEINE&locale=it");
    expect(sheets.results.map(({ title }) => title)).toContain("Scheda tecnica: Mannoproteine");
    const others = await publicly("of_products=false&page=-1");
    expect(
      others.results.every(({ type }) => ["catalogue", "price_list", "certificate"].includes(type)),
    ).toBe(true);
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

  it("draws nothing for a list: the size is known once the PDF was rendered", async () => {
    const sizeOf = async (id: number) => (await sql("SELECT size FROM documents WHERE id = ?", id))[0]?.size;
    await sql("UPDATE documents SET size = 0 WHERE id = ?", SHEET);
    const { results } = await publicly("of_products=true&page=-1");
    expect(results.find(({ id }) => id === SHEET)?.size).toBeNull();
    expect(await sizeOf(SHEET)).toBe(0);
  });

  it("has what belongs to an order drawn by the cron", async () => {
    const rendered = `is_drawn = 1 AND order_id = (SELECT max(order_id) FROM documents WHERE is_drawn = 1)`;
    await sql(`UPDATE documents SET size = 0 WHERE ${rendered}`);
    await tickCron();
    const [drawn] = await sql(`SELECT min(size) AS least FROM documents WHERE ${rendered}`);
    expect(drawn?.least).toBeGreaterThan(1000);
  });

  it("says how large a catalogue or a price list is, once the cron has drawn it: one at a time", async () => {
    const sizes = async () => [
      ...(await publicly("type=catalogue&page=-1")).results,
      ...(await publicly("type=price_list&page=-1")).results,
    ];
    const drawn = async () => (await sizes()).filter(({ size }) => size !== null).length;
    await sql("UPDATE documents SET size = 0 WHERE type IN ('catalogue', 'price_list') AND is_drawn = 1");
    const before = await drawn();
    await tickCron(new Date("2026-11-22T10:06:00Z"));
    expect(await drawn()).toBe(before);
    await tickCron(new Date("2026-11-22T10:10:00Z"));
    expect(await drawn()).toBe(before + 1);
  });

  it("reads no more of them than it shows where nothing is searched", async () => {
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

  it("lists the same, page by page, as in one page, the newest first", async () => {
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

  it("lists only what has a file, of the size that it says", async () => {
    // The demo's: other tests have rendered without a file.
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

  it("is its own, in any order of documents, orders, parcels and credit notes", async () => {
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

describe("GET documents/{id}/file/", () => {
  it("sends a PDF with its type, length and name", async () => {
    const { who, invoice } = await anInvoice();
    const answer = await who.call("GET", `documents/${invoice.id}/file/`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get("Content-Length")).toBe(String(bytes.length));
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.subarray(-5).toString()).toBe("%%EOF");
    const name = `${invoice.title.replace("/", "-")}.pdf`;
    expect(answer.headers.get("Content-Disposition")).toBe(
      `inline; filename="${name}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    );
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  it("draws a catalogue of all that the shop has", async () => {
    const [general] = (await publicly("type=catalogue&search=Catalogo+generale")).results;
    const written = pagesOf(new Uint8Array(await (await file(general?.id ?? 0)).arrayBuffer())).join("\n");
    const goods = await sql<{ sku: string }>(
      "SELECT sku FROM products WHERE parent_id IS NULL AND is_active = 1 AND create_date < '2026-11-15'",
    );
    expect(goods.length).toBeGreaterThan(2000);
    const lines = new Set(written.split("\n"));
    expect(goods.filter(({ sku }) => !lines.has(sku))).toEqual([]);
  }, 60_000);

  it.each([
    ["bytes=0-3", 206, "%PDF"],
    ["bytes=1-2", 206, "PD"],
    ["bytes=-5", 206, "%%EOF"],
    ["bytes=9999999-", 416, ""],
    ["bytes=5-2", 200, null],
    ["bytes=0-1,4-5", 200, null],
    ["lines=1-2", 200, null],
  ])("answers the range %s with %i", async (range, status, text) => {
    const whole = await file(SHEET);
    const size = Number(whole.headers.get("Content-Length"));
    const part = await file(SHEET, { Range: range });
    expect(part.status).toBe(status);
    const body = await part.text();
    if (text === null) expect(body).toBe(await whole.text());
    else expect(body).toBe(text);
    if (status === 206) {
      expect(part.headers.get("Content-Range")).toMatch(new RegExp(`^bytes \\d+-\\d+/${size}$`));
      expect(part.headers.get("Content-Length")).toBe(String(text?.length));
    }
    if (status === 416) expect(part.headers.get("Content-Range")).toBe(`bytes */${size}`);
  });

  it("says when nothing has changed, and gives no part of what has", async () => {
    const first = await file(SHEET);
    const etag = first.headers.get("ETag") ?? "";
    expect(first.headers.get("Cache-Control")).toMatch(/^public, max-age=\d+$/);
    expect((await file(SHEET, { "If-None-Match": `"x", W/${etag}` })).status).toBe(304);
    const modified = first.headers.get("Last-Modified") ?? "";
    expect((await file(SHEET, { "If-Modified-Since": modified })).status).toBe(304);
    expect((await file(SHEET, { Range: "bytes=0-1", "If-Range": etag })).status).toBe(206);
    expect((await file(SHEET, { Range: "bytes=0-1", "If-Range": '"old"' })).status).toBe(200);
  });

  it.each(["unquoted", '"a" "b"', "W/x", "not a date"])(
    "ignores the malformed condition %s",
    async (text) => {
      for (const name of ["If-None-Match", "If-Modified-Since"])
        expect([name, (await file(SHEET, { [name]: text })).status]).toEqual([name, 200]);
    },
  );

  it("opens a private document to its customer and to the customer's agent alone", async () => {
    const { invoice } = await anInvoice();
    const path = `documents/${invoice.id}/file/`;
    expect((await (await signInAs("agent@demo.test")).call("GET", path)).status).toBe(200);
    const unknown = await file(987_654_321);
    const others = [
      await api(path),
      await (await signInAs("agent2@demo.test")).call("GET", path),
      await (await signInAs("business2@demo.test")).call("GET", path),
      await (await signInAs((await aCustomer()).username)).call("GET", path),
      await (await signInAs((await anAgent()).username)).call("GET", path),
    ];
    const words = await unknown.text();
    for (const other of others) expect([other.status, await other.text()]).toEqual([404, words]);
  });

  it("knows ids alone, and no document whose file is gone", async () => {
    for (const id of ["..%2f..%2fimg%2fx.svg", "1%00", "0", "-1", "1e3"])
      expect((await api(`documents/${id}/file/`)).status).toBe(404);
    const [lost] = await sql<{ id: number }>(
      // From a million on the ids are those of orders' documents.
      `INSERT INTO documents (id, type, title, is_public, mime, date, file)
       VALUES ((SELECT coalesce(max(id), 0) + 1 FROM documents WHERE id < 1000000), 'video', 'Perduto', 1, 'video/mp4', '2020-01-01', 'documents/none.mp4') RETURNING id`,
    );
    expect((await file(lost?.id ?? 0)).status).toBe(404);
    await sql("DELETE FROM documents WHERE id = ?", lost?.id ?? 0);
  });
});

describe("GET orders/doc/", () => {
  it("sends an order's invoice to whom it concerns", async () => {
    const [order] = await sql<{ id: number; document: number }>(
      `SELECT o.id, o.invoice_document_id AS document FROM orders o JOIN users u ON u.id = o.customer_id
       WHERE u.username = 'business@demo.test' AND o.invoice_document_id IS NOT NULL LIMIT 1`,
    );
    const path = `orders/doc/?order_id=${order?.id}`;
    const who = await signInAs("business@demo.test");
    const answer = await who.call("GET", `${path}&type=invoice`);
    expect(answer.status).toBe(200);
    const direct = await who.call("GET", `documents/${order?.document}/file/`);
    expect(await answer.text()).toBe(await direct.text());
    expect((await who.call("GET", `${path}&type=order_confirmation`)).status).toBe(200);
    expect((await who.call("GET", `${path}&type=video`)).status).toBe(400);
    expect((await (await signInAs("business2@demo.test")).call("GET", `${path}&type=invoice`)).status).toBe(
      404,
    );
    expect((await api(`${path}&type=invoice`)).status).toBe(401);
  });
});
