import { describe, expect, it } from "vitest";
import { Address } from "~/contract/customers";
import { listOf } from "~/contract/wire";
import { get, read, refusal } from "../../support/answers";
import { aCustomer, anAgent } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { api, type SignedIn, signInAs, sql } from "../../support/worker/worker";

const home = {
  type: "Shipping",
  recipient: "Ada Rossi",
  address: "Via delle Vigne 27",
  postal_code: "14100",
  city: "Asti",
  province: "at",
  country: "IT",
};
const firm = { ...home, type: "Billing", vat_number: "IT 5440 516 0059", sdi_code: "m5uxcr1" };

const add = (who: SignedIn, body: object, headers: Record<string, string> = {}) =>
  who.call("POST", "addresses/", body, headers);
const added = async (who: SignedIn, body: object = home) => read(Address, await add(who, body));
const patch = (who: SignedIn, id: number, body: object) => who.call("PATCH", `addresses/${id}/`, body);
const own = async (who: SignedIn, query = "") =>
  (await get(who, `addresses/?page=-1${query}`, listOf(Address))).results;
const faults = async (answer: Response) =>
  (await refusal(answer)).fields.map(({ field, code }) => `${field}: ${code}`).sort();

describe("POST addresses/", () => {
  it("adds an address in its country's format", async () => {
    const { id, username } = await aCustomer();
    const who = await signInAs(username);
    const answer = await add(who, { ...home, recipient: "  Ada Rossi " });
    expect(answer.status).toBe(201);
    const address = await read(Address, answer);
    expect(address).toMatchObject({
      ...{ user: id, recipient: "Ada Rossi", province: "AT", business_name: "", phone: "" },
      ...{ is_default: false, is_active: true },
    });
    expect(await own(who)).toContainEqual(address);
  });

  it("makes the first of its type the default, and another one on request", async () => {
    const { id, username, shipping } = await aCustomer();
    await sql("DELETE FROM addresses WHERE user_id = ? AND type = 'Billing'", id);
    const who = await signInAs(username);
    expect((await added(who, { ...home, type: "Billing" })).is_default).toBe(true);
    const next = await added(who, { ...home, is_default: true, is_active: false, id: 1, user: id });
    expect(next).toMatchObject({ is_default: true, is_active: true });
    const defaults = (await own(who, "&type=Shipping")).filter(({ is_default }) => is_default);
    expect(defaults.map((one) => one.id)).toEqual([next.id]);
    expect(next.id).not.toBe(shipping);
  });

  it("checks the check digits of a business's numbers, and requires an e-invoice destination", async () => {
    const who = await signInAs((await aCustomer({ type: "business" })).username);
    expect(await added(who, firm)).toMatchObject({ vat_number: "IT54405160059", sdi_code: "M5UXCR1" });
    expect(await faults(await add(who, { ...firm, vat_number: "IT54405160058" }))).toEqual([
      "vat_number: vat_number_invalid",
    ]);
    expect(await faults(await add(who, { ...firm, sdi_code: "" }))).toEqual([
      "sdi_code: sdi_or_pec_required",
    ]);
    expect((await add(who, { ...firm, sdi_code: "", pec: "cantina@pec.example" })).status).toBe(201);
    expect(await faults(await add(who, { ...firm, vat_number: "", sdi_code: "M5UXC" }))).toEqual([
      "sdi_code: sdi_code_invalid",
      "vat_number: vat_or_tax_code_required",
    ]);
    // A shipping address needs no e-invoice destination.
    expect((await add(who, { ...home, type: "Shipping" })).status).toBe(201);
  });

  it("lists every fault by field, with an example of a valid value", async () => {
    const who = await signInAs((await aCustomer()).username);
    const wrong = { ...home, postal_code: "1410", province: "Astigiana", tax_code: "ABC", email: "ada" };
    const { status, code, fields } = await refusal(await add(who, wrong));
    expect([status, code]).toEqual([400, "invalid_input"]);
    expect(fields.map(({ field }) => field).sort()).toEqual(["email", "postal_code", "province", "tax_code"]);
    expect(fields.find(({ field }) => field === "postal_code")?.message).toBe(
      "CAP non valido: scrivilo come 14100",
    );
    expect(await faults(await add(who, { type: "Home", country: "Italia" }))).toEqual([
      ...["address: required", "city: required", "country: max_length", "postal_code: required"],
      ...["recipient: required", "type: invalid"],
    ]);
    expect(await faults(await add(who, { ...home, city: "Asti\u0000" }))).toEqual([
      "city: control_characters",
    ]);
    expect(await faults(await add(who, { ...home, country: "XX" }))).toEqual(["country: country_unknown"]);
  });

  it("returns the first answer to a repeated post, and adds one address", async () => {
    const who = await signInAs((await aCustomer()).username);
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const before = (await own(who)).length;
    const posts = await Promise.all(Array.from({ length: 6 }, () => add(who, home, key)));
    const bodies = await Promise.all(posts.map((post) => post.text()));
    expect(new Set(posts.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(bodies).size).toBe(1);
    expect((await own(who)).length).toBe(before + 1);
    expect(await faults(await add(who, home, { "Idempotency-Key": "x" }))).toEqual([
      "Idempotency-Key: invalid",
    ]);
  });
});

describe("PATCH addresses/{id}/", () => {
  it("removes an address; an order keeps its copy, and another address becomes the default", async () => {
    const customer = await aCustomer();
    const who = await signInAs(customer.username);
    const order = await anOrder({ customer });
    const second = await added(who);
    const gone = await patch(who, customer.shipping, { is_active: false });
    expect(await read(Address, gone)).toMatchObject({ is_active: false, is_default: false });
    const left = await own(who, "&type=Shipping");
    expect(left.map(({ id, is_default }) => [id, is_default])).toEqual([[second.id, true]]);
    const kept = await who.call("GET", `orders/${order.id}/`);
    expect(kept.status).toBe(200);
    // A removed address cannot be restored.
    expect(await faults(await patch(who, customer.shipping, { is_default: true }))).toEqual([
      "is_default: invalid",
    ]);
  });

  it("makes an address the default of its type, and leaves other types alone", async () => {
    const customer = await aCustomer();
    const who = await signInAs(customer.username);
    const second = await added(who);
    expect(await read(Address, await patch(who, second.id, { is_default: true }))).toMatchObject({
      is_default: true,
    });
    const defaults = (await own(who)).filter(({ is_default }) => is_default).map(({ id }) => id);
    expect(defaults.sort()).toEqual([customer.billing, second.id].sort());
  });

  it("edits nothing else", async () => {
    const customer = await aCustomer();
    const who = await signInAs(customer.username);
    const before = await own(who);
    const city = await refusal(await patch(who, customer.shipping, { city: "Torino", is_default: true }));
    expect(city).toMatchObject({ status: 400, code: "address_not_editable" });
    expect(city.fields.map(({ field }) => field)).toEqual(["city"]);
    for (const body of [
      {},
      { is_active: true },
      { is_default: false },
      { is_active: false, is_default: true },
    ])
      expect((await patch(who, customer.shipping, body)).status).toBe(400);
    // The path names the address; ids in the body are ignored.
    await patch(who, customer.shipping, { is_default: true, id: customer.billing, user: 1 });
    expect(await own(who)).toEqual(before);
  });
});

describe("access to addresses", () => {
  it("lets an agent add and remove them for the agent's customer", async () => {
    const agent = await anAgent();
    const customer = await aCustomer({ type: "business", agent: agent.id });
    const who = await signInAs(agent.username);
    expect(await refusal(await add(who, home))).toMatchObject({ status: 400, code: "customer_required" });
    const address = await added(who, { ...home, customer: customer.id });
    expect(address.user).toBe(customer.id);
    expect((await patch(who, address.id, { is_active: false })).status).toBe(200);
  });

  it("is refused to everybody else", async () => {
    const customer = await aCustomer({ type: "business", agent: (await anAgent()).id });
    const before = await own(await signInAs(customer.username));
    const others = [await signInAs((await aCustomer()).username), await signInAs((await anAgent()).username)];
    for (const other of others) {
      expect((await add(other, { ...home, customer: customer.id })).status).toBe(404);
      expect((await add(other, { ...home, user: customer.id })).status).toBe(404);
      expect((await patch(other, customer.shipping, { is_active: false })).status).toBe(404);
    }
    expect((await api("addresses/", { method: "POST" })).status).toBe(401);
    expect((await api(`addresses/${customer.shipping}/`, { method: "PATCH" })).status).toBe(401);
    expect(await own(await signInAs(customer.username))).toEqual(before);
  });
});
