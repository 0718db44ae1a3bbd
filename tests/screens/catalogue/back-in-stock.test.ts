import { describe, expect, it } from "vitest";
import { browser } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { restockKeyMailed } from "../../support/mailbox";
import { PASSWORD } from "../../support/worker/worker";

const FORM = 'form[action^="/back-in-stock"]';

describe("a sold-out product", () => {
  it("offers a restock alert: requested, confirmed and ended with forms", async () => {
    const product = await aProduct({ quantity: 0 });
    const visitor = browser();
    const page = await visitor.get(`/p/${product.slug}`);
    expect(page.$('main button[formaction="/back-in-stock"]').text()).toBe("Avvisami quando torna");
    const form = await visitor.get(`/back-in-stock?product=${product.id}&qty=1&stay=1`);
    expect(form.url).toBe(`/back-in-stock?product=${product.id}`);
    expect(form.text("main")).toContain(product.name);
    const email = `${crypto.randomUUID()}@alerts.test`;
    const refused = await form.submit(FORM, { email: "ada@" });
    expect(refused.status).toBe(400);
    expect(refused.$('[name="email"]').val()).toBe("ada@");
    expect(refused.$('[name="email"]').attr("aria-invalid")).toBe("true");
    const asked = await refused.submit(FORM, { email, privacy_consent: "yes" });
    expect(asked.text("main")).toContain("Controlla la posta");
    const link = await visitor.get(`/back-in-stock?key=${encodeURIComponent(await restockKeyMailed(email))}`);
    expect(link.text("main")).toContain("Sì, avvisami");
    const confirmed = await link.submit(`${FORM} button[value="confirm"]`);
    expect(confirmed.text("main")).toContain("Avviso attivo");
    const ended = await confirmed.submit(`${FORM} button[value="end"]`);
    expect(ended.text("main")).toContain("il tuo indirizzo è cancellato");
  });

  it("uses a signed-in customer's address, and refuses forged keys", async () => {
    const me = await aCustomer();
    const visitor = browser();
    await visitor.post("/auth/login", { username: me.username, password: PASSWORD, redirectTo: "/p" });
    const { id } = await aProduct({ quantity: 0 });
    const page = await visitor.get(`/back-in-stock?product=${id}`);
    expect(page.$('[name="email"]').val()).toContain("@");
    expect((await visitor.get("/back-in-stock?key=7.forged")).status).toBe(404);
    expect((await visitor.get("/back-in-stock?product=999999")).status).toBe(404);
    expect((await visitor.get("/back-in-stock")).status).toBe(404);
  });
});
