// The back office: missing data of an order's electronic invoice, and the counters of invoice numbers.
import { describe, expect, it } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { intent } from "../../support/browser";
import { aCustomer } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { sql } from "../../support/worker/worker";

const withoutTaxCode = async () => {
  const order = await anOrder({ customer: await aCustomer(), status: "processing" });
  await sql(
    "UPDATE orders SET billing_address = json_set(billing_address, '$.tax_code', '') WHERE id = ?",
    order.id,
  );
  return order;
};

describe("/operator/orders/:id", () => {
  it("reports a missing tax code, assigns no number without it, and accepts it on the order", async () => {
    const visitor = await atTheDesk();
    const { id } = await withoutTaxCode();
    const page = await visitor.get(`/operator/orders/${id}`);
    expect(page.text("#invoice-data")).toContain("serve il codice fiscale");
    const refused = await page.submit(intent("invoice"), { number: "", date: "" });
    expect(refused.status).toBe(409);
    expect(refused.text("main")).toContain("serve il codice fiscale");
    const wrong = await refused.submit(intent("invoice-data"), { tax_code: "RSSDAA80A41D612X", cig: "Z12" });
    expect([wrong.status, wrong.text("#invoice-data")]).toEqual([
      400,
      expect.stringMatching(/Codice fiscale non valido.*CIG non valido/),
    ]);
    expect(wrong.$("#invoice-tax_code").attr("value")).toBe("RSSDAA80A41D612X");
    const completed = await wrong.submit(intent("invoice-data"), { tax_code: "RSSDAA80A41D612M", cig: "" });
    expect([completed.status, completed.text("#invoice-data")]).toEqual([
      200,
      expect.not.stringContaining("serve il codice fiscale"),
    ]);
    const invoiced = await completed.submit(intent("invoice"), { number: "", date: "" });
    const link = invoiced.$(`a[href="/operator/orders/${id}/invoice.xml"]`);
    expect(link.length).toBe(1);
    expect((await visitor.get(`/operator/orders/${id}/invoice.xml`)).status).toBe(200);
  });

  it("redirects from the file of an incomplete invoice to the order, which lists the missing data", async () => {
    const visitor = await atTheDesk();
    const { id } = await withoutTaxCode();
    await sql(
      "UPDATE orders SET invoice_number = ?, invoice_date = '2026-11-20' WHERE id = ?",
      `X ${id}`,
      id,
    );
    const page = await visitor.get(`/operator/orders/${id}/invoice.xml`);
    expect([page.status, page.hops.length]).toEqual([200, 1]);
    expect(page.text("#invoice-data")).toContain("serve il codice fiscale");
  });
});

describe("/operator/settings", () => {
  it("moves a counter forward, and shows an error beside the field if it would move back", async () => {
    const visitor = await atTheDesk();
    const page = await visitor.get("/operator/settings");
    const form = 'form:has([name=series][value="credit-notes"])';
    const next = Number(page.$(`${form} [name=next]`).attr("value"));
    const moved = await page.submit(form, { next: String(next + 7) });
    expect(moved.status).toBe(200);
    expect(moved.$(`${form} [name=next]`).attr("value")).toBe(String(next + 7));
    for (const [typed, said] of [
      [String(next), String(next + 7)],
      ["sette", "non valido"],
    ] as const) {
      const refused = await moved.submit(form, { next: typed });
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(refused.text(form)).toContain(said);
      expect(refused.$(`${form} [name=next]`).attr("value")).toBe(typed);
    }
  });
});
