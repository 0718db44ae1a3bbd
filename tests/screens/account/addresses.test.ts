import { describe, expect, it } from "vitest";
import { type Browser, browser, intent, type Page } from "../../support/browser";
import { aCustomer, anAgent } from "../../support/builders/builders";
import { PASSWORD, sql } from "../../support/worker/worker";

const ADDRESSES = "/account/addresses";
const CREATE = intent("create");

const signedIn = async (username: string): Promise<Browser> => {
  const visitor = browser();
  await visitor.post("/auth/login", { username, password: PASSWORD, redirectTo: "/p" });
  return visitor;
};
const active = (user: number) =>
  sql<{ id: number; type: string; city: string; is_default: number }>(
    "SELECT id, type, city, is_default FROM addresses WHERE user_id = ? AND is_active = 1 ORDER BY id",
    user,
  );
const home = {
  recipient: "Ada Rossi",
  address: "Via delle Vigne 27",
  postal_code: "14100",
  city: "Asti",
  province: "AT",
};
const tiles = (page: Page) => page.$("main address").length;
const formOf = (id: number, what: string) => `form:has([name=address][value="${id}"]) ${intent(what)}`;

describe("/account/addresses", () => {
  it("shows the addresses, and explains who can change them", async () => {
    const page = await (await signedIn("business@demo.test")).get(ADDRESSES);
    expect(tiles(page)).toBe(2);
    for (const words of [
      "Via delle Vigne 89",
      "04100 Latina (LT), Italia",
      "P. IVA IT54405160059",
      "Predefinito",
    ])
      expect(page.text("main")).toContain(words);
    expect(page.$("main a[href^='mailto:']").attr("href")).toBe("mailto:assistenza@bottega.example");
  });

  it("filters by words and by type, and ignores an invalid filter", async () => {
    const visitor = await signedIn("business@demo.test");
    const found = await (await visitor.get(ADDRESSES)).submit(
      "main form[action='/account/addresses']:has([name=search])",
      {
        search: "LATINA vigne",
        type: "Billing",
      },
    );
    expect(found.url).toBe(`${ADDRESSES}?search=LATINA+vigne&type=Billing`);
    expect([tiles(found), found.$("[name=search]").last().attr("value")]).toEqual([1, "LATINA vigne"]);
    expect((await visitor.get(`${ADDRESSES}?search=torino`)).text("main")).toContain(
      "Nessun indirizzo con questi filtri",
    );
    for (const query of ["type=Home", "page=abc", "page=0"]) {
      const page = await visitor.get(`${ADDRESSES}?${query}`);
      expect([page.status, tiles(page)]).toEqual([200, 2]);
      expect(page.text("main [role=status]")).toContain("ignorato");
    }
  });

  it("adds an address once, even if its form is sent several times", async () => {
    const customer = await aCustomer();
    const page = await (await signedIn(customer.username)).get(ADDRESSES);
    const [once, twice] = [await page.submit(CREATE, home), await page.submit(CREATE, home)];
    for (const done of [once, twice]) expect(done.hops).toEqual([`303 ${ADDRESSES}`]);
    expect(once.text("main, [role=status]")).toContain("Indirizzo creato.");
    expect((await active(customer.id)).map(({ city }) => city)).toEqual(["Firenze", "Firenze", "Asti"]);
  });

  it("offers the countries to which the shop delivers, and refuses other countries with a message", async () => {
    const visitor = await signedIn((await aCustomer()).username);
    const page = await visitor.get(ADDRESSES);
    const offered = page.$("select[name=country] option").toArray();
    const countries = offered.map((option) => page.$(option).attr("value"));
    expect(countries).toEqual(expect.arrayContaining("IT ES FR DE AT BE NL PT SI HR LU".split(" ")));
    expect(countries).not.toContain("CH");
    const abroad = { ...home, type: "Shipping", country: "CH", postal_code: "6900", province: "" };
    const refused = await visitor.post(ADDRESSES, { intent: "create", ...abroad });
    expect(refused.status).toBe(400);
    expect(refused.text("main")).toContain("Qui non spediamo: scegli un Paese dell’elenco");
    expect(refused.$("#city").attr("value")).toBe("Asti");
  });

  it("shows a refused form again with the typed values and an error beside each field", async () => {
    const customer = await aCustomer({ type: "business" });
    const visitor = await signedIn(customer.username);
    const wrong = {
      ...home,
      type: "Billing",
      postal_code: "1410",
      city: "",
      vat_number: "IT1",
      sdi_code: "",
      pec: "",
    };
    const page = await (await visitor.get(ADDRESSES)).submit(CREATE, wrong);
    expect(page.status).toBe(400);
    expect(page.text("#city-error")).toBe("Campo obbligatorio");
    expect(page.$("#address").attr("value")).toBe("Via delle Vigne 27");
    const next = await page.submit(CREATE, { city: "Asti" });
    expect(next.status).toBe(400);
    expect(next.text("#postal_code-error")).toBe("CAP non valido: scrivilo come 14100");
    expect(next.text("#vat_number-error")).toBe("Partita IVA non valida");
    expect(next.text("#sdi_code-error")).toContain("SDI o la PEC");
    expect(
      next
        .$("[role=alert] a")
        .toArray()
        .map((link) => next.$(link).attr("href")),
    ).toEqual(["#postal_code", "#vat_number", "#sdi_code"]);
    const done = await next.submit(CREATE, {
      postal_code: "14100",
      vat_number: "IT54405160059",
      pec: "a@pec.example",
    });
    expect(done.hops).toEqual([`303 ${ADDRESSES}`]);
  });

  it("shows errors of a Spanish address in the reader's language", async () => {
    const visitor = await signedIn((await aCustomer({ country: "ES", locale: "es" })).username);
    await visitor.post("/locale", { locale: "es", redirectTo: "/p" });
    const fields = { ...home, country: "ES", postal_code: "99999", province: "" };
    const page = await (await visitor.get(ADDRESSES)).submit(CREATE, fields);
    expect(page.text("#postal_code-error")).toBe("Código postal no válido: escríbalo como 28013");
  });

  it("accepts an address abroad with the prefilled tax numbers", async () => {
    const visitor = await signedIn("consumer@demo.test");
    const page = await visitor.get(ADDRESSES);
    expect(page.$("[name=tax_code]").attr("value")).toMatch(/^[A-Z0-9]{16}$/);
    const abroad = {
      recipient: "Zia",
      address: "Calle Mayor 1",
      postal_code: "28013",
      city: "Madrid",
      country: "ES",
    };
    const added = await page.submit(CREATE, { ...abroad, province: "" });
    expect([added.hops, added.text("main [role=alert]")]).toEqual([[`303 ${ADDRESSES}`], ""]);
    expect(added.text("main")).toContain("28013 Madrid, Spagna");
  });

  it("deletes after a confirmation: the first post shows the question, the second one deletes", async () => {
    const customer = await aCustomer();
    const page = await (await signedIn(customer.username)).get(ADDRESSES);
    const asked = await page.submit(formOf(customer.shipping, "delete"));
    expect([asked.status, asked.url]).toEqual([200, ADDRESSES]);
    expect(asked.text("main")).toContain("Eliminare «Ada Rossi, Via della Prova 1»?");
    expect(await active(customer.id)).toHaveLength(2);
    const gone = await asked.submit(`form:has([name=confirm]) ${intent("delete")}`);
    expect(gone.hops).toEqual([`303 ${ADDRESSES}`]);
    expect((await active(customer.id)).map(({ id }) => id)).toEqual([customer.billing]);
    const again = await asked.submit(`form:has([name=confirm]) ${intent("delete")}`);
    expect([again.status, again.text("main [role=alert]")]).toEqual([404, "Questo indirizzo non c’è più."]);
  });

  it("changes the default address", async () => {
    const customer = await aCustomer();
    const visitor = await signedIn(customer.username);
    const page = await (await visitor.get(ADDRESSES)).submit(CREATE, home);
    const second = (await active(customer.id)).at(-1)?.id ?? 0;
    await page.submit(formOf(second, "default"));
    const shipping = (await active(customer.id)).filter(({ type }) => type === "Shipping");
    expect(shipping.map(({ id, is_default }) => [id, is_default])).toEqual([
      [customer.shipping, 0],
      [second, 1],
    ]);
  });

  it("refuses another customer's addresses", async () => {
    const [one, other] = [await aCustomer(), await aCustomer()];
    const visitor = await signedIn(other.username);
    const address = String(one.shipping);
    const tries: Record<string, string>[] = [
      { intent: "delete", address },
      { intent: "delete", address, confirm: "yes" },
      { intent: "default", address },
    ];
    for (const fields of tries) expect((await visitor.post(ADDRESSES, fields)).status).toBe(404);
    expect(await active(one.id)).toHaveLength(2);
    expect((await browser().get(ADDRESSES)).url).toContain("/auth/login");
  });

  it("adds an address only for the customer for whom the page was made", async () => {
    const agent = await anAgent();
    const [one, two] = [
      await aCustomer({ type: "business", agent: agent.id }),
      await aCustomer({ type: "business", agent: agent.id }),
    ];
    const visitor = await signedIn(agent.username);
    await visitor.post("/customers", { intent: "select", customer: String(one.id) });
    const page = await visitor.get(ADDRESSES);
    await visitor.post("/customers", { intent: "select", customer: String(two.id) });
    expect((await page.submit(CREATE, home)).status).toBe(409);
    expect([(await active(one.id)).length, (await active(two.id)).length]).toEqual([2, 2]);
  });

  it("keeps the typed values when the session has ended", async () => {
    const customer = await aCustomer();
    const visitor = await signedIn(customer.username);
    const page = await visitor.get(ADDRESSES);
    await sql("DELETE FROM tokens WHERE user_id = ?", customer.id);
    const login = await page.submit(CREATE, { ...home, city: "Asti <nord>" });
    expect(login.url).toContain("/auth/login");
    const password = await login.submit('main form:has([name="username"])', { username: customer.username });
    const back = await password.submit('main form:has([name="password"])', { password: PASSWORD });
    expect(back.url).toBe(ADDRESSES);
    expect(back.$("#city").attr("value")).toBe("Asti <nord>");
    expect(await active(customer.id)).toHaveLength(2);
    await back.submit(CREATE);
    expect(await active(customer.id)).toHaveLength(3);
  });
});
