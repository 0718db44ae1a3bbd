import { describe, expect, it } from "vitest";
import { browser } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { PASSWORD, sql } from "../../support/worker/worker";

async function signedIn() {
  const customer = await aCustomer({ type: "business" });
  const shop = browser();
  await shop.post("/auth/login", { username: customer.username, password: PASSWORD });
  return { customer, shop };
}
const listOf = async (customer: number) =>
  (await sql<{ id: number }>("SELECT id FROM order_lists WHERE customer_id = ?", customer))[0]?.id ?? 0;

describe("the saved lists", () => {
  it("are created with a form, shown with price and stock, and added to the cart with another", async () => {
    const { customer, shop } = await signedIn();
    const item = await aProduct({ quantity: 50 });
    expect((await shop.get("/order-pad")).html).toContain("/order-pad/lists");
    const form = { intent: "create", name: "Autunno", from: "lines", lines: `3 x ${item.sku}\nboh 1` };
    const made = await shop.post("/order-pad/lists", { ...form, form_id: crypto.randomUUID() });
    const id = await listOf(customer.id);
    expect(made.hops[0]).toBe(`303 /order-pad/lists/${id}`);
    expect(made.html).toContain("Queste righe non indicano un articolo: boh 1");
    expect(made.html).toMatch(new RegExp(`name="qty.${item.id}"[^>]*value="3"`));
    const path = `/order-pad/lists/${id}`;
    await shop.post(path, { intent: "add", form_id: crypto.randomUUID(), [`qty.${item.id}`]: "4" });
    expect((await shop.get("/cart")).html).toContain(item.sku);
    const rows = await sql("SELECT qty FROM cart_rows WHERE product_id = ?", item.id);
    expect(rows).toEqual([{ qty: 4 }]);
  });

  it("keep the typed values when refused, and are deleted after a confirmation", async () => {
    const { customer, shop } = await signedIn();
    const item = await aProduct({ quantity: 50 });
    const refused = await shop.post("/order-pad/lists", {
      intent: "create",
      name: "",
      from: "lines",
      lines: "6 x AB",
    });
    expect([refused.status, refused.html.includes("6 x AB")]).toEqual([400, true]);
    await shop.post("/order-pad/lists", {
      intent: "create",
      name: "Autunno",
      from: "lines",
      lines: item.sku,
    });
    const id = await listOf(customer.id);
    const path = `/order-pad/lists/${id}`;
    const wrong = await shop.post(path, { intent: "save", [`qty.${item.id}`]: "tre" });
    expect([wrong.status, wrong.html.includes('value="tre"')]).toEqual([400, true]);
    await shop.post(path, { intent: "rhythm", weeks: "4", next_day: "" });
    expect((await shop.get("/order-pad/lists")).html).toContain("ogni 4 settimane");
    await sql("UPDATE order_lists SET next_day = '2026-01-05' WHERE id = ?", id);
    for (const screen of ["/order-pad", "/account"])
      expect((await shop.get(screen)).$(`main a[href="${path}"]`).text()).toBe("È ora di «Autunno»");
    const asked = await shop.post(path, { intent: "delete" });
    expect([asked.status, asked.html.includes("Eliminare la lista «Autunno»?")]).toEqual([200, true]);
    expect(await listOf(customer.id)).toBe(id);
    const gone = await shop.post(path, { intent: "delete", confirm: "yes" });
    expect([gone.hops[0], await listOf(customer.id)]).toEqual(["303 /order-pad/lists", 0]);
  });
});

it("a saved list contains no guessed quantity", async () => {
  const { customer, shop } = await signedIn();
  const [one, two] = [await aProduct(), await aProduct()];
  const lines = `${one.sku}\t2\t30,00\n${two.sku};6;24`;
  const made = await shop.post("/order-pad/lists", {
    intent: "create",
    name: "Prezzi",
    from: "lines",
    lines,
  });
  expect(made.text("[role=status]")).toContain(`non sono chiari: ${two.sku};6;24`);
  const rows = "SELECT qty FROM order_list_rows WHERE list_id = ?";
  expect(await sql(rows, await listOf(customer.id))).toEqual([{ qty: 2 }]);
});

describe("a business on the pad", () => {
  it("sorts the list with a select box, which phones have too, and can choose the pad as the first page after login", async () => {
    const { customer, shop } = await signedIn();
    const sorted = await shop.post("/order-pad", { intent: "sort", by: "today", search: "" });
    expect(sorted.hops[0]).toBe("303 /order-pad?sort=today");
    const again = { username: customer.username, password: PASSWORD };
    await shop.post("/order-pad", { intent: "start", start: "pad" });
    await shop.post("/auth/logout", { intent: "logout" });
    expect((await shop.post("/auth/login", again)).hops[0]).toBe("303 /order-pad");
    expect((await shop.get("/account/details")).html).toContain("Dopo l’accesso apri la pagina iniziale");
    await shop.post("/order-pad", { intent: "start", start: "home" });
    await shop.post("/auth/logout", { intent: "logout" });
    expect((await shop.post("/auth/login", again)).hops[0]).toBe("303 /");
  });
});
