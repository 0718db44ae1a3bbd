import { describe, expect, it } from "vitest";
import { Address, AgentCustomer, User } from "~/contract/customers";
import { listOf } from "~/contract/wire";
import { get, refusal, statusOf } from "../../support/answers";
import { aCustomer, anAgent } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { api, signInAs, sql } from "../../support/worker/worker";

const Users = listOf(User);
const Customers = listOf(AgentCustomer);
const Addresses = listOf(Address);
const ids = (body: { results: { id: number }[] }) => body.results.map(({ id }) => id);

/** An agent with two customers, another agent with one, and a consumer without an agent. */
async function people() {
  const [agent, otherAgent] = [await anAgent(), await anAgent()];
  const [first, second, foreign] = [
    await aCustomer({ type: "business", agent: agent.id }),
    await aCustomer({ type: "business", agent: agent.id }),
    await aCustomer({ type: "business", agent: otherAgent.id }),
  ];
  return { agent, otherAgent, first, second, foreign, consumer: await aCustomer() };
}

describe("GET users/", () => {
  it("returns a customer's own user", async () => {
    const { id, username } = await aCustomer();
    const body = await get(await signInAs(username), "users/", Users);
    expect(body).toMatchObject({ count: 1, page: 1, page_count: 1 });
    expect(ids(body)).toEqual([id]);
  });

  it("returns an agent, then the agent's customers", async () => {
    const { agent, first, second } = await people();
    const who = await signInAs(agent.username);
    const body = await get(who, "users/", Users);
    expect(body.count).toBe(3);
    expect(ids(body)[0]).toBe(agent.id);
    expect(ids(body).slice(1).sort()).toEqual([first.id, second.id].sort());
    const pages = await Promise.all(
      [1, 2, 3, 4].map(async (page) => ids(await get(who, `users/?page_size=1&page=${page}`, Users))),
    );
    expect(pages.flat()).toEqual(ids(body));
  });

  it("answers 401 without a token", async () => {
    expect((await api("users/")).status).toBe(401);
  });
});

describe("GET users/customers/", () => {
  it("lists the agent's own customers, the latest to order first", async () => {
    const { agent, first, second } = await people();
    await anOrder({ customer: first, type: "business", agent: agent.id, date: "2026-10-01T08:00:00.000Z" });
    await anOrder({ customer: second, type: "business", agent: agent.id, date: "2026-11-01T08:00:00.000Z" });
    const body = await get(await signInAs(agent.username), "users/customers/", Customers);
    expect(ids(body)).toEqual([second.id, first.id]);
    expect(body.results[0]).toMatchObject({
      last_order_date: "2026-11-01T08:00:00.000Z",
      city: "Firenze",
      cart_rows: 0,
    });
  });

  it("finds by name, VAT number and city, without regard to case and accents", async () => {
    const { agent, first, second } = await people();
    await sql(
      "UPDATE users SET business_name = 'CANTINA NICCOLÒ & Figli', vat_number = 'IT01234567897' WHERE id = ?",
      first.id,
    );
    await sql("UPDATE addresses SET city = 'Forlì' WHERE user_id = ?", second.id);
    const who = await signInAs(agent.username);
    const found = async (search: string) =>
      ids(await get(who, `users/customers/?search=${encodeURIComponent(search)}`, Customers));
    expect(await found("niccolo")).toEqual([first.id]);
    expect(await found("NICCOLÒ figli")).toEqual([first.id]);
    expect(await found("01234567897")).toEqual([first.id]);
    expect(await found("forli")).toEqual([second.id]);
    expect(await found("FORLÌ")).toEqual([second.id]);
    expect(await found("nobody at all")).toEqual([]);
    expect((await found("  ")).length).toBe(2);
  });

  it.each([
    "%",
    "_",
    "' OR 1=1 --",
    '"',
    "\\",
    "é".repeat(100),
    "a b c d e f g h i j k l m n o p",
    "\u0000",
    "😀",
  ])("treats %j as words", async (search) => {
    const { agent } = await people();
    const path = `users/customers/?search=${encodeURIComponent(search)}`;
    expect(await statusOf(await signInAs(agent.username), path)).toBe(200);
  });

  it("is refused to customers and visitors", async () => {
    const { username } = await aCustomer();
    expect(await statusOf(await signInAs(username), "users/customers/")).toBe(403);
    expect((await api("users/customers/")).status).toBe(401);
  });
});

describe("GET users/{id}/", () => {
  it("returns the user, and to an agent the agent's customer", async () => {
    const { agent, first } = await people();
    const who = await signInAs(agent.username);
    expect((await get(who, `users/${agent.id}/`, User)).agent_profile?.id).toBe(agent.id);
    expect((await get(who, `users/${first.id}/`, User)).customer_profile).toMatchObject({
      agent: agent.id,
      customer_type: "business",
      price_list: "wholesale",
    });
  });

  it("hides everybody else as if they did not exist", async () => {
    const { agent, first, second, foreign, consumer } = await people();
    const strangers = [
      { who: await signInAs(agent.username), sees: [foreign.id, consumer.id] },
      { who: await signInAs(first.username), sees: [agent.id, second.id, foreign.id] },
      { who: await signInAs(consumer.username), sees: [first.id, agent.id] },
    ];
    for (const { who, sees } of strangers) {
      const unknown = await refusal(await who.call("GET", "users/999999999/"));
      expect(unknown.status).toBe(404);
      for (const id of sees) expect(await refusal(await who.call("GET", `users/${id}/`))).toEqual(unknown);
    }
    expect((await api(`users/${first.id}/`)).status).toBe(401);
  });
});

describe("GET addresses/ and addresses/{id}/", () => {
  it("list the active ones, the default first, by type and search", async () => {
    const { id, username, billing, shipping } = await aCustomer();
    await sql(
      `INSERT INTO addresses (user_id, type, recipient, address, postal_code, city, country, is_active)
       VALUES (?, 'Shipping', 'Cugìno', 'Via Lunga 2', '20100', 'Milano', 'IT', 1),
              (?, 'Shipping', 'Nonna', 'Via Corta 3', '20100', 'Milano', 'IT', 0)`,
      id,
      id,
    );
    const who = await signInAs(username);
    const all = await get(who, "addresses/", Addresses);
    expect(all.count).toBe(3);
    expect(ids(all).slice(0, 2).sort()).toEqual([billing, shipping].sort());
    expect(ids(await get(who, "addresses/?type=Billing", Addresses))).toEqual([billing]);
    const found = await get(who, "addresses/?search=cugino%20MILANO", Addresses);
    expect(found.results).toMatchObject([{ recipient: "Cugìno", user: id, is_active: true }]);
    expect((await get(who, "addresses/?search=nonna", Addresses)).count).toBe(0);
    expect(await statusOf(who, "addresses/?type=Other")).toBe(400);
  });

  it("require a customer from an agent", async () => {
    const { agent, first } = await people();
    const who = await signInAs(agent.username);
    const unnamed = await who.call("GET", "addresses/");
    expect(await refusal(unnamed)).toMatchObject({ status: 400, code: "customer_required" });
    expect((await get(who, `addresses/?customer=${first.id}`, Addresses)).count).toBe(2);
    expect((await get(who, `addresses/${first.shipping}/`, Address)).id).toBe(first.shipping);
  });

  it("hide other customers' addresses", async () => {
    const { agent, first, second, foreign, consumer } = await people();
    const strangers = [
      { who: await signInAs(agent.username), owners: [foreign, consumer] },
      { who: await signInAs(first.username), owners: [second, foreign, consumer] },
      { who: await signInAs(consumer.username), owners: [first, foreign] },
    ];
    for (const { who, owners } of strangers) {
      const unknown = await refusal(await who.call("GET", "addresses/999999999/"));
      expect(unknown.status).toBe(404);
      for (const owner of owners) {
        expect(await refusal(await who.call("GET", `addresses/${owner.shipping}/`))).toEqual(unknown);
        expect(await statusOf(who, `addresses/?customer=${owner.id}`)).toBe(404);
      }
    }
    for (const path of ["addresses/", `addresses/?customer=${first.id}`, `addresses/${first.shipping}/`])
      expect((await api(path)).status).toBe(401);
  });
});
