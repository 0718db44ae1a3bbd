// The back office: imports the file of another shop system step by step, without JavaScript.
import { expect, it } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { type Browser, intent } from "../../support/browser";
import { shopifyProducts } from "../../support/builders/shop-files";
import { shopUrl, sql } from "../../support/worker/worker";

async function send(visitor: Browser, csv: string | null) {
  const form = new FormData();
  form.append("intent", "file");
  form.append("source", "");
  if (csv !== null) form.append("file", new File([csv], "products_export_1.csv", { type: "text/csv" }));
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return fetch(`${shopUrl()}/operator/files/shop`, {
    method: "POST",
    body: form,
    headers: { Cookie: cookie, Origin: shopUrl() },
    redirect: "manual",
  });
}

it("an import leads from the file to its columns, the trial run and the result", async () => {
  const tag = crypto.randomUUID().slice(0, 8);
  const desk = await atTheDesk();
  expect((await desk.get("/operator/files")).$('a[href="/operator/files/shop"]').length).toBe(1);
  expect((await desk.get("/operator/files/shop")).$("input[type=file]").length).toBe(1);
  const sent = await send(desk, shopifyProducts(tag));
  expect(sent.status).toBe(303);
  const columns = await desk.get(sent.headers.get("Location") ?? "");
  expect(columns.text("main")).toContain("Prodotti da Shopify");
  expect(columns.$('select[name="fields.1"] option[selected]').attr("value")).toBe("name");
  expect(columns.text("main")).toContain("Hat, wide · Shoes");
  const [list] = await sql("SELECT includes_vat FROM price_lists WHERE code = 'retail'");
  const kind = list?.includes_vat === 1 ? "gross" : "net";
  const other = kind === "gross" ? "net" : "gross";
  // Categories are not imported: they would appear in the menu of other tests' pages.
  const plan = { list: "retail", prices: other, "fields.3": "", "fields.4": "" };
  const refused = await columns.submit(intent("plan"), plan);
  expect([refused.status, refused.$("#prices").attr("aria-invalid")]).toEqual([400, "true"]);
  // A column that was set to be ignored is still ignored.
  expect(refused.$('select[name="fields.3"] option[selected]').attr("value") ?? "").toBe("");
  const trial = await refused.submit(intent("plan"), { prices: kind });
  expect(trial.text("main")).toMatch(/Prodotti nel file\s*3\s*Nuovi\s*3\s*Varianti\s*2/);
  const pictures = await desk.get(trial.$("a[download]").attr("href") ?? "");
  expect(pictures.html).toContain(`https://cdn.test/files/hat-${tag}.jpg?v=1`);
  const done = await trial.submit(intent("write"));
  expect(done.text("body")).toContain("Importati 3 prodotti con 2 varianti.");
  expect((await sql("SELECT brand FROM products WHERE sku = ?", `HAT-${tag}`))[0]?.brand).toBe("");
});

it("an import shows what is wrong with a file, and reports a missing file", async () => {
  const desk = await atTheDesk();
  expect((await send(desk, null)).status).toBe(400);
  const unknown = await send(desk, "a,b\r\n1,2");
  expect([unknown.status, await unknown.text()]).toEqual([
    400,
    expect.stringContaining("Non riconosciamo le intestazioni"),
  ]);
  const broken = await send(desk, 'Handle,Title\r\n"a,b\r\n');
  expect([broken.status, await broken.text()]).toEqual([400, expect.stringContaining("Virgolette aperte")]);
  const sent = await send(desk, shopifyProducts("faulty", "12,9.0"));
  const columns = await desk.get(sent.headers.get("Location") ?? "");
  const [list] = await sql("SELECT includes_vat FROM price_lists WHERE code = 'retail'");
  const trial = await columns.submit(intent("plan"), {
    list: "retail",
    prices: list?.includes_vat === 1 ? "gross" : "net",
  });
  expect(trial.text("main")).toContain("Variant Price");
  expect(trial.$("button[value=write]").length).toBe(0);
});
