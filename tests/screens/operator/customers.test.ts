// The back office: customer screens, as forms without JavaScript.
import { describe, expect, it } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { aCustomer } from "../../support/builders/builders";
import { operator } from "../../support/operator";
import { signInAs } from "../../support/worker/worker";

const shop = operator();

describe("the list of customers", () => {
  it("finds a customer and links to the page, and ignores an unknown filter value", async () => {
    const customer = await aCustomer({ type: "business" });
    const desk = await atTheDesk();
    const list = await desk.get(`/operator/customers?search=${customer.username}&kind=nobody`);
    expect(list.status).toBe(200);
    expect(list.$(`main a[href='/operator/customers/${customer.id}']`)).toHaveLength(1);
    const none = await desk.get("/operator/customers?search=nobody-has-this-name");
    expect(none.text("main")).toContain("Nessun cliente.");
    expect((await desk.get("/operator/customers/999999999")).status).toBe(404);
  });
});

describe("the page of a customer", () => {
  it("saves terms, and shows an error beside its field with the typed value", async () => {
    const customer = await aCustomer({ type: "business" });
    const desk = await atTheDesk();
    const page = await desk.get(`/operator/customers/${customer.id}`);
    const saved = await page.submit("button[value=edit]", { credit_limit: "1500,5", payment_days: "45" });
    expect(saved.text("main")).toContain("Il cliente è stato aggiornato");
    expect(await shop.users.get({ id: customer.id })).toMatchObject({
      credit_limit: "1500.50",
      payment_days: 45,
    });
    const refused = await saved.submit("button[value=edit]", { credit_limit: "tanto", payment_days: "900" });
    expect(refused.status).toBe(400);
    expect(refused.$("#customer-credit_limit").attr("value")).toBe("tanto");
    expect(refused.$("#customer-credit_limit-error")).toHaveLength(1);
    expect(refused.$("#customer-payment_days-error")).toHaveLength(1);
  });

  it("shows the second of two editors both values to choose from", async () => {
    const customer = await aCustomer({ type: "business" });
    const desk = await atTheDesk();
    const page = await desk.get(`/operator/customers/${customer.id}`);
    await shop.users.edit({ id: customer.id, payment_days: 10, first_name: "Bruna" });
    const told = await page.submit("button[value=edit]", { payment_days: "90", last_name: "Verdi" });
    expect(told.status).toBe(409);
    expect(told.text("#conflict")).toContain("Bruna");
    const chosen = await told.submit("button[value=edit]", { "choose.first_name": "theirs" });
    expect(chosen.status).toBe(200);
    expect(await shop.users.get({ id: customer.id })).toMatchObject({
      ...{ first_name: "Bruna", last_name: "Verdi", payment_days: 90 },
    });
  });

  it("disables an account after a confirmation, and enables it again", async () => {
    const customer = await aCustomer();
    const who = await signInAs(customer.username);
    const desk = await atTheDesk();
    const page = await desk.get(`/operator/customers/${customer.id}`);
    expect((await page.submit("button[value=disable]")).status).toBe(400);
    const off = await page.submit("button[value=disable]", { confirm: "on" });
    expect(off.text("main")).toContain("Disattivato");
    expect((await who.call("GET", "users/")).status).toBe(401);
    await off.submit("button[value=enable]");
    expect(await shop.users.get({ id: customer.id })).toMatchObject({ is_active: true });
  });

  it("offers the person's data as a file, and erases them after a confirmation", async () => {
    const customer = await aCustomer();
    const desk = await atTheDesk();
    const page = await desk.get(`/operator/customers/${customer.id}`);
    const file = await desk.get(`/operator/customers/${customer.id}/data.json`);
    expect(file.status).toBe(200);
    expect((await page.submit("button[value=erase]")).status).toBe(400);
    const erased = await page.submit("button[value=erase]", { confirm: "on" });
    expect(erased.text("main")).toContain("Dati cancellati il");
    expect(erased.$("button[value=erase]")).toHaveLength(0);
  });
});
