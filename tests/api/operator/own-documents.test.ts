// The shop's own documents: uploaded, changed, replaced, deleted; never a customer's, nor one that the shop renders.
import { describe, expect, it } from "vitest";
import { MAX_DOCUMENT_BYTES } from "~/contract/constants/limits";
import type { DocumentId } from "~/contract/ids";
import { detailOf } from "../../support/answers";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { aPerson } from "../../support/desk";
import { askOperator, operator } from "../../support/operator";
import { api, shopUrl, sql } from "../../support/worker/worker";

const { documents } = operator();
const pdf = (text: string) => ({ file: new Blob([`%PDF-1.7 ${text}`]) });
const aTitle = () => `Scheda ${crypto.randomUUID()}`;
const aDocument = (title = aTitle(), product = "") =>
  documents.create({ title, type: "technical_sheet", product }, pdf(title));
const fileOf = async ({ url }: { url: string }) => {
  const answer = await fetch(shopUrl() + url);
  return [answer.status, answer.ok ? await answer.text() : null];
};
const refusal = async (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error) => [error.status, error.code],
  );
const rowOf = async (id: number) => (await sql("SELECT * FROM documents WHERE id = ?", id))[0];

describe("POST operator/documents/", () => {
  it("accepts a file, which the product's page and the public address then have", async () => {
    const product = await aProduct();
    const title = aTitle();
    const stored = await documents.create(
      { title, type: "safety_sheet", language: "it", product: product.sku },
      pdf(title),
    );
    expect(stored).toMatchObject({
      ...{ title, type: "safety_sheet", locale: "it", mime: "application/pdf", is_drawn: false },
      ...{ product: { sku: product.sku }, size: title.length + 9 },
    });
    expect(await fileOf(stored)).toEqual([200, `%PDF-1.7 ${title}`]);
    const assets = await (await api(`products/p/assets/${product.id}/`)).json();
    expect(JSON.stringify(assets)).toContain(title);
    expect(await documents.get({ id: stored.id })).toEqual(stored);
  });

  it("refuses a file that is neither a PDF nor a video, even one named as a PDF, and stores nothing", async () => {
    const title = aTitle();
    const facts = { title, type: "certificate" } as const;
    const html = new Blob(["<script>alert(1)</script>"], { type: "application/pdf" });
    expect(await refusal(documents.create(facts, { file: html }))).toEqual([400, "document_file"]);
    expect(await refusal(documents.create({ ...facts, type: "video" }, pdf("")))).toEqual([
      400,
      "document_file",
    ]);
    expect(await refusal(documents.create({ ...facts, product: "NO-SUCH" }, pdf("")))).toEqual([
      400,
      "invalid_input",
    ]);
    const large = new Blob(["%PDF-", new Uint8Array(MAX_DOCUMENT_BYTES)]);
    expect(await refusal(documents.create(facts, { file: large }))).toEqual([413, "too_large"]);
    expect(await sql("SELECT id FROM documents WHERE title = ?", title)).toEqual([]);
    const bad = await askOperator("documents/?title=&type=invoice", { method: "POST", body: "%PDF-" });
    expect(bad.status).toBe(400);
  });

  it("never reuses the id of a deleted document", async () => {
    const first = await aDocument();
    await documents.delete({ id: first.id });
    expect((await aDocument()).id).toBeGreaterThan(first.id);
    expect(await fileOf(first)).toEqual([404, null]);
  });
});

describe("PATCH, PUT and DELETE operator/documents/{id}/", () => {
  it("change the named fields, and leave the others unchanged", async () => {
    const product = await aProduct();
    const { id, title } = await aDocument(aTitle(), product.sku);
    expect(await documents.edit({ id, type: "certificate" })).toMatchObject({
      ...{ title, type: "certificate", product: { sku: product.sku } },
    });
    expect(await documents.edit({ id, title: "Altro", language: "en", product: "" })).toMatchObject({
      ...{ title: "Altro", type: "certificate", locale: "en", product: null },
    });
    expect(await refusal(documents.edit({ id, type: "video" }))).toEqual([400, "document_file"]);
    expect(await refusal(documents.edit({ id, product: "NO-SUCH" }))).toEqual([400, "invalid_input"]);
  });

  it("put another file at the same address, which caches may store for a minute at most", async () => {
    const { id, url } = await aDocument();
    const before = String((await rowOf(id))?.file);
    const first = await fetch(shopUrl() + url);
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=60");
    const replaced = await documents.put({ id }, pdf("another"));
    expect([replaced.url, await fileOf(replaced)]).toEqual([url, [200, "%PDF-1.7 another"]]);
    const again = await fetch(shopUrl() + url, {
      headers: { "If-None-Match": first.headers.get("ETag") ?? "" },
    });
    expect(again.status).toBe(200);
    const object = await askOperator(`objects/bytes/?${new URLSearchParams({ key: before })}`);
    expect(object.status).toBe(404);
  });

  it("refuse the second of two concurrent changes, and change nothing", async () => {
    const { id, version, title } = await aDocument();
    const now = await documents.edit({ id, version, title: `${title} bis` });
    const late = [
      () => documents.edit({ id, version, title: "late" }),
      () => documents.put({ id, version }, pdf("late")),
      () => documents.delete({ id, version }),
    ];
    for (const change of late) expect(await refusal(change())).toEqual([409, "edited_by_another"]);
    expect(await documents.get({ id })).toEqual(now);
    // Two changes at the same moment.
    const both = await Promise.all(
      ["a", "b"].map((one) => refusal(documents.edit({ id, version: now.version, title: one }))),
    );
    expect(both.filter((one) => one === "done")).toHaveLength(1);
    expect(await documents.delete({ id })).toBeNull();
  });

  it("refuse a document that the shop renders, and answer 404 for a customer's", async () => {
    const [drawn] = await sql("SELECT id FROM documents WHERE is_drawn = 1 AND is_public = 1 LIMIT 1");
    const order = await anOrder({ customer: await aCustomer({ type: "business" }), status: "processing" });
    const [invoice] = await sql("SELECT id FROM documents WHERE order_id = ?", order.id);
    const cases = [
      [Number(drawn?.id), 409, "document_is_drawn"],
      [Number(invoice?.id), 404, "not_found"],
    ] as const;
    for (const [number, status, code] of cases) {
      const id = number as DocumentId;
      const before = await rowOf(id);
      for (const change of [
        () => documents.edit({ id, title: "x" }),
        () => documents.put({ id }, pdf("x")),
        () => documents.delete({ id }),
      ])
        expect(await refusal(change())).toEqual([status, code]);
      expect(await rowOf(id)).toEqual(before);
    }
    expect(await refusal(documents.get({ id: Number(invoice?.id) as DocumentId }))).toEqual([
      404,
      "not_found",
    ]);
  });

  it("are for roles that write content, and are logged with their author", async () => {
    const { id, title } = await aDocument();
    const reader = (await aPerson("orders")).client.documents;
    expect((await reader.get({ id })).title).toBe(title);
    for (const change of [
      () => reader.edit({ id, title: "x" }),
      () => reader.put({ id }, pdf("x")),
      () => reader.delete({ id }),
      () => reader.create({ title: "x", type: "certificate" }, pdf("x")),
    ])
      expect(await refusal(change())).toEqual([403, "not_permitted"]);
    const { client, name } = await aPerson("content");
    await client.documents.delete({ id });
    const [entry] = await sql(
      "SELECT who, before FROM audit WHERE target = ? ORDER BY id DESC LIMIT 1",
      `document/${id}`,
    );
    expect([entry?.who, JSON.parse(String(entry?.before)).title]).toEqual([name, title]);
  });

  it("refuse in the reader's language", async () => {
    const { id } = await aDocument();
    const answer = await askOperator(`documents/${id}/file/`, { method: "PUT", body: "no" });
    expect((await detailOf(answer)).message).toBe("Serve un PDF; per un video, un MP4");
  });
});
