import { describe, expect, it } from "vitest";
import { browser, type Page } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { atTheTill, newEmail, ordersOf, person } from "../../support/guest";
import { PASSWORD, sql } from "../../support/worker/worker";

const language = (page: Page) => page.$("html").attr("lang");
const PLACES = ["body > div form:has([name=locale])", "footer form:has([name=locale])"];
const choice = (place: string, locale: string) => `${place} [name="locale"][value="${locale}"]`;

describe.each(PLACES)("a language chosen in %s", (place) => {
  it("applies to every later page", async () => {
    const visitor = browser();
    const home = await visitor.get("/home");
    const english = await home.submit(choice(place, "en"));
    expect([english.hops, language(english)]).toEqual([["303 /home-en"], "en"]);
    expect(language(await visitor.get("/p"))).toBe("en");
    expect((await visitor.get("/")).hops).toEqual(["302 /home-en"]);
  });

  it("redirects back to the same page, without the language parameter of its URL", async () => {
    const visitor = browser();
    const list = await visitor.get("/p?search=malto&locale=en");
    const spanish = await list.submit(choice(place, "es"));
    expect([spanish.url, language(spanish)]).toEqual(["/p?search=malto", "es"]);
    expect(spanish.$(choice(place, "es")).attr("aria-pressed")).toBe("true");
  });
});

describe.each(PLACES.map((place) => place.replace(/form:has\(.*\)/, "form")))(
  "typed values, when another language is chosen in %s",
  (place) => {
    const shopper = async () => {
      const { username, id } = await aCustomer({ type: "business" });
      const visitor = browser();
      await visitor.post("/auth/login", { username, password: PASSWORD, redirectTo: "/p" });
      return { visitor, id };
    };

    it("are kept in a message, without sending it or showing errors", async () => {
      const before = await sql("SELECT id FROM messages");
      const page = await browser().get("/contatti");
      const typed = { message: "Mosto fermo a 8 °Babo", city: "Alba", country: "ES", privacy_consent: "yes" };
      const english = await page.submit(choice(place, "en"), typed);
      expect([english.status, english.url, language(english)]).toEqual([200, "/contacts", "en"]);
      expect(english.text("#contact-form textarea")).toBe("Mosto fermo a 8 °Babo");
      expect(english.$("#contact-form [name=city]").attr("value")).toBe("Alba");
      expect(english.$("#contact-form [name=country] [selected]").attr("value")).toBe("ES");
      expect(english.$("#contact-form [name=privacy_consent][checked]").length).toBe(1);
      expect(english.$("main [role=alert], main [aria-invalid=true]").length).toBe(0);
      expect(english.hops).toEqual(["307 /contacts"]);
      expect(await sql("SELECT id FROM messages")).toEqual(before);
    });

    it("are kept in a withdrawal, in both of its steps", async () => {
      const typed = {
        name: "Ada Rossi",
        order_number: "2026-000001",
        email: "ada@posta.test",
        rows: "le viti",
      };
      const first = await (await browser().get("/recesso")).submit(choice(place, "en"), typed);
      const second = await first.submit("#withdrawal-form");
      expect(second.$('#withdrawal-form [value="yes"]').length).toBe(1);
      const spanish = await second.submit(choice(place, "es"));
      expect([spanish.url, language(spanish)]).toEqual(["/desistimiento", "es"]);
      for (const [name, value] of Object.entries(typed))
        expect(spanish.$(`[name=${name}]`).attr("value") ?? spanish.text(`[name=${name}]`)).toBe(value);
    });

    it("are kept in a new address and in an order's notes", async () => {
      const { visitor, id } = await shopper();
      const addresses = await visitor.get("/account/addresses?redirectTo=%2Fcart%2Fcheckout");
      const address = await addresses.submit(choice(place, "es"), { city: "Cuenca" });
      expect([address.status, language(address)]).toEqual([200, "es"]);
      expect(address.$("#address-form [name=city]").attr("value")).toBe("Cuenca");
      expect(address.$("#address-form [name=redirectTo]").attr("value")).toBe("/cart/checkout");
      expect(address.$("main [role=alert]").length).toBe(0);
      await visitor.post("/cart", {
        intent: "add",
        product: String((await aProduct({ priceCents: 9000 })).id),
        qty: "2",
      });
      const checkout = await visitor.get("/cart/checkout");
      // The checkout has the switch only in its footer.
      const order = await checkout.submit(choice("footer form", "it"), {
        notes: "Suona due volte",
        customer_reference: "PO",
      });
      expect([order.status, language(order)]).toEqual([200, "it"]);
      expect(order.text("#notes")).toBe("Suona due volte");
      expect(order.$("#customer_reference").attr("value")).toBe("PO");
      expect(order.$("main [role=alert]").length).toBe(0);
      expect(await sql("SELECT id FROM orders WHERE customer_id = ?", id)).toEqual([]);
    });

    it("are kept in the login's steps, except for a password", async () => {
      const page = await browser().get("/auth/login?redirectTo=%2Fcart%2Fcheckout");
      const first = await page.submit(choice(place, "en"), { username: "ada@posta.test" });
      expect([first.status, language(first)]).toEqual([200, "en"]);
      expect(first.$("main [name=username]").attr("value")).toBe("ada@posta.test");
      const second = await first.submit("#auth-form");
      const spanish = await second.submit(choice(place, "es"), { password: "Segreta-2026!" });
      expect([spanish.status, language(spanish)]).toEqual([200, "es"]);
      expect(spanish.$("main [name=username]").attr("value")).toBe("ada@posta.test");
      expect(spanish.$("main [name=redirectTo]").attr("value")).toBe("/cart/checkout");
      expect(spanish.$("main [name=password]").length).toBe(1);
      expect(spanish.html).not.toContain("Segreta");
      expect(spanish.$("main [role=alert], main [aria-invalid=true]").length).toBe(0);
    });

    it("are kept in a forgotten password's form and its code", async () => {
      const forgotten = await browser().get("/auth/password-forgotten");
      const asked = await forgotten.submit(choice(place, "en"), { username: "ada@posta.test" });
      expect(asked.$("main [name=username]").attr("value")).toBe("ada@posta.test");
      const reset = await browser().get("/auth/reset-password");
      const coded = await reset.submit(choice(place, "en"), {
        username: "ada",
        otp: "12345678",
        password: "x",
      });
      expect(coded.$("main [name=otp]").attr("value")).toBe("12345678");
      expect(coded.$("main [name=password]").attr("value") ?? "").toBe("");
    });

    it("are kept in a cart's quantities and code lines", async () => {
      const { visitor, id } = await shopper();
      const { id: product } = await aProduct();
      const cart = await visitor.post("/cart", { intent: "add", product: String(product), qty: "2" });
      const row = cart.$('input[name^="qty."]').attr("name") ?? "";
      const english = await cart.submit(choice(place, "en"), { [row]: "9", lines: "ABC-1 4" });
      expect([english.status, language(english)]).toEqual([200, "en"]);
      expect(english.$(`[name="${row}"]`).attr("value")).toBe("9");
      expect(english.text("#lines")).toBe("ABC-1 4");
      const pad = await visitor.get("/order-pad");
      expect((await pad.submit(choice(place, "es"), { lines: "6 x XYZ" })).text("#lines")).toBe("6 x XYZ");
      expect(
        await sql(
          "SELECT r.qty FROM cart_rows r JOIN carts c ON c.id = r.cart_id WHERE c.customer_id = ?",
          id,
        ),
      ).toEqual([{ qty: 2 }]);
    });
  },
);

it("values typed in a guest's order are kept in another language, without placing it", async () => {
  const { page } = await atTheTill();
  const typed = { ...person(newEmail()), notes: "Suona due volte", billing_recipient: "Neri srl" };
  const english = await page.submit(choice("footer form", "en"), typed);
  expect([english.status, english.url, language(english)]).toEqual([200, "/cart/checkout", "en"]);
  for (const name of [
    "email",
    "name",
    "surname",
    "address",
    "city",
    "province",
    "billing_recipient",
  ] as const)
    expect(english.$(`#guest-checkout [name=${name}]`).attr("value")).toBe(typed[name]);
  expect(english.text("#notes")).toBe("Suona due volte");
  expect(english.$("main [role=alert], main [aria-invalid=true]").length).toBe(0);
  expect(await ordersOf(typed.email)).toEqual([]);
});

it("a form's own button stays first for Enter if the language buttons submit the same form", async () => {
  const page = await browser().get("/contatti");
  const first = page.$('button[form="contact-form"], #contact-form button').first();
  expect([first.attr("formaction"), first.attr("name")]).toEqual([undefined, undefined]);
});
