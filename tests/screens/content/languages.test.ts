import { describe, expect, it } from "vitest";
import { browser, type Page } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { PASSWORD, sql } from "../../support/worker/worker";

const language = (page: Page) => page.$("html").attr("lang");
/** At the head of the page, and at its foot. */
const PLACES = ["body > div form:has([name=locale])", "footer form:has([name=locale])"];
const choice = (place: string, locale: string) => `${place} [name="locale"][value="${locale}"]`;

describe.each(PLACES)("a language chosen in %s", (place) => {
  it("is the one of every page that follows", async () => {
    const visitor = browser();
    const home = await visitor.get("/home");
    const english = await home.submit(choice(place, "en"));
    expect([english.hops, language(english)]).toEqual([["303 /home-en"], "en"]);
    expect(language(await visitor.get("/p"))).toBe("en");
    expect((await visitor.get("/")).hops).toEqual(["302 /home-en"]);
  });

  it("leads back to the same page, without the language that its address named", async () => {
    const visitor = browser();
    const list = await visitor.get("/p?search=malto&locale=en");
    const spanish = await list.submit(choice(place, "es"));
    expect([spanish.url, language(spanish)]).toEqual(["/p?search=malto", "es"]);
    expect(spanish.$(choice(place, "es")).attr("aria-pressed")).toBe("true");
  });
});

describe.each(PLACES.map((place) => place.replace(/form:has\(.*\)/, "form")))(
  "what is typed when another language is chosen in %s",
  (place) => {
    const shopper = async () => {
      const { username, id } = await aCustomer({ type: "business" });
      const visitor = browser();
      await visitor.post("/auth/login", { username, password: PASSWORD, redirectTo: "/p" });
      return { visitor, id };
    };

    it("comes along with a message, unsent and with no word on what is missing", async () => {
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

    it("comes along with a withdrawal, in both of its steps", async () => {
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

    it("comes along with a new address and with an order's notes", async () => {
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
      // The checkout has it at its foot alone.
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
  },
);

it("leaves a form's own button to Enter where the languages are that form's too", async () => {
  const page = await browser().get("/contatti");
  const first = page.$('button[form="contact-form"], #contact-form button').first();
  expect([first.attr("formaction"), first.attr("name")]).toEqual([undefined, undefined]);
});
