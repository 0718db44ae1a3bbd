// The accountant's period: the register's sums equal the documents', and the files contain what it lists.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { toCents } from "~/contract/wire";
import { refusal } from "../../support/answers";
import { aCustomer } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { askOperator, operator } from "../../support/operator";
import { sql } from "../../support/worker/worker";

const shop = operator();
const today = new Date().toISOString().slice(0, 10);
const PERIOD = { date_from: today, date_to: today };
const ASKED = `date_from=${today}&date_to=${today}`;

/** An order of 36.60 with an invoice and a partial refund. */
async function anInvoice() {
  const customer = await aCustomer();
  const order = await anOrder({ customer, status: "processing" });
  await shop.orders.paid({ id: order.id });
  const { invoice } = await shop.orders.invoice({ id: order.id });
  return { ...order, invoice: invoice?.number ?? "" };
}

describe("the accountant's period", () => {
  it("lists invoices and credit notes, with sums by rate equal to the documents'", async () => {
    const { id, invoice } = await anInvoice();
    const before = await shop.accounting.get(PERIOD);
    const refund = await askOperator(`orders/${id}/refund/`, {
      method: "POST",
      headers: { "Idempotency-Key": crypto.randomUUID() },
      body: JSON.stringify({ amount: "12.20" }),
    });
    expect(refund.ok, await refund.clone().text()).toBe(true);
    const after = await shop.accounting.get(PERIOD);
    expect([after.invoices, after.credit_notes]).toEqual([before.invoices, before.credit_notes + 1]);
    const totalOf = ({ totals }: typeof after) =>
      toCents(totals.find(({ currency }) => currency === "EUR")?.total ?? "0.00");
    expect(totalOf(after)).toBe(totalOf(before) - 1220);
    const stored = await sql(
      `SELECT (SELECT coalesce(sum(total_cents), 0) FROM orders WHERE substr(invoice_date, 1, 10) = ?1)
         - (SELECT coalesce(sum(amount_cents), 0) FROM order_refunds WHERE number IS NOT NULL AND substr(created_at, 1, 10) = ?1) AS total`,
      today,
    );
    expect(totalOf(after)).toBe(stored[0]?.total);
    const rates = after.rates.filter(({ currency }) => currency === "EUR");
    expect(rates.reduce((sum, { total }) => sum + toCents(total), 0)).toBe(totalOf(after));
    const register = await (await askOperator(`accounting/register/?locale=it&${ASKED}`)).text();
    const lines = register.split("\r\n").filter((line) => line.includes(invoice));
    expect(lines[0]).toMatch(/;standard;22,00;30,00;6,60;36,60$/);
  });

  it("exports its orders in flat cells, with the language's decimals", async () => {
    const { number } = await anInvoice();
    for (const [locale, amount] of [
      ["it", "36,60"],
      ["en", "36.60"],
    ]) {
      const file = await askOperator(`accounting/orders/?locale=${locale}&${ASKED}`);
      expect(file.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
      const text = await file.text();
      expect(text).not.toMatch(/[{}[\]]/);
      expect(text.split("\r\n").find((line) => line.includes(number))).toContain(amount);
    }
  });

  it("exports its documents as a zip that other programs can open", async () => {
    const { invoice } = await anInvoice();
    const { zips } = await shop.accounting.get(PERIOD);
    const folder = mkdtempSync(join(tmpdir(), "zip-"));
    const listed = [];
    for (let part = 1; part <= zips; part += 1) {
      const answer = await askOperator(`accounting/documents/?${ASKED}&part=${part}`);
      expect(answer.headers.get("Content-Type")).toBe("application/zip");
      const file = join(folder, `${part}.zip`);
      writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
      execFileSync("python3", [
        "-c",
        "import sys, zipfile; zipfile.ZipFile(sys.argv[1]).extractall(sys.argv[2])",
        file,
        folder,
      ]);
      listed.push(
        ...execFileSync("python3", ["-m", "zipfile", "-l", file], { encoding: "utf8" }).split("\n"),
      );
    }
    const name = `${invoice.replaceAll("/", "-")}.pdf`;
    expect(listed.some((line) => line.startsWith(name))).toBe(true);
    expect(readFileSync(join(folder, name)).subarray(0, 5).toString()).toBe("%PDF-");
    expect(listed.some((line) => /^xml\/IT\S+\.xml /.test(line))).toBe(true);
    expect((await askOperator(`accounting/documents/?${ASKED}&part=${zips + 1}`)).status).toBe(404);
  });

  it("refuses more than a year, and dates in the wrong order", async () => {
    const codes = async (query: string) =>
      (await refusal(await askOperator(`accounting/?${query}`))).fields.map(({ code }) => code);
    expect(await codes("date_from=2026-02-01&date_to=2026-01-01")).toEqual(["days_reversed"]);
    expect(await codes("date_from=2020-01-01&date_to=2026-01-01")).toEqual(["period_too_long"]);
    const month = await shop.accounting.get({});
    expect(month.date_from.slice(8)).toBe("01");
  });
});
