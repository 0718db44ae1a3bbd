// The shop's own documents in the back office: found by title and by code, never a customer's.
import { expect, it } from "vitest";
import { operatorPaths } from "~/operator-paths";
import { atTheDesk } from "../../support/back-office";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { aPerson } from "../../support/desk";
import { askOperator, operator } from "../../support/operator";
import { sql } from "../../support/worker/worker";

const aDocument = (title: string, columns: { product?: number; customer?: number }) =>
  sql(
    `INSERT INTO documents (type, locale, title, product_id, customer_id, is_public, mime, size, date, file)
     VALUES ('safety_sheet', 'it', ?, ?, ?, ?, 'application/pdf', 2048, '2026-01-15', 'none.pdf')`,
    ...[title, columns.product ?? null, columns.customer ?? null, columns.customer === undefined ? 1 : 0],
  );

it("are found by a part of the title and by the code of the product, which they lead to", async () => {
  const word = crypto.randomUUID().slice(0, 8);
  const [product, customer] = [await aProduct(), await aCustomer({ type: "business" })];
  await aDocument(`Scheda ${word}`, { product: product.id });
  await aDocument(`Listino privato ${word}`, { customer: customer.id });
  const desk = await atTheDesk();
  const list = await desk.get("/operator/documents");
  const found = await list.submit("main form[role=search]", {
    search: word.toUpperCase(),
    type: "safety_sheet",
  });
  expect(found.$("main tbody tr").length).toBe(1);
  expect(found.text("main tbody tr")).toContain(`Scheda ${word}`);
  expect(found.$("main tbody td a").attr("href")).toBe(operatorPaths.record("product", product.sku));
  const byCode = await desk.get(operatorPaths.documents({ search: product.sku.toLowerCase() }));
  expect(byCode.text("main tbody")).toContain(`Scheda ${word}`);
  const other = await desk.get(operatorPaths.documents({ search: word, type: "certificate" }));
  expect(other.text("main")).toContain("Nessun documento con questi filtri.");
});

it("are for who reads content, and a search is bounded", async () => {
  expect((await askOperator(`documents/?search=${"a".repeat(201)}`)).status).toBe(400);
  expect((await askOperator("documents/?type=letter")).status).toBe(400);
  const { client } = await aPerson("content");
  const word = crypto.randomUUID();
  expect((await client.documents.list({ search: word })).count).toBe(0);
  await aDocument(word, {});
  expect((await operator().documents.list({ search: word })).results).toMatchObject([
    { title: word, product: null, is_drawn: false, size: 2048 },
  ]);
});
