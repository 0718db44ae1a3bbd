// The shop's own documents in the back office: found by title and by product code. Customers' documents are not
// listed.
import { load } from "cheerio";
import { expect, it } from "vitest";
import { operatorPaths } from "~/operator-paths";
import { atTheDesk } from "../../support/back-office";
import { type Browser, browser, intent } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { aPerson } from "../../support/desk";
import { askOperator, operator } from "../../support/operator";
import { shopUrl, sql } from "../../support/worker/worker";

const aDocument = (title: string, columns: { product?: number; customer?: number }) =>
  sql(
    `INSERT INTO documents (type, locale, title, product_id, customer_id, is_public, mime, size, date, file)
     VALUES ('safety_sheet', 'it', ?, ?, ?, ?, 'application/pdf', 2048, '2026-01-15', 'none.pdf')`,
    ...[title, columns.product ?? null, columns.customer ?? null, columns.customer === undefined ? 1 : 0],
  );

it("documents are found by a part of the title and by product code, and link to the product", async () => {
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

it("documents require the permission to read content, and the length of a search is limited", async () => {
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

const upload = (visitor: Browser, path: string, fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { Cookie: cookie, Origin: shopUrl() };
  return fetch(shopUrl() + path, { method: "POST", body: form, headers, redirect: "manual" });
};
const pdf = (text: string, name = "scheda.pdf") => new File([`%PDF-1.7 ${text}`], name);

it("documents are uploaded in a form, named after the file if no title is typed, and a refused form keeps the typed values", async () => {
  const desk = await atTheDesk();
  const product = await aProduct();
  const name = `Scheda ${crypto.randomUUID()}`;
  const facts = { title: "", type: "safety_sheet", language: "it", product: product.sku };
  const wrong = await upload(desk, "/operator/documents", {
    ...facts,
    title: name,
    file: new File(["no"], "a.pdf"),
  });
  const refused = load(await wrong.text());
  expect([wrong.status, refused("#file-error").text()]).toEqual([400, "Serve un PDF; per un video, un MP4"]);
  expect([refused("#title").val(), refused("#product").val()]).toEqual([name, product.sku]);
  const none = await upload(desk, "/operator/documents", facts);
  expect([none.status, load(await none.text())("#file-error").text()]).toEqual([400, "Scegli un file"]);
  const stranger = await upload(desk, "/operator/documents", {
    ...facts,
    product: "NO-SUCH",
    file: pdf("1"),
  });
  expect(load(await stranger.text())("#product-error").text()).toBe("Prodotto non trovato");
  const taken = await upload(desk, "/operator/documents", { ...facts, file: pdf("1", `${name}.pdf`) });
  expect(taken.status).toBe(303);
  const page = await desk.get(String(taken.headers.get("Location")));
  expect(page.text("h1")).toBe(name);
  expect((await browser().get(`/p/${product.slug}`)).html).toContain(name);
});

it("documents are changed, replaced, and deleted after a confirmation", async () => {
  const desk = await atTheDesk();
  const title = `Scheda ${crypto.randomUUID()}`;
  const { id } = await operator().documents.create({ title, type: "certificate" }, { file: pdf("1") });
  const here = operatorPaths.document(id);
  const page = await desk.get(here);
  const other = await page.submit(intent("edit"), { title: `${title} bis` });
  expect([other.text("h1"), other.text('[role="status"]')]).toEqual([`${title} bis`, "Documento salvato."]);
  // The page was opened before the change, so its version is outdated.
  const late = await page.submit(intent("edit"), { title: `${title} ter` });
  expect(late.status).toBe(409);
  expect([late.$("#title").val(), late.text("#title-hint")]).toEqual([
    `${title} ter`,
    expect.stringContaining(`${title} bis`),
  ]);
  const again = await late.submit(intent("edit"));
  expect(again.text("h1")).toBe(`${title} ter`);
  const { version } = await operator().documents.get({ id });
  const replaced = await upload(desk, here, { intent: "replace", version, file: pdf("2") });
  expect(replaced.status).toBe(303);
  expect(await (await fetch(`${shopUrl()}/documents/${id}`)).text()).toBe("%PDF-1.7 2");
  const asked = await (await desk.get(here)).follow('a[href*="delete=1"]');
  expect(asked.text("#delete")).toContain(`Eliminare «${title} ter»?`);
  const gone = await asked.submit(intent("delete"));
  expect(gone.url).toBe("/operator/documents");
  expect([(await desk.get(here)).status, (await fetch(`${shopUrl()}/documents/${id}`)).status]).toEqual([
    404, 404,
  ]);
});

it("documents that the shop generates are read-only", async () => {
  const [drawn] = await sql("SELECT id FROM documents WHERE is_drawn = 1 AND is_public = 1 LIMIT 1");
  const page = await (await atTheDesk()).get(operatorPaths.document(Number(drawn?.id)));
  expect(page.text("main")).toContain("Il negozio crea questo documento da solo");
  expect(page.$("main form").length).toBe(0);
});
