// /auth/sign-up: shows the same page for every email address, and creates an account with the visitor's cart after
// the code is typed.
import { describe, expect, it } from "vitest";
import { browser } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { codeMailedTo } from "../../support/mailbox";

const PASSWORD = "Torchio-Verde-77";
const newEmail = () => `new-${crypto.randomUUID()}@demo.test`;
const person = (email: string) => ({
  name: "Ada",
  surname: "Neri",
  email,
  password: PASSWORD,
  password_confirm: PASSWORD,
  privacy_consent: "yes",
});
const FORM = 'form[action="/auth/sign-up"]';
const CODE = 'form[action="/auth/sign-up/code"]';
const signUp = (shop: ReturnType<typeof browser>, fields: Record<string, string>) =>
  shop.post("/auth/sign-up", fields);

describe("/auth/sign-up", () => {
  it("creates an account with the emailed code, keeps the cart rows, and redirects back", async () => {
    const [shop, product, email] = [browser(), await aProduct(), newEmail()];
    await shop.post("/cart", { intent: "add", product: String(product.id), qty: "2" });
    const login = await shop.get("/auth/login?redirectTo=/cart");
    const link = login.$('a[href^="/auth/sign-up"]').attr("href") ?? "";
    const form = await shop.get(link);
    expect(form.$(`${FORM} input[name="redirectTo"]`).attr("value")).toBe("/cart");
    const code = await signUp(shop, { ...person(email), redirectTo: "/cart" });
    expect(code.hops).toEqual(["303 /auth/sign-up/code"]);
    const wrong = await code.submit(CODE, { otp: "12" });
    expect([wrong.status, wrong.text("main")]).toEqual([401, expect.stringContaining("Codice non valido")]);
    const cart = await wrong.submit(CODE, { otp: await codeMailedTo(email) });
    expect(cart.hops).toEqual(["303 /cart"]);
    expect(cart.$('[name^="qty."]').attr("value")).toBe("2");
    expect(cart.text("header")).toContain("Ada Neri");
    expect(shop.cookies.has("cart")).toBe(false);
  });

  it("shows the same page for an email address that already has an account", async () => {
    const customer = await aCustomer();
    const [known, unknown] = [newEmail(), customer.username].map((email) => ({ email, shop: browser() }));
    const pages = await Promise.all(
      [known, unknown].map(async (one) => signUp(one?.shop ?? browser(), person(one?.email ?? ""))),
    );
    const texts = pages.map((page, n) =>
      page.text("main").replace([known, unknown][n]?.email ?? "", "EMAIL"),
    );
    expect(texts[0]).toBe(texts[1]);
    expect(pages.map(({ status, hops }) => [status, hops])[0]).toEqual([200, ["303 /auth/sign-up/code"]]);
  });

  it("shows refused input again with errors beside the fields, and without the passwords", async () => {
    const page = await signUp(browser(), { ...person("ada"), password_confirm: "x", name: "Ada" });
    expect(page.status).toBe(400);
    expect(page.$('[name="name"]').attr("value")).toBe("Ada");
    expect(page.$("#email").attr("aria-invalid")).toBe("true");
    expect(page.html).not.toContain(PASSWORD);
    const other = await signUp(browser(), { ...person(newEmail()), password_confirm: "x" });
    expect(other.$("#password_confirm").attr("aria-invalid")).toBe("true");
    const unticked = await signUp(browser(), { ...person(newEmail()), privacy_consent: "" });
    expect(unticked.text("main")).toContain("consenso");
  });

  it("marks the missing consent even if every other field is empty", async () => {
    const page = await signUp(browser(), {});
    expect(page.status).toBe(400);
    expect(page.$("#privacy_consent").attr("aria-invalid")).toBe("true");
    expect(page.$("#email").attr("aria-invalid")).toBe("true");
  });

  it("refuses a sender who fills the honeypot", async () => {
    const page = await signUp(browser(), { ...person(newEmail()), website: "https://spam.test" });
    expect(page.status).toBe(403);
    expect(page.$('[name="name"]').attr("value")).toBe("Ada");
  });

  it("redirects to the sign-up form if the browser has no pending code", async () => {
    expect((await browser().get("/auth/sign-up/code")).hops).toEqual(["302 /auth/sign-up"]);
  });

  it.each(["en", "es"])("is available in %s", async (locale) => {
    const page = await browser().get(`/auth/sign-up?locale=${locale}`);
    expect(page.$("html").attr("lang")).toBe(locale);
    expect(page.text("h1")).toBe({ en: "Create an account", es: "Crear una cuenta" }[locale]);
  });
});
