// An agent requests a new customer: the operator decides, then the customer belongs to the agent.
import { describe, expect, it } from "vitest";
import { CustomerRequest } from "~/contract/customer-requests";
import { AgentCustomer } from "~/contract/customers";
import { listOf, resultsOf } from "~/contract/wire";
import { get, read, refusal } from "../../support/answers";
import { aCustomer, anAgent } from "../../support/builders/builders";
import { vatNumber } from "../../support/builders/vat-number";
import { codeMailedTo, mailbox } from "../../support/mailbox";
import { operator } from "../../support/operator";
import { api, type SignedIn, signInAs, sql } from "../../support/worker/worker";

const business = (more: object = {}) => ({
  ...{
    business_name: "Cantina Nuova",
    vat_number: vatNumber(),
    sdi_code: "M5UXCR1",
    name: "Ada",
    surname: "Neri",
  },
  email: `nuova-${crypto.randomUUID()}@prova.test`,
  ...{ address: "Via Roma 1", postal_code: "14100", city: "Asti", province: "AT", country: "IT" },
  notes: "Vuole il listino ingrosso",
  ...more,
});
const ask = (who: SignedIn, body: object, headers = {}) =>
  who.call("POST", "customer-requests/", body, headers);
const waitingOf = async (who: SignedIn) =>
  (await get(who, "customer-requests/", resultsOf(CustomerRequest))).results;
const signedAgent = async () => {
  const agent = await anAgent();
  return { agent, who: await signInAs(agent.username) };
};

describe("POST customer-requests/", () => {
  it("waits for the operator, who sees the agent, the address and the note; a repeated form is one request", async () => {
    const { who } = await signedAgent();
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const body = business();
    const asked = await read(CustomerRequest, await ask(who, body, headers));
    expect((await read(CustomerRequest, await ask(who, body, headers))).id).toBe(asked.id);
    expect((await waitingOf(who)).map(({ id }) => id)).toEqual([asked.id]);
    const { results } = await operator().signUps.list({ page: -1 });
    expect(results.find(({ id }) => id === asked.id)).toMatchObject({
      ...{ agent: "Livia Neri", notes: "Vuole il listino ingrosso", vat_number: body.vat_number },
      address: "Via Roma 1, 14100 Asti AT, IT",
    });
    await operator().signUps.decide({ id: asked.id, decision: "refuse" });
  });

  it("becomes the agent's customer with its addresses, with a mail to both; the customer chooses the password", async () => {
    const { agent, who } = await signedAgent();
    const body = business();
    const { id } = await read(CustomerRequest, await ask(who, body));
    await operator().signUps.decide({ id, decision: "approve" });
    const customers = await get(who, "users/customers/", listOf(AgentCustomer));
    expect(customers.results).toMatchObject([{ email: body.email, city: "Asti" }]);
    const addresses = await sql(
      "SELECT type, is_default, vat_number FROM addresses WHERE user_id = (SELECT id FROM users WHERE email = ?) ORDER BY type",
      body.email,
    );
    expect(addresses).toEqual(
      ["Billing", "Shipping"].map((type) => ({ type, is_default: 1, vat_number: body.vat_number })),
    );
    expect((await mailbox(agent.username))[0]?.subject).toContain("Cantina Nuova");
    const [opened] = await mailbox(body.email);
    expect(opened?.text).toContain(`/auth/password-forgotten?username=${encodeURIComponent(body.email)}`);
    const reset = await api("auth/password-reset/", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ username: body.email }),
    });
    expect(reset.ok).toBe(true);
    expect(await codeMailedTo(body.email)).toMatch(/^\d{8}$/);
    expect(await waitingOf(who)).toEqual([]);
  });

  it("that is refused sends a mail to the agent only", async () => {
    const { agent, who } = await signedAgent();
    const body = business();
    const { id } = await read(CustomerRequest, await ask(who, body));
    await operator().signUps.decide({ id, decision: "refuse" });
    expect((await mailbox(agent.username))[0]?.subject).toContain("Cantina Nuova");
    expect(await mailbox(body.email)).toEqual([]);
    expect(await sql("SELECT id FROM users WHERE email = ?", body.email)).toEqual([]);
  });

  it("reveals only that a business exists, for an equal number or email", async () => {
    const { agent, who } = await signedAgent();
    const stranger = await signedAgent();
    const known = vatNumber();
    const other = await aCustomer({ type: "business", agent: stranger.agent.id });
    await sql("UPDATE users SET vat_number = ? WHERE id = ?", `IT${known}`, other.id);
    const said = async (body: object) => {
      const answer = await ask(who, body);
      return [answer.status, await answer.text()];
    };
    const byMail = await said(business({ email: other.username.toUpperCase() }));
    const byNumber = await said(business({ vat_number: known }));
    expect(byMail[0]).toBe(409);
    expect(byMail[1]).toContain('"customer_exists"');
    expect(byNumber).toEqual(byMail);
    const { id } = await read(
      CustomerRequest,
      await ask(stranger.who, business({ vat_number: vatNumber() })),
    );
    const [waiting] = await sql<{ email: string }>("SELECT email FROM sign_ups WHERE id = ?", id);
    expect(await said(business({ email: waiting?.email }))).toEqual(byMail);
    await sql("UPDATE users SET agent_id = ? WHERE id = ?", agent.id, other.id);
    expect((await refusal(await ask(who, business({ vat_number: known })))).code).toBe("customer_is_yours");
    await operator().signUps.decide({ id, decision: "refuse" });
  });

  it("is for agents, needs the data of an invoice, and is limited to thirty an hour", async () => {
    const customer = await signInAs((await aCustomer({ type: "business" })).username);
    expect((await ask(customer, business())).status).toBe(403);
    const { who } = await signedAgent();
    const refused = await refusal(
      await ask(who, business({ vat_number: "12345678901", sdi_code: "", pec: "" })),
    );
    expect(refused.status).toBe(400);
    expect(refused.fields.map(({ field }) => field).sort()).toEqual(["sdi_code", "vat_number"]);
    const taken = (await aCustomer()).username;
    const answers: number[] = [];
    for (let n = 0; n < 31; n += 1) answers.push((await ask(who, business({ email: taken }))).status);
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 409), 429]);
  });
});
