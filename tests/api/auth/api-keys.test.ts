// API keys of programs: which calls each scope allows, over every call of the API map, and when a key ends.
import { beforeAll, describe, expect, it } from "vitest";
import { NewApiKey } from "~/contract/api-keys";
import { keyNeeded } from "~/contract/call";
import { MAX_API_KEYS, MAX_KEY_USES } from "~/contract/constants/limits";
import { ErrorBody } from "~/contract/wire";
import { read } from "../../support/answers";
import { aCustomer, anAgent } from "../../support/builders/builders";
import { codeMailedTo } from "../../support/mailbox";
import { api, PASSWORD, type SignedIn, signInAs, sql } from "../../support/worker/worker";
import { ask, type Row, rows } from "../conformance/ask";

const keyOf = async (who: SignedIn, scope: string, name = "Gestionale") =>
  read(NewApiKey, await who.call("POST", "api-keys/", { name, scope, days: 30, password: PASSWORD }));
const withKey = (key: string, method: string, path: string, body?: object) =>
  api(path, {
    method,
    headers: { Authorization: `Bearer ${key}`, ...(body && { "Content-Type": "application/json" }) },
    body: body && JSON.stringify(body),
  });
const codeOf = async (answer: Response) => {
  const { detail } = ErrorBody.parse(await answer.json());
  return [answer.status, typeof detail === "string" ? "" : detail.code];
};
const aPerson = async (more: { agent?: number } = {}) => {
  const customer = await aCustomer({ type: "business", ...more });
  return { customer, who: await signInAs(customer.username) };
};

const RANK = { read: 0, cart: 1, order: 2, none: 3 };
const keys = new Map<string, string>();
beforeAll(async () => {
  const { who } = await aPerson();
  for (const scope of ["read", "cart", "order"]) keys.set(scope, (await keyOf(who, scope)).key);
}, 60_000);

/**
 * Calls that an API key may write to, by the scope they need. Written by hand; a call that is not listed
 * needs a session.
 */
const WRITES: Record<string, keyof typeof RANK> = {
  "cart.getOrCreate": "read",
  "wishlist.getOrCreate": "read",
  "checkout.init": "read",
  "checkout.quote": "read",
  "orderPad.columns": "read",
  "orderPad.read": "read",
  "promotions.applyCoupon": "read",
  ...{ "cart.addRow": "cart", "cart.editRow": "cart", "cart.removeRow": "cart", "cart.clear": "cart" },
  ...{ "cart.batch": "cart", "wishlist.addRow": "cart", "wishlist.editRow": "cart" },
  ...{ "wishlist.removeRow": "cart", "orderPad.addLines": "cart", "orderPad.saveQuantities": "cart" },
  "orderPad.addTyped": "cart",
  ...{ "orderLists.create": "cart", "orderLists.edit": "cart", "orderLists.saveRows": "cart" },
  ...{ "orderLists.remove": "cart", "orderLists.addToCart": "cart" },
  ...{ "checkout.place": "order", "orders.cancel": "order" },
  ...{
    "quotes.request": "order",
    "quotes.create": "order",
    "quotes.send": "order",
    "quotes.accept": "order",
    "quotes.decline": "order",
  },
  ...{ "quotes.withdraw": "order", "customerRequests.create": "order" },
};

describe.each(rows)("an API key at $name", (row: Row) => {
  const { call, name } = row;
  const isRead = call.method === "GET";
  const wanted = WRITES[name] ?? (isRead && name !== "apiKeys.list" ? "read" : "none");

  it("is accepted with the call's scope or a higher one, and refused with `key_scope` below it", async () => {
    expect(keyNeeded(call)).toBe(wanted);
    for (const [scope, token] of keys) {
      const input = Object.fromEntries(
        Object.keys(call.params?.shape ?? {}).map((field) => [field, "999999"]),
      );
      const user = { id: 0, username: "" };
      const who = { token, user, call: () => Promise.reject(new Error("not used")) };
      const answer = await ask(row, { who, input });
      const isRefused = answer.status === 403 && (await codeOf(answer))[1] === "key_scope";
      expect([scope, isRefused]).toEqual([scope, Reflect.get(RANK, scope) < RANK[wanted]]);
    }
  });
});

describe("an API key", () => {
  it("acts as its owner: an agent's key reaches only the agent's customers", async () => {
    const [agent, other] = [await anAgent(), await anAgent()];
    const mine = await aCustomer({ type: "business", agent: agent.id });
    const theirs = await aCustomer({ type: "business", agent: other.id });
    const { key } = await keyOf(await signInAs(agent.username), "cart");
    const cart = (customer: number) => withKey(key, "POST", "carts/get-or-create/", { customer });
    expect((await cart(mine.id)).status).toBe(200);
    expect((await cart(theirs.id)).status).toBe(404);
    expect((await withKey(key, "GET", "users/")).status).toBe(200);
  });

  it("is stored as a hash, shown once, and listed with the time of its last use", async () => {
    const { customer, who } = await aPerson();
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const body = { name: "Magazzino", scope: "read", days: 90, password: PASSWORD };
    const made = await read(NewApiKey, await who.call("POST", "api-keys/", body, headers));
    expect(await codeOf(await who.call("POST", "api-keys/", body, headers))).toEqual([409, "key_shown_once"]);
    const stored = await sql("SELECT * FROM api_keys WHERE user_id = ?", customer.id);
    expect([stored.length, JSON.stringify(stored).includes(made.key)]).toEqual([1, false]);
    expect(made.used_at).toBeNull();
    await withKey(made.key, "GET", "orders/");
    const listed = await (await who.call("GET", "api-keys/")).json();
    expect(listed).toMatchObject({ results: [{ name: "Magazzino", ending: made.key.slice(-4) }] });
    expect(JSON.stringify(listed)).toMatch(/"used_at":"20/);
  });

  it("ends when its owner revokes it, when it expires, and when the account is disabled", async () => {
    const { customer, who } = await aPerson();
    const use = (key: string) => withKey(key, "GET", "orders/");
    const made = await keyOf(who, "read");
    const stranger = await aPerson();
    expect((await stranger.who.call("DELETE", `api-keys/${made.id}/`)).status).toBe(404);
    expect((await use(made.key)).status).toBe(200);
    expect((await who.call("DELETE", `api-keys/${made.id}/`)).status).toBe(204);
    expect(await codeOf(await use(made.key))).toEqual([401, "not_authenticated"]);
    const old = await keyOf(who, "read");
    await sql("UPDATE api_keys SET expires_at = '2020-01-01T00:00:00.000Z' WHERE id = ?", old.id);
    expect((await use(old.key)).status).toBe(401);
    const last = await keyOf(who, "read");
    await sql("UPDATE users SET is_active = 0 WHERE id = ?", customer.id);
    expect((await use(last.key)).status).toBe(401);
    await sql("UPDATE users SET is_active = 1 WHERE id = ?", customer.id);
    expect((await use(last.key)).status).toBe(401);
  });

  it("needs its owner's password, and counts wrong passwords", async () => {
    const { customer, who } = await aPerson();
    const make = (more: object) =>
      who.call("POST", "api-keys/", { name: "x", scope: "read", days: 30, ...more });
    const fieldsOf = async (answer: Response) => [
      answer.status,
      ErrorBody.parse(await answer.json()).error_list.map(({ field, code }) => `${field} ${code}`),
    ];
    expect(await fieldsOf(await make({}))).toEqual([400, ["password required"]]);
    for (let n = 0; n < 10; n++)
      expect(await fieldsOf(await make({ password: `guess ${n}` }))).toEqual([
        400,
        ["password invalid_password"],
      ]);
    expect((await make({ password: PASSWORD })).status).toBe(429);
    expect(await sql("SELECT 1 FROM api_keys WHERE user_id = ?", customer.id)).toEqual([]);
  });

  it("ends when its owner signs out everywhere, not when one session signs out", async () => {
    const { customer, who } = await aPerson();
    const { key } = await keyOf(who, "read");
    await (await signInAs(customer.username)).call("POST", "auth/logout/");
    expect((await withKey(key, "GET", "orders/")).status).toBe(200);
    await who.call("POST", "auth/logout-all/");
    expect((await withKey(key, "GET", "orders/")).status).toBe(401);
  });

  it("ends when the password changes, unless its owner keeps the keys", async () => {
    const { customer, who } = await aPerson();
    const { key } = await keyOf(who, "read");
    const [second, third] = ["Torchio-Verde-77", "Botte-Rossa-88"];
    const change = (old_password: string, password: string, more = {}) =>
      api("auth/password-change/", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ username: customer.username, old_password, password, ...more }),
      });
    expect((await change(PASSWORD, second, { keep_api_keys: true })).status).toBe(204);
    expect((await withKey(key, "GET", "orders/")).status).toBe(200);
    expect((await change(second, third)).status).toBe(204);
    expect((await withKey(key, "GET", "orders/")).status).toBe(401);
  });

  it("ends when the password is reset by code, unless its owner keeps the keys", async () => {
    const { customer, who } = await aPerson();
    const { key } = await keyOf(who, "read");
    const post = (path: string, body: object) =>
      api(path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ username: customer.username, ...body }),
      });
    const reset = async (password: string, more = {}) => {
      await post("auth/password-reset/", {});
      const otp = await codeMailedTo(customer.username);
      return (await post("auth/otp-password-change/", { otp, password, ...more })).status;
    };
    expect(await reset("Torchio-Verde-77", { keep_api_keys: true })).toBe(204);
    expect((await withKey(key, "GET", "orders/")).status).toBe(200);
    expect(await reset("Botte-Rossa-88")).toBe(204);
    expect((await withKey(key, "GET", "orders/")).status).toBe(401);
  });

  it("has `MAX_KEY_USES` uses a minute, and its owner `MAX_API_KEYS` keys", async () => {
    const { customer, who } = await aPerson();
    const { key, id } = await keyOf(who, "read");
    await withKey(key, "GET", "orders/");
    // If the minute ends between the update and the request, the count starts again.
    await sql("UPDATE api_keys SET uses = ?, minute_at = ? WHERE id = ?", MAX_KEY_USES, minuteNow(), id);
    const answer = await withKey(key, "GET", "orders/");
    const stored = await sql<{ minute_at: string }>("SELECT minute_at FROM api_keys WHERE id = ?", id);
    if (stored[0]?.minute_at === minuteNow())
      expect([answer.status, Number(answer.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    for (let n = 1; n < MAX_API_KEYS; n++)
      await sql(
        `INSERT INTO api_keys (user_id, hash, name, ending, scope, source, created_at, expires_at)
         VALUES (?, ?, 'x', 'x', 'read', ?, '2026-01-01', '2030-01-01')`,
        customer.id,
        crypto.randomUUID(),
        crypto.randomUUID(),
      );
    const body = { name: "x", scope: "read", days: 30, password: PASSWORD };
    const refused = await who.call("POST", "api-keys/", body);
    expect(await codeOf(refused)).toEqual([409, "too_many_keys"]);
  });
});

const minuteNow = () => new Date().toISOString().slice(0, 16);
