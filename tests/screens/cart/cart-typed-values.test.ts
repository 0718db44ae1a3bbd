// The cart keeps values that it refuses, with the error beside them, also after the session has ended and for a
// wrong customer.
import { describe, expect, it } from "vitest";
import { CartRow } from "~/contract/cart";
import { read } from "../../support/answers";
import { intent } from "../../support/browser";
import { aCustomer, anAgent, aProduct } from "../../support/builders/builders";
import { add, asCustomer, enterAs, qtyOf, rowOf } from "../../support/cart-page";
import { PASSWORD, signInAs, sql } from "../../support/worker/worker";

describe("/cart, refused values", () => {
  const withRow = async (quantity = 10) => {
    const facts = await asCustomer();
    const product = await aProduct({ quantity });
    return { ...facts, product, page: await add(facts.shop, product.id, "2") };
  };

  it("keeps the typed value beside the error", async () => {
    const { page } = await withRow(3);
    const after = await page.submit(intent("update-all"), { [`qty.${rowOf(page)}`]: "30" });
    expect(after.status).toBe(400);
    expect(qtyOf(after)).toBe("30");
    expect(after.text("main")).toContain("Ne restano 3.");
    expect(after.text("main")).toContain("Nel carrello ora: 2");
  });

  it("shows beside its row that a note is too long, keeps it, and saves the other rows", async () => {
    const { shop, page } = await withRow();
    const other = await aProduct();
    const both = await add(shop, other.id, "1");
    const notes = "n".repeat(501);
    const after = await both.submit(intent("update-all"), {
      [`notes.${rowOf(page)}`]: notes,
      [`qty.${rowOf(page) + 1}`]: "4",
    });
    expect(after.status).toBe(400);
    expect(after.text(`#problem-${rowOf(page)}`)).toBe("La nota è troppo lunga: al massimo 500 caratteri.");
    expect(after.$(`[name="notes.${rowOf(page)}"]`).attr("value")).toBe(notes);
    expect(after.$(`[name="qty.${rowOf(page) + 1}"]`).attr("value")).toBe("4");
  });

  it("reports a row that another tab has removed", async () => {
    const { shop, page } = await withRow();
    const row = String(rowOf(page));
    await page.submit(intent("remove"));
    const after = await shop.post("/cart", { intent: "update", row, qty: "3" });
    expect([after.status, after.text("main [role=alert]")]).toEqual([404, "Il prodotto non è nel carrello."]);
  });

  it("keeps the note of a single row after the session has ended", async () => {
    const { shop, username, id, page } = await withRow();
    await sql("DELETE FROM tokens WHERE user_id = ?", id);
    await shop.post("/cart", { intent: "update", row: String(rowOf(page)), qty: "3", notes: "piano terra" });
    const cart = await shop.post("/auth/login", { username, password: PASSWORD, redirectTo: "/cart" });
    expect(cart.$(`[name="notes.${rowOf(page)}"]`).attr("value")).toBe("piano terra");
    expect(qtyOf(cart)).toBe("3");
  });

  it("keeps a form for its customer, and shows it to no other user meanwhile", async () => {
    const agent = await anAgent();
    const facts = { type: "business", agent: agent.id } as const;
    const [one, two] = [await aCustomer(facts), await aCustomer(facts)];
    const shop = await enterAs(agent.username);
    const buyFor = (id: number) =>
      shop.post("/customers", { intent: "select", customer: String(id), redirectTo: "/cart" });
    const page = await buyFor(one.id);
    await buyFor(two.id);
    const refused = await page.submit(intent("add-lines"), { lines: "ABC-1 40" });
    expect(refused.status).toBe(409);
    expect((await shop.get("/cart")).text("#lines")).toBe("");
    const back = await refused.submit(intent("select"));
    expect([back.url, back.text("#lines")]).toEqual(["/cart", "ABC-1 40"]);
    expect(back.text("main")).toContain("non ancora inviato");
  });

  it("changes nothing in a cart that another person has changed, and shows both states", async () => {
    const agent = await anAgent();
    const { shop, id } = await asCustomer({ type: "business", agent: agent.id });
    const product = await aProduct();
    const page = await add(shop, product.id, "2");
    const seller = await signInAs(agent.username);
    await read(
      CartRow,
      await seller.call("POST", "carts/rows/", { customer: id, product: product.id, qty: 4 }),
    );
    const after = await page.submit(intent("update-all"), { [`qty.${rowOf(page)}`]: "3" });
    expect(after.status).toBe(409);
    expect(qtyOf(after)).toBe("3");
    expect(after.text("main")).toContain("Nel carrello ora: 6");
    expect((await page.submit(intent("remove"))).status).toBe(409);
    expect((await shop.post("/cart", { intent: "clear", version: "1" })).status).toBe(409);
    expect(qtyOf(await after.submit(intent("update-all")))).toBe("3");
  });

  it("refuses a form made for another customer", async () => {
    const { shop, product, page } = await withRow();
    const other = await aCustomer();
    const refused = await add(shop, product.id, "1", { for_customer: String(other.id) });
    expect(refused.status).toBe(409);
    expect(qtyOf(await shop.get("/cart"))).toBe(qtyOf(page));
  });

  it("answers 400 to an unknown form", async () => {
    const { shop } = await asCustomer();
    const forms: Record<string, string>[] = [
      {},
      { intent: "buy" },
      { intent: "add" },
      { intent: "add", product: "x" },
    ];
    for (const fields of forms) expect((await shop.post("/cart", fields)).status).toBe(400);
  });
});

describe("/cart, an ended session", () => {
  it("shows the form filled and unsent after the same user has signed in again", async () => {
    const { shop, username, id } = await asCustomer();
    const product = await aProduct();
    await sql("DELETE FROM tokens WHERE user_id = ?", id);
    const login = await add(shop, product.id, "7");
    expect(login.hops[0]).toMatch(/^303 \/auth\/login/);
    const cart = await shop.post("/auth/login", { username, password: PASSWORD, redirectTo: "/cart" });
    expect(cart.$(`[name="qty.${product.id}"]`).attr("value")).toBe("7");
    expect(cart.text("main")).toContain("non ancora inviato");
    expect(
      await sql("SELECT r.id FROM cart_rows r JOIN carts c ON c.id = r.cart_id WHERE c.customer_id = ?", id),
    ).toEqual([]);
    const sent = await cart.submit(`[name="qty.${product.id}"]`);
    expect(qtyOf(sent)).toBe("7");
  });
});
