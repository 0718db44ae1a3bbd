import { describe, expect, it } from "vitest";
import { browser } from "../../support/browser";
import { aCustomer, anAgent, aProduct } from "../../support/builders/builders";
import { PASSWORD, shopUrl, sql } from "../../support/worker/worker";

async function signedIn(username: string) {
  const shop = browser();
  await shop.post("/auth/login", { username, password: PASSWORD });
  return shop;
}
const keyIn = (html: string) => /bk_[\w-]{43}/.exec(html)?.[0] ?? "";
const program = (key: string, path: string, form?: Record<string, string>) =>
  fetch(new URL(path, shopUrl()), {
    redirect: "manual",
    headers: { Authorization: `Bearer ${key}`, ...(form && { Accept: "application/json" }) },
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  });

describe("API keys", () => {
  it("are shown once after creation, listed without the key, and revoked after a confirmation", async () => {
    const customer = await aCustomer({ type: "business" });
    const shop = await signedIn(customer.username);
    expect((await shop.get("/account/details")).html).toContain("/account/api-keys");
    const form = { intent: "create", name: "Gestionale", scope: "cart", days: "90", password: PASSWORD };
    const made = await shop.post("/account/api-keys", { ...form, form_id: crypto.randomUUID() });
    const key = keyIn(made.html);
    expect([made.status, key.length]).toEqual([201, 46]);
    const listed = await shop.get("/account/api-keys");
    expect([listed.html.includes("Gestionale"), keyIn(listed.html)]).toEqual([true, ""]);
    const [row] = await sql<{ id: number }>("SELECT id FROM api_keys WHERE user_id = ?", customer.id);
    const end = { intent: "end", key: String(row?.id) };
    const asked = await shop.post("/account/api-keys", end);
    expect(asked.html).toContain("Chiudere la chiave Gestionale?");
    expect((await program(key, "/account/orders.csv")).status).toBe(200);
    await shop.post("/account/api-keys", { ...end, confirm: "yes" });
    const over = await program(key, "/account/orders.csv");
    expect(over.status).toBe(401);
  });

  it("show errors beside the fields, and keep the typed values", async () => {
    const shop = await signedIn((await aCustomer()).username);
    const refused = await shop.post("/account/api-keys", {
      ...{ intent: "create", name: "", scope: "order", days: "365", password: PASSWORD },
    });
    expect(refused.status).toBe(400);
    expect(refused.html).toMatch(/value="order"[^>]*checked|checked[^>]*value="order"/);
    expect(refused.html).toContain("Campo obbligatorio");
  });

  it("of an agent name the customer in the URL, never another agent's customer", async () => {
    const [agent, other] = [await anAgent(), await anAgent()];
    const mine = await aCustomer({ type: "business", agent: agent.id });
    const theirs = await aCustomer({ type: "business", agent: other.id });
    const shop = await signedIn(agent.username);
    const made = await shop.post("/account/api-keys", {
      ...{
        intent: "create",
        name: "Ordini",
        scope: "cart",
        days: "30",
        password: PASSWORD,
        form_id: crypto.randomUUID(),
      },
    });
    const key = keyIn(made.html);
    const item = await aProduct({ quantity: 20 });
    const add = (customer: number) =>
      program(key, `/order-pad?customer=${customer}`, { intent: "add-lines", lines: `2 x ${item.sku}` });
    expect([(await add(mine.id)).status, (await add(theirs.id)).status]).toEqual([303, 404]);
    expect(await (await program(key, `/cart.csv?customer=${mine.id}`)).text()).toContain(item.sku);
    const order = await program(key, `/cart/checkout?customer=${mine.id}`, { intent: "place-order" });
    expect([303, 201]).not.toContain(order.status);
    const chosen = await program(key, "/customers", { intent: "select", customer: String(mine.id) });
    expect([chosen.status, chosen.headers.getSetCookie().join()]).toEqual([
      403,
      expect.not.stringContaining("session=ey"),
    ]);
    const page = await program(key, "/account");
    expect(page.headers.get("Location")).toMatch(/^\/auth\/login/);
  });

  it("with read-only scope cannot change anything by any form", async () => {
    const customer = await aCustomer({ type: "business" });
    const shop = await signedIn(customer.username);
    const made = await shop.post("/account/api-keys", {
      ...{
        intent: "create",
        name: "Lettura",
        scope: "read",
        days: "30",
        password: PASSWORD,
        form_id: crypto.randomUUID(),
      },
    });
    const item = await aProduct({ quantity: 20 });
    const key = keyIn(made.html);
    for (const [path, form] of [
      ["/cart", { intent: "add", product: String(item.id), qty: "1" }],
      ["/order-pad", { intent: "add-lines", lines: item.sku }],
      ["/account/wishlist", { intent: "add", product: String(item.id) }],
      ["/account/api-keys", { intent: "create", name: "x", scope: "order", days: "30", password: PASSWORD }],
    ] as const) {
      const answer = await program(key, path, form);
      expect([path, answer.status, await answer.json()]).toMatchObject([
        path,
        403,
        { ok: false, errors: { "": ["Questa chiave non lo permette"] } },
      ]);
    }
    expect(await (await program(key, "/cart.csv")).text()).not.toContain(item.sku);
    const unknown = await program(`bk_${"A".repeat(43)}`, "/cart", { intent: "update-all" });
    expect([unknown.status, await unknown.json()]).toMatchObject([401, { ok: false }]);
  });
});
