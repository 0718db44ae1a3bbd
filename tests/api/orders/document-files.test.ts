// A document's file: rendered or uploaded, conditional and range requests, and access (IDOR).
import { describe, expect, it } from "vitest";
import { aCustomer, anAgent } from "../../support/builders/builders";
import { pagesOf } from "../../support/builders/pdf";
import { anInvoice, file, publicly, SHEET } from "../../support/documents";
import { api, signInAs, sql } from "../../support/worker/worker";

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

  it("renders a catalogue of everything that the shop has", async () => {
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

  it("answers 304 if nothing has changed, and sends no part of a changed file", async () => {
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

  it("sends a private document only to its customer and the customer's agent", async () => {
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

  it("answers 404 to a malformed id, and to a document whose file is missing", async () => {
    for (const id of ["..%2f..%2fimg%2fx.svg", "1%00", "0", "-1", "1e3"])
      expect((await api(`documents/${id}/file/`)).status).toBe(404);
    const [lost] = await sql<{ id: number }>(
      // Ids from a million on belong to orders' documents.
      `INSERT INTO documents (id, type, title, is_public, mime, date, file)
       VALUES ((SELECT coalesce(max(id), 0) + 1 FROM documents WHERE id < 1000000), 'video', 'Perduto', 1, 'video/mp4', '2020-01-01', 'documents/none.mp4') RETURNING id`,
    );
    expect((await file(lost?.id ?? 0)).status).toBe(404);
    await sql("DELETE FROM documents WHERE id = ?", lost?.id ?? 0);
  });
});

describe("GET orders/doc/", () => {
  it("sends an order's invoice to its customer and the customer's agent", async () => {
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
