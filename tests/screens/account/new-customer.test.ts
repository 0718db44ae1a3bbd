import { describe, expect, it } from "vitest";
import { browser } from "../../support/browser";
import { aCustomer, anAgent } from "../../support/builders/builders";
import { vatNumber } from "../../support/builders/vat-number";
import { PASSWORD, sql } from "../../support/worker/worker";

async function signIn(username: string) {
  const shop = browser();
  await shop.post("/auth/login", { username, password: PASSWORD });
  return shop;
}

describe("an agent's request for a new customer", () => {
  it("is available before a customer is chosen, keeps the typed values, and lists pending requests", async () => {
    const shop = await signIn((await anAgent()).username);
    const customers = await shop.get("/customers");
    expect(customers.$('a[href="/customers/new"]').text()).toBe("Nuovo cliente");
    const page = await shop.get("/customers/new");
    const email = `nuova-${crypto.randomUUID()}@prova.test`;
    const typed = {
      ...{
        business_name: "Cantina Tre Rose",
        name: "Ada",
        surname: "Neri",
        email,
        tax_code: "",
        sdi_code: "M5UXCR1",
      },
      ...{ address: "Via Roma 1", postal_code: "14100", city: "Asti", province: "AT", country: "IT" },
    };
    const refused = await page.submit('form[action="/customers/new"]', {
      ...typed,
      vat_number: "12345678901",
    });
    expect([refused.status, refused.$("#business_name").val()]).toEqual([400, "Cantina Tre Rose"]);
    expect(refused.text("#vat_number-error")).toContain("non valid");
    const asked = await refused.submit('form[action="/customers/new"]', { vat_number: vatNumber() });
    expect(asked.hops).toEqual(["303 /customers/new"]);
    expect(asked.text("main")).toContain("Cantina Tre Rose");
    await sql("DELETE FROM sign_ups WHERE email = ?", email);
  });

  it("is not available to customers", async () => {
    const shop = await signIn((await aCustomer({ type: "business" })).username);
    expect((await shop.get("/customers/new")).hops[0]).toBe("302 /");
  });
});
