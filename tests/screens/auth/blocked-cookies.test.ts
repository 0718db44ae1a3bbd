// A browser that blocks cookies gets an explanation instead of an endless redirect.
import { describe, expect, it } from "vitest";
import { browser, intent } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { PASSWORD, shopUrl } from "../../support/worker/worker";

const BROWSER = () => ({ Origin: shopUrl(), "Sec-Fetch-Site": "same-origin" });
const REFUSED = "Il tuo browser rifiuta i cookie.";

function withoutCookies() {
  const visitor = browser();
  Object.assign(visitor.cookies, { set: () => visitor.cookies });
  return visitor;
}

describe("a browser without cookies", () => {
  it("is informed after the login", async () => {
    const { username } = await aCustomer();
    const fields = { username, password: PASSWORD, redirectTo: "/cart/checkout" };
    const login = await withoutCookies().post("/auth/login", fields, BROWSER());
    expect([login.status, login.url]).toEqual([
      200,
      "/auth/login?redirectTo=%2Fcart%2Fcheckout&cookies=check",
    ]);
    expect(login.text("main")).toContain(REFUSED);
  });

  it("is informed after adding to the cart, on the page of the redirect", async () => {
    const { id, slug } = await aProduct();
    const fields = { intent: "add", product: String(id), qty: "1" };
    const cart = await withoutCookies().post("/cart", fields, BROWSER());
    expect(cart.text("main")).toContain(REFUSED);
    const redirectTo = `/p/${slug}?variant=1`;
    const product = await withoutCookies().post("/cart", { ...fields, redirectTo }, BROWSER());
    expect(product.url).toBe(`${redirectTo}&cookies=check`);
    expect(product.text("main")).toContain(REFUSED);
    // Also where a script wants no other page.
    const inPlace = await withoutCookies().post("/cart", { ...fields, redirectTo, in_place: "1" }, BROWSER());
    expect(inPlace.url).toBe(`${redirectTo}&cookies=check`);
  });

  it("is informed in each language", async () => {
    const { id } = await aProduct();
    for (const [locale, text] of [
      ["en", "Your browser refuses cookies."],
      ["es", "Su navegador rechaza las cookies."],
    ] as const) {
      const fields = { intent: "add", product: String(id), redirectTo: `/cart?locale=${locale}` };
      expect((await withoutCookies().post("/cart", fields, BROWSER())).text("main")).toContain(text);
    }
  });
});

describe("a browser that stores cookies, with its first form", () => {
  it("is redirected to the same page, without the cookie check in its URL", async () => {
    const { username } = await aCustomer();
    const { id, slug } = await aProduct();
    const shop = browser();
    const fields = { intent: "add", product: String(id), redirectTo: `/p/${slug}` };
    const added = await shop.post("/cart", fields, BROWSER());
    expect([added.url, added.text("main").includes(REFUSED)]).toEqual([`/p/${slug}`, false]);
    expect(added.text("main")).toContain("Aggiunto al carrello");
    const login = { username, password: PASSWORD, redirectTo: "/account/orders" };
    expect((await browser().post("/auth/login", login, BROWSER())).url).toBe("/account/orders");
    const page = await browser().get("/auth/login?redirectTo=%2Faccount%2Forders");
    const step = await page.submit("#auth-form", { username });
    const entered = await step.submit("#auth-form", { password: PASSWORD });
    expect(entered.hops[0]).toBe("303 /account/orders");
  });

  it("is not checked for cookies if it is a program", async () => {
    const { id } = await aProduct();
    const added = await browser().post("/cart", { intent: "add", product: String(id) });
    expect(added.hops).toEqual(["303 /cart"]);
    expect((await added.submit(intent("update-all"))).text("main")).not.toContain(REFUSED);
  });
});
