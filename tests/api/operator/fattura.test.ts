// Electronic invoices through the API: their files, the data required before a number is given, and how
// missing data are completed.
import { describe, expect, it } from "vitest";
import { DEFAULT_TIME_ZONE } from "~/contract/constants/time-zone";
import { localDay } from "~/domain/local-day";
import { detailOf, refusal } from "../../support/answers";
import { aCustomer } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { contentErrors, schemaErrors } from "../../support/fattura";
import { parseXml, textsOf } from "../../support/fattura-xml";
import { askOperator, operator } from "../../support/operator";
import { sql } from "../../support/worker/worker";

const shop = operator();
const anOrderOf = async (to: Record<string, string> = {}, type: "consumer" | "business" = "consumer") => {
  const order = await anOrder({ customer: await aCustomer({ type }), type, status: "processing" });
  for (const [field, value] of Object.entries(to))
    await sql(
      "UPDATE orders SET billing_address = json_set(billing_address, ?, ?) WHERE id = ?",
      `$.${field}`,
      value,
      order.id,
    );
  return order;
};
const post = (path: string, body: object = {}, method = "POST") =>
  askOperator(path, { method, body: JSON.stringify(body) });
const patch = (id: number, body: object) => post(`orders/${id}/invoice-data/`, body, "PATCH");
const nextNumber = async () =>
  (await shop.numbering.list({})).results.find(({ series }) => series === "invoices")?.next;

async function fileOf(path: string) {
  const answer = await askOperator(path);
  const xml = await answer.text();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${xml}`);
  // The exchange system counts days in Italy, where the next day begins before midnight UTC.
  const today = localDay(new Date().toISOString(), DEFAULT_TIME_ZONE);
  expect(await schemaErrors([{ fileName: path, contents: xml }])).toEqual([]);
  expect(contentErrors(xml, today)).toEqual([]);
  const root = parseXml(xml);
  const name = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1] ?? "";
  return { name, root, progressive: textsOf(root, "ProgressivoInvio")[0] };
}

describe("the file of an electronic invoice", () => {
  it("has a unique name, which stays the same as long as the document does", async () => {
    const suffix = crypto.randomUUID().slice(0, 4);
    const names = new Set<string>();
    for (const number of [`12/${suffix}`, `13/${suffix}`, `7/A${suffix}`, `8/A${suffix}`]) {
      const { id } = await anOrderOf();
      await shop.orders.invoice({ id, number });
      const file = await fileOf(`orders/${id}/invoice.xml/`);
      expect(file.name).toMatch(/^IT[A-Z\d]{11,16}_[A-Z\d]{5}\.xml$/);
      expect(file.name).toContain(`_${file.progressive}.xml`);
      names.add(file.name.toLowerCase());
      expect((await fileOf(`orders/${id}/invoice.xml/`)).name).toBe(file.name);
    }
    expect(names.size).toBe(4);
  });

  it("is replaced when its number is corrected, and a credit note has its own", async () => {
    const { id } = await anOrderOf();
    await shop.orders.paid({ id });
    await shop.orders.invoice({ id });
    const first = await fileOf(`orders/${id}/invoice.xml/`);
    await shop.orders.invoice({ id, number: `A ${crypto.randomUUID().slice(0, 8)}/1` });
    const second = await fileOf(`orders/${id}/invoice.xml/`);
    const { refunds } = await shop.orders.refund(
      { id, amount: "5.01" },
      { idempotencyKey: crypto.randomUUID() },
    );
    const note = await fileOf(`orders/${id}/refunds/${refunds[0]?.id}/credit-note.xml/`);
    expect(new Set([first.name, second.name, note.name]).size).toBe(3);
  });
});

describe("the data of an electronic invoice", () => {
  it("are required before a number is given, can be completed on the order, and are audited", async () => {
    const { id } = await anOrderOf({ tax_code: "" });
    const next = await nextNumber();
    const refused = await post(`orders/${id}/invoice/`);
    expect(await refusal(refused.clone())).toMatchObject({
      ...{ status: 409, code: "invoice_incomplete" },
      fields: [{ field: "tax_code", code: "tax_code_for_invoice" }],
    });
    expect(await detailOf(refused)).toMatchObject({
      message: expect.stringContaining("fattura elettronica"),
    });
    expect(await nextNumber()).toBe(next);
    expect((await shop.orders.get({ id })).invoice_faults).toMatchObject([{ field: "tax_code" }]);

    expect(await refusal(await patch(id, { tax_code: "RSSDAA80A41D612X" }))).toMatchObject({
      status: 400,
      fields: [{ field: "tax_code", code: "tax_code_invalid" }],
    });
    const done = await patch(id, { tax_code: "rssdaa80a41d612m " });
    expect(await done.json()).toMatchObject({
      billing_address: { tax_code: "RSSDAA80A41D612M" },
      invoice_faults: [],
    });
    await shop.orders.invoice({ id });
    await fileOf(`orders/${id}/invoice.xml/`);
    const [entry] = (await shop.audit.list({ call: "orders.invoiceData" })).results;
    expect(entry).toMatchObject({
      target: `order/${id}`,
      before: { tax_code: "" },
      after: { tax_code: "RSSDAA80A41D612M" },
    });
  });

  it("can be repaired on an invoice that already has its number", async () => {
    const { id } = await anOrderOf();
    await shop.orders.invoice({ id });
    await sql(
      "UPDATE orders SET billing_address = json_set(billing_address, '$.tax_code', '') WHERE id = ?",
      id,
    );
    expect(await refusal(await askOperator(`orders/${id}/invoice.xml/`))).toMatchObject({
      status: 409,
      code: "invoice_incomplete",
    });
    await patch(id, { tax_code: "RSSDAA80A41D612M", recipient: "Šimon Łoś" });
    const { root } = await fileOf(`orders/${id}/invoice.xml/`);
    expect(textsOf(root, "Denominazione")[1]).toBe("Simon Los");
  });

  it("use a public body's office code, with CIG and CUP", async () => {
    const { id } = await anOrderOf(
      { business_name: "Comune di Asti", vat_number: "IT09941700057" },
      "business",
    );
    await patch(id, { sdi_code: "ufpq1k", cig: "z123456789", cup: "E12F34000560001" });
    await shop.orders.invoice({ id });
    const { root } = await fileOf(`orders/${id}/invoice.xml/`);
    expect(textsOf(root, "FormatoTrasmissione")).toEqual(["FPA12"]);
    expect(textsOf(root, "CodiceCIG")).toEqual(["Z123456789"]);
  });

  it("name Germany for a German number at an Italian address", async () => {
    const { id } = await anOrderOf({ business_name: "Müller GmbH", vat_number: "DE136695976" }, "business");
    await shop.orders.invoice({ id });
    const { root } = await fileOf(`orders/${id}/invoice.xml/`);
    expect(textsOf(root, "IdPaese").at(-1)).toBe("DE");
  });

  it("need no tax code for a consumer abroad", async () => {
    const { id } = await anOrderOf({ tax_code: "", country: "FR", postal_code: "75011", province: "" });
    await shop.orders.invoice({ id });
    expect(textsOf((await fileOf(`orders/${id}/invoice.xml/`)).root, "CodiceDestinatario")).toEqual([
      "XXXXXXX",
    ]);
  });
});

describe("the share capital", () => {
  it("is an amount in the settings and in the file", async () => {
    const { value } = await shop.settings.get({ key: "COMPANY_DATA" });
    const put = (share_capital: string) =>
      post("settings/COMPANY_DATA/", { value: { ...Object(value), share_capital } }, "PUT");
    try {
      for (const wrong of ["diecimila", "10.00.000", "1e5", "10.000,0", "-5.00"])
        expect(await refusal(await put(wrong))).toMatchObject({
          status: 400,
          fields: [{ field: "value.share_capital", code: "not_an_amount" }],
        });
      for (const [written, capital] of [
        ["10000.00", "10000.00"],
        ["10.000,00 € i.v.", "10000.00"],
        ["10,000.00", "10000.00"],
        ["10000", "10000.00"],
      ] as const) {
        expect((await put(written)).status).toBe(200);
        const { id } = await anOrderOf();
        await shop.orders.invoice({ id });
        expect(textsOf((await fileOf(`orders/${id}/invoice.xml/`)).root, "CapitaleSociale")).toEqual([
          capital,
        ]);
      }
    } finally {
      await post("settings/COMPANY_DATA/", { value }, "PUT");
    }
  });
});
