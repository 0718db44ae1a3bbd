import { describe, expect, it } from "vitest";
import { type Browser, browser, unstamped } from "../../support/browser";
import { aCustomer, anAgent } from "../../support/builders/builders";
import { mailbox } from "../../support/mailbox";
import { PASSWORD, sql } from "../../support/worker/worker";

const anEmail = () => `${crypto.randomUUID().slice(0, 13)}@writers.test`;
const good = (email: string) => ({
  full_name: "Ada Rossi",
  city: "Firenze",
  country: "IT",
  email,
  message: "Quale lievito?",
  product_line: "account",
  privacy_consent: "yes",
});

async function enterAs(username: string): Promise<Browser> {
  const shop = browser();
  await shop.post("/auth/login", { username, password: PASSWORD });
  return shop;
}

describe("/contatti, /contacts, /contactos", () => {
  it.each([
    ["/contatti", "it", "Contatti", "Messaggio inviato."],
    ["/contacts", "en", "Contact", "Message sent."],
    ["/contactos", "es", "Contacto", "Mensaje enviado."],
  ])("%s has its own language, stores the message, shows its number", async (path, lang, title, sent) => {
    const visitor = browser();
    visitor.cookies.set("lan", "es");
    const page = unstamped(await visitor.get(path));
    expect(page.$("html").attr("lang")).toBe(lang);
    expect(page.text("h1")).toBe(title);
    const email = anEmail();
    const after = await page.submit('main form:has([name="message"])', good(email));
    expect(after.hops).toEqual([`303 ${path}`]);
    expect(after.text('[role="status"]')).toContain(sent);
    const [row] = await sql("SELECT reference, locale FROM messages WHERE email = ?", email);
    expect(after.text('[role="status"]')).toContain(String(row?.reference));
    expect(row?.locale).toBe(lang);
    expect(await mailbox(email)).toHaveLength(1);
  });

  it("requires consent with a box that is not ticked in advance", async () => {
    const page = unstamped(await browser().get("/contatti"));
    expect(page.$('[name="privacy_consent"]').attr("checked")).toBeUndefined();
    expect(page.$('label a[href="/privacy"]').length).toBe(1);
    const refused = await page.submit('main form:has([name="message"])', {
      ...good(anEmail()),
      privacy_consent: "",
    });
    expect(refused.status).toBe(400);
    expect(refused.text("#privacy_consent-error")).toContain("consenso");
    expect(refused.$('[name="privacy_consent"]').attr("checked")).toBeUndefined();
    // A ticked box is still ticked when the form is refused, like all other values.
    const given = await page.submit('main form:has([name="message"])', { ...good(anEmail()), city: "" });
    expect([given.status, given.$('[name="privacy_consent"]').attr("checked")]).toEqual([400, "checked"]);
  });

  it("shows a refused form again with its values, and all errors at once beside the fields", async () => {
    const page = await browser().post("/contacts", { full_name: "", email: "nobody", city: "Firenze" });
    expect(page.status).toBe(400);
    expect(page.$("#city").attr("value")).toBe("Firenze");
    expect(page.$("#email").attr("value")).toBe("nobody");
    for (const field of ["full_name", "email", "message", "privacy_consent"])
      expect([field, page.$(`#${field}`).attr("aria-invalid")]).toEqual([field, "true"]);
    expect(page.$('[role="alert"] a[href="#message"]').length).toBe(1);
  });

  it("shows the error of a name sent in two parts beside the single name field", async () => {
    const page = await browser().post("/contacts", { ...good(anEmail()), full_name: "", last_name: "Prova" });
    expect([page.status, page.$("#full_name").attr("value")]).toEqual([400, "Prova"]);
    expect(page.text("#full_name-error")).toBe("This field is required");
    expect(page.text("main")).not.toContain("contact.fields");
  });

  it("stores a repeated post once", async () => {
    const page = unstamped(await browser().get("/contatti"));
    const email = anEmail();
    for (let n = 0; n < 3; n += 1) await page.submit('main form:has([name="message"])', good(email));
    expect(await sql("SELECT count(*) AS n FROM messages WHERE email = ?", email)).toEqual([{ n: 1 }]);
  });

  it("prefills the signed-in customer's data, and selects the subject in the URL", async () => {
    const { username } = await aCustomer({ type: "business" });
    const page = await (await enterAs(username)).get("/contatti?product_line=account");
    expect(page.$("#email").attr("value")).toBe(username);
    expect(page.$("#full_name").attr("value")).toBe("Ada Rossi");
    expect(page.$("#company").attr("value")).toContain("Cantina");
    expect(page.$("#product_line option[selected]").attr("value")).toBe("account");
  });

  it("is available to an agent without a chosen customer", async () => {
    const { username } = await anAgent();
    const page = await (await enterAs(username)).get("/contacts");
    expect([page.status, page.hops]).toEqual([200, []]);
  });

  it("refuses a post from another site", async () => {
    const page = await browser().post("/contatti", good(anEmail()), { Origin: "https://evil.test" });
    expect(page.status).toBe(403);
  });
});
