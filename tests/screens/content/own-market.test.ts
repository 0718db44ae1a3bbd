// A shop in Spain: its own VAT numbers, countries, working days and legal addresses, without Italian requirements.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browser } from "../../support/browser";
import { tableFiles } from "../../support/builders/table-files";
import { operator } from "../../support/operator";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
  await shop.set({
    COMPANY_DATA: {
      ...{ name: "Tostadores S.L.", address: "Calle Mayor 1", postal_code: "28013", city: "Madrid" },
      ...{ province: "Madrid", country: "ES", vat_number: "ESB58378431", email: "hola@tostadores.example" },
    },
    SIGN_UP: "all",
    HANDLING_DAYS: 1,
  });
  await shop.db.prepare('UPDATE shipping_policies SET countries = \'["ES","PT"]\'').run();
}, 60_000);
afterAll(() => shop.close());

const { bring } = tableFiles(() => shop);

const business = (vat_number: string) => ({
  ...{ name: "Ana", surname: "Gil", email: `${crypto.randomUUID()}@empresa.test`, privacy_consent: "yes" },
  ...{ password: "Torchio-Verde-77", password_confirm: "Torchio-Verde-77" },
  ...{ business_name: "Café Gil S.L.", vat_number },
});

describe("a Spanish shop", () => {
  it("accepts a NIF without prefix at sign-up, and has no field for an SDI code", async () => {
    const form = await browser(shop.url).get("/auth/sign-up?locale=es");
    expect(form.$('[name="vat_number"]').length).toBe(1);
    expect(form.$('[name="sdi"], [name="pec"]').length).toBe(0);
    const taken = await browser(shop.url).post("/auth/sign-up?locale=es", business("B12345674"));
    expect(taken.hops).toEqual(["303 /auth/sign-up/code"]);
    const italian = await browser(shop.url).post("/auth/sign-up?locale=es", business("IT00743110157"));
    expect(italian.hops).toEqual(["303 /auth/sign-up/code"]);
    const wrong = await browser(shop.url).post("/auth/sign-up?locale=es", business("B12345675"));
    expect([wrong.status, wrong.text("#vat_number-error")]).toEqual([400, "NIF-IVA no válido"]);
    expect(wrong.text("main")).not.toMatch(/SDI|PEC|ital/i);
  });

  it("accepts a NIF from the operator and from a file, and refuses an invalid one there", async () => {
    const { users } = operator(shop.url);
    const user = {
      ...{ username: "gil@empresa.test", email: "gil@empresa.test", kind: "business" as const },
      ...{ first_name: "Ana", last_name: "Gil", business_name: "Café Gil" },
    };
    expect((await users.create({ ...user, vat_number: "B12345674" })).customer_profile?.vat_number).toBe(
      "B12345674",
    );
    const file = (number: string) =>
      bring(
        "users",
        `username,email,customer_type,vat_number\nbar@empresa.test,bar@empresa.test,business,${number}\n`,
        "dry_run=true",
      );
    expect((await file("B12345674")).faults).toEqual([]);
    expect((await file("B12345675")).faults).toMatchObject([
      { column: "vat_number", code: "vat_number_invalid" },
    ]);
  });

  it("offers its delivery countries in the contact form, its own country first", async () => {
    const page = await browser(shop.url).get("/contactos?locale=es");
    const offered = page
      .$('[name="country"] option')
      .map((_, one) => page.$(one).attr("value"))
      .get();
    expect(offered).toEqual(["ES", "PT"]);
  });

  it("shows its own working days on the pages, in each language", async () => {
    for (const [locale, time] of [
      ["it", "1 giorno lavorativo"],
      ["en", "1 working day"],
      ["es", "1 día laborable"],
    ] as const) {
      const page = await browser(shop.url).get(`/p?locale=${locale}`);
      expect(page.text("body")).toContain(time);
      expect(page.html).not.toMatch(/[^–\d]3 (giorni lavorativi|working days|días laborables)/);
    }
  });

  it("serves its legal pages at an address in each language, even without a stored slug", async () => {
    await shop.db.prepare("DELETE FROM page_slugs WHERE slug <> page_slug").run();
    await operator(shop.url).settings.put({ key: "SHOP_NAME", value: "Tostadores" });
    for (const alias of [
      "terms",
      "condiciones",
      "privacy-policy",
      "cookies",
      "guarantee",
      "derecho-de-desistimiento",
    ])
      expect([alias, (await browser(shop.url).get(`/${alias}?locale=en`)).status]).toEqual([alias, 200]);
  });
});
