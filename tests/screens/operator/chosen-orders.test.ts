// Orders ticked in the list: each one follows the same rules as alone, and the page lists the refused ones with the
// reason.
import { describe, expect, it } from "vitest";
import { MAX_CHOSEN_ORDERS } from "~/contract/constants/order-list";
import { atTheDesk, statusOf } from "../../support/back-office";
import { aCustomer } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { aPerson } from "../../support/desk";
import { askOperator } from "../../support/operator";
import { sql } from "../../support/worker/worker";

const chosen = (...orders: { id: number }[]) =>
  `/operator/orders/chosen?${orders.map(({ id }) => `id=${id}`).join("&")}`;

describe("several ticked orders", () => {
  it("are moved if their status allows it; the page lists the others with the reason", async () => {
    const [desk, customer] = [await atTheDesk(), await aCustomer()];
    const [ready, gone] = [
      await anOrder({ customer, status: "processing" }),
      await anOrder({ customer, status: "cancelled" }),
    ];
    const asked = await desk.get(chosen(ready, gone));
    expect(asked.text("main")).toContain("2 ordini scelti");
    const answer = await asked.submit("main form:has([name=to])", { to: "shipped" });
    expect([await statusOf(ready.id), await statusOf(gone.id)]).toEqual(["shipped", "cancelled"]);
    const said = answer.text("main [role=status]");
    expect(said).toContain("1 ordine fatto");
    expect(said).toContain("1 ordine è rimasto com’era");
    expect(said).toContain(`${gone.number}: `);
  });

  it("are marked as paid together, each with its own history", async () => {
    const [desk, customer] = [await atTheDesk(), await aCustomer()];
    const orders = [await anOrder({ customer }), await anOrder({ customer })];
    await (await desk.get(chosen(...orders))).submit("main form:has([name=to])", { to: "paid" });
    const rows = await sql(
      `SELECT payment_state, (SELECT count(*) FROM audit WHERE target = 'order/' || o.id AND call = 'orders.paid') AS n
       FROM orders o WHERE id IN (?, ?)`,
      ...orders.map(({ id }) => id),
    );
    expect(rows).toEqual([
      { payment_state: "paid", n: 1 },
      { payment_state: "paid", n: 1 },
    ]);
  });

  it("are limited in number, and the page shows a message if no order was ticked", async () => {
    const desk = await atTheDesk();
    expect((await desk.get("/operator/orders/chosen")).text("main")).toContain(
      "Non hai scelto nessun ordine",
    );
    const ids = Array.from({ length: MAX_CHOSEN_ORDERS + 1 }, (_, index) => index + 1);
    expect((await askOperator(`chosen-orders/?ids=${ids.join(",")}`)).status).toBe(400);
    expect((await askOperator("chosen-orders/?ids=1%20OR%201")).status).toBe(400);
    const page = await desk.get(chosen(...ids.map((id) => ({ id }))));
    expect(page.text("main")).toContain(`al massimo ${MAX_CHOSEN_ORDERS} ordini`);
  });

  it("have their packing lists in one PDF and their labels in a CSV without spreadsheet formulas", async () => {
    const [desk, customer] = [await atTheDesk(), await aCustomer()];
    const reference = `=1+${crypto.randomUUID().slice(0, 8)}`;
    const orders = [
      await anOrder({ customer, status: "processing", reference }),
      await anOrder({ customer, status: "processing" }),
    ];
    const list = await desk.get(chosen(...orders));
    const pdf = await list.submit('main button[formaction$="packing-lists.pdf"]');
    expect([pdf.status, pdf.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    const csv = await list.submit('main button[formaction$="labels.csv"]');
    const [head = "", first = "", second] = csv.html.split("\r\n");
    expect(head).toContain("recipient;business_name;address");
    expect([first, second]).toEqual([
      expect.stringContaining(`${orders[0]?.number};'${reference};`),
      expect.stringContaining(`${orders[1]?.number};;`),
    ]);
  });

  it("are ticked in the list by checkbox", async () => {
    const [desk, customer] = [await atTheDesk(), await aCustomer()];
    const order = await anOrder({ customer });
    const list = await desk.get(`/operator/orders?search=${order.number}`);
    const page = await list.submit("main form:has(tbody)", { id: String(order.id) });
    expect([page.text("h1"), page.text("main tbody")]).toEqual([
      "1 ordine scelto",
      expect.stringContaining(order.number),
    ]);
  });

  it("cannot be moved by a role that may only read", async () => {
    const { token } = await aPerson("read_only");
    const order = await anOrder({ customer: await aCustomer() });
    const answer = await askOperator("chosen-orders/move/", {
      method: "POST",
      body: JSON.stringify({ ids: [order.id], to: "cancelled" }),
      headers: { Authorization: `Bearer ${token}` },
    });
    expect([answer.status, await statusOf(order.id)]).toEqual([403, "pending"]);
  });
});
