// The storefront starts to render a page for the user in the cookie while the database still verifies the session.
// The response must only show data of the user whom the database confirms.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";
import { PASSWORD } from "../../support/worker/worker";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(() => shop.close());

const post = (path: string, fields: Record<string, string>, cookie = "") =>
  shop.fetch(path, { method: "POST", headers: { Cookie: cookie }, body: new URLSearchParams(fields) });
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
const login = async (username: string) =>
  cookieOf(await post("/auth/login", { username, password: PASSWORD }));

/** @returns the path that finally answers, and the page's HTML */
async function look(path: string, cookie: string): Promise<[string, string]> {
  const answer = await shop.fetch(path, { headers: { Cookie: cookie } });
  return [answer.headers.get("Location") ?? path, await answer.text()];
}

const PAGES = ["/home", "/p", "/cart", "/account", "/account/orders", "/account/orders.data"];

describe("a page for a user whom the isolate has cached", () => {
  it.each([
    ["has ended", "DELETE FROM tokens"],
    ["has expired", "UPDATE tokens SET expires_at = '2026-01-01T00:00:00.000Z'"],
    [
      "is of somebody who was shut out",
      "UPDATE users SET is_active = 0 WHERE username = 'consumer@demo.test'",
    ],
  ])("treats the visitor as signed out as soon as the session %s", async (_, change) => {
    const cookie = await login("consumer@demo.test");
    for (const path of PAGES) await look(path, cookie);
    expect((await look("/account", cookie))[1]).toContain("consumer@demo.test");
    await shop.db.prepare(change).run();
    for (const path of PAGES) {
      const [where, text] = await look(path, cookie);
      if (path.startsWith("/account")) expect(`${where} ${text}`, path).toContain("/auth/login");
      expect(text, path).not.toContain("consumer@demo.test");
      expect(text, path).not.toContain("/auth/logout");
    }
    await shop.db.prepare("UPDATE users SET is_active = 1 WHERE username = 'consumer@demo.test'").run();
  });

  it("a page shows the prices of the customer's new price list at once", async () => {
    const cookie = await login("business@demo.test");
    const prices = async () =>
      (await look("/p", cookie))[1].match(/\d[\d.]*,\d\d(?= *(?:&nbsp;|\u00a0)?€)/g)?.join(" ");
    await prices();
    const own = await prices();
    await shop.db.prepare("UPDATE users SET price_list = NULL WHERE username = 'business@demo.test'").run();
    const others = await prices();
    expect(others).not.toBe(own);
    await shop.db
      .prepare("UPDATE users SET price_list = 'wholesale' WHERE username = 'business@demo.test'")
      .run();
    expect(await prices()).toBe(own);
  });
});

it("an agent's cookie selects one of the agent's own customers, never another agent's", async () => {
  const session = await login("agent@demo.test");
  const { results } = await shop.db
    .prepare(
      `SELECT c.id, c.username, a.username AS agent FROM users c JOIN users a ON a.id = c.agent_id
       WHERE c.is_active = 1 AND a.username IN ('agent@demo.test', 'agent2@demo.test') ORDER BY c.id`,
    )
    .all<{ id: number; username: string; agent: string }>();
  const customerOf = (agent: string) => results.find((one) => one.agent === agent);
  const namesIn = async (customer: number | undefined) => {
    const cookies = cookieOf(
      await shop.fetch(`/home?customer=${customer}`, { headers: { Cookie: session } }),
    );
    const [, user = ""] = /(?:^|; )user=([^;.]+)/.exec(cookies) ?? [];
    const text = Buffer.from(user, "base64url").toString();
    return ["agent@demo.test", ...results.map(({ username }) => username)].filter((name) =>
      text.includes(`"${name}"`),
    );
  };
  const [own, foreign] = [customerOf("agent@demo.test"), customerOf("agent2@demo.test")];
  expect(await namesIn(own?.id)).toEqual(["agent@demo.test", own?.username]);
  expect(await namesIn(foreign?.id)).toEqual(["agent@demo.test"]);
});

it("an agent no longer sees a customer who has just moved to another agent", async () => {
  const session = await login("agent@demo.test");
  const customers = (await look("/customers", session))[1];
  const customer = /name="customer"[^>]* value="(\d+)"/.exec(customers)?.[1] ?? "";
  const cookie = cookieOf(await post("/customers", { intent: "select", customer }, session));
  for (const path of PAGES) await look(path, cookie);
  const orders = (await look("/account/orders", cookie))[1].match(/\d{4}-\d{6}/g) ?? [];
  expect(orders.length).toBeGreaterThan(0);
  await shop.db
    .prepare(
      "UPDATE users SET agent_id = (SELECT id FROM users WHERE username = 'agent2@demo.test') WHERE id = ?",
    )
    .bind(Number(customer))
    .run();
  for (const path of PAGES) {
    const [where, text] = await look(path, cookie);
    if (path.startsWith("/account")) expect(`${where} ${text}`, path).toContain("/customers");
    for (const number of orders) expect(text, path).not.toContain(number);
  }
});
