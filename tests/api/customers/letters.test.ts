// Names that documents cannot print are refused on entry, in the reader's language; other names are accepted.
import { describe, expect, it } from "vitest";
import { refusal } from "../../support/answers";
import { aCustomer } from "../../support/builders/builders";
import { askOperator } from "../../support/operator";
import { cartOf, shopper } from "../../support/shopper";
import { atTheTill, place } from "../../support/until";
import { api } from "../../support/worker/worker";

const post = (path: string, body: object) =>
  api(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
const NAMES = {
  unreadable: ["王小明", "محمد", "田中さん", "🌸", "Ада 王"],
  readable: ["Łukasz", "Ωραία", "Юлия", "Đặng", "Zoë 🌸"],
};
const address = {
  ...{ type: "Billing", recipient: "Ada Rossi", address: "Via Roma 1", postal_code: "50122" },
  ...{ city: "Firenze", province: "FI", country: "IT" },
};
const guest = (name: string) => ({ email: `${crypto.randomUUID()}@prova.test`, name, surname: "Rossi" });

describe("a name in letters that documents cannot print", () => {
  it.each(["recipient", "business_name", "address", "address_2", "city"])(
    "is refused as %s",
    async (field) => {
      const { who } = await shopper();
      for (const name of NAMES.unreadable)
        expect(
          await refusal(await who.call("POST", "addresses/", { ...address, [field]: name })),
        ).toMatchObject({
          status: 400,
          fields: [{ field, code: "letters_not_latin" }],
        });
      for (const name of NAMES.readable)
        expect((await who.call("POST", "addresses/", { ...address, [field]: name })).status).toBe(201);
    },
  );

  it("is refused for a guest, a sign-up and the operator's users, in three languages", async () => {
    const messages = new Set<string | undefined>();
    for (const locale of ["it", "en", "es"]) {
      const { status, fields } = await refusal(await post(`auth/guest/?locale=${locale}`, guest("王小明")));
      expect([status, fields[0]?.field, fields[0]?.code]).toEqual([400, "name", "letters_not_latin"]);
      messages.add(fields[0]?.message);
    }
    expect(messages.size).toBe(3);
    expect((await post("auth/guest/", guest("Юлия"))).status).toBe(200);

    const signUp = { ...guest("Ada"), surname: "محمد", password: "Vendemmia-2026!", privacy_consent: true };
    expect(await refusal(await post("auth/sign-up/", signUp))).toMatchObject({
      status: 400,
      fields: [{ field: "surname", code: "letters_not_latin" }],
    });
    const user = { username: guest("x").email, kind: "consumer", email: guest("x").email, first_name: "王" };
    const created = await askOperator("users/", { method: "POST", body: JSON.stringify(user) });
    expect(await refusal(created)).toMatchObject({
      status: 400,
      fields: [{ field: "first_name", code: "letters_not_latin" }],
    });
  });

  it("is a fault of an imported line", async () => {
    const { username } = await aCustomer();
    const answer = await askOperator("import/users/?dry_run=true", {
      method: "POST",
      headers: { "Content-Type": "text/csv" },
      body: `username,last_name\n${username},王`,
    });
    expect(await answer.json()).toMatchObject({ faults: [{ line: 2, column: "last_name" }] });
  });
});

describe("the code of a public office", () => {
  it("is accepted in an address and for a user, like a company's code", async () => {
    const { who } = await shopper({ type: "business" });
    const office = { ...address, business_name: "Comune di Asti", vat_number: "IT09941700057" };
    for (const [sdi_code, status] of [
      ["UFPQ1K", 201],
      ["ufpq1k", 201],
      ["M5UXCR1", 201],
      ["UFPQ1", 400],
      ["M5UXCR12", 400],
    ] as const)
      expect([sdi_code, (await who.call("POST", "addresses/", { ...office, sdi_code })).status]).toEqual([
        sdi_code,
        status,
      ]);
    const { id } = await aCustomer({ type: "business" });
    const edited = await askOperator(`users/${id}/`, {
      method: "PATCH",
      body: JSON.stringify({ sdi_code: "UFPQ1K" }),
    });
    expect(edited.status).toBe(200);
  });
});

describe("a customer's reference", () => {
  it("that the invoice cannot contain is refused at the checkout, and the cart is unchanged", async () => {
    for (const reference of ["Ordine ßßßßßßßßßßßß", "注文 12", "x".repeat(21)]) {
      const { who, body } = await atTheTill({ type: "business" });
      expect(await refusal(await place(who, { ...body, customer_reference: reference }))).toMatchObject({
        status: 400,
        fields: [{ field: "customer_reference" }],
      });
      expect((await cartOf(who)).rows_count).toBe(1);
    }
    const { who, body } = await atTheTill({ type: "business", cents: 20_000 });
    const placed = await place(who, { ...body, customer_reference: "Ordine n° 12/è" });
    expect([placed.status, await placed.text()]).toEqual([201, expect.any(String)]);
  });
});
