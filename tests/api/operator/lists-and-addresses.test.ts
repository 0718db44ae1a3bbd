// Lists of codes and addresses of sites: values that the shop cannot use are refused on entry.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tableFiles } from "../../support/builders/table-files";
import { aBuyingSystem, askCxml, setupRequest } from "../../support/punch-out";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(() => shop.close());

const { ask, bring, first } = tableFiles(() => shop);
const aPolicy = async () =>
  String((await first("SELECT code FROM shipping_policies WHERE is_pickup = 0 ORDER BY id")).code);

describe("a list of codes", () => {
  it.each(["DE, FR", "de;fr", "DE|FR", "de fr", '["DE","FR"]', " de , FR,de"])(
    "of countries may have any separator: %s",
    async (countries) => {
      const code = await aPolicy();
      const csv = `code\tcountries\n${code}\t"${countries.replaceAll('"', '""')}"\n`;
      expect(await bring("shipping_policies", csv)).toMatchObject({ faults: [] });
      const stored = await first(`SELECT countries FROM shipping_policies WHERE code = '${code}'`);
      expect(JSON.parse(String(stored.countries))).toEqual(["DE", "FR"]);
    },
  );

  it.each(["Germania", "DE, XX", "DE/FR", "D", "b2b"])("of countries refuses %s", async (countries) => {
    const csv = `code\tcountries\n${await aPolicy()}\t${countries}\n`;
    expect((await bring("shipping_policies", csv)).faults).toMatchObject([
      { line: 2, column: "countries", code: "not_a_country" },
    ]);
  });

  it("of the ways to sell is accepted, and an unknown word is refused with the list of known ones", async () => {
    expect(await bring("payment_methods", "code\tcontexts\nBANK\tB2B, b2c\n")).toMatchObject({ faults: [] });
    expect(await first("SELECT contexts FROM payment_methods WHERE code = 'BANK'")).toEqual({
      contexts: '["b2b","b2c"]',
    });
    const { faults } = await bring("payment_methods", "code\tcontexts\nBANK\tb2b, retail\n");
    expect(faults).toMatchObject([{ line: 2, column: "contexts", code: "not_among" }]);
    expect(faults[0]?.message).toContain("b2c");
  });
});

describe("the address of a site", () => {
  it.each([
    ...[
      "https://*",
      "https://*.evil.example",
      "https://a;b.example",
      "https://a'b.example",
      "javascript:alert(1)",
    ],
    ...["https://", "//evil.example", "https://evil.example x"],
  ])("of the page editor is refused if it is not a host: %s", async (value) => {
    const answer = await ask("settings/PAGE_BUILDER_URL/", {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ value }),
    });
    expect(answer.status).toBe(400);
  });

  it.each(["https://editor.example/sites/7", "https://editor.example:8443/"])(
    "of the page editor is stored: %s",
    async (value) => {
      const answer = await ask("settings/PAGE_BUILDER_URL/", {
        method: "PUT",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ value }),
      });
      expect(answer.status).toBe(200);
    },
  );

  it.each([
    "https://*",
    "https://*.evil.example/",
    "https://a;b.example/",
    "https://ada:pw@buyer.example/",
    "ftp://buyer.example/",
  ])("of a buying system is refused if it is not a host: %s", async (back) => {
    const { code, start } = await askCxml(setupRequest(await aBuyingSystem(), { back }));
    expect([code, start]).toEqual(["400", ""]);
  });
});
