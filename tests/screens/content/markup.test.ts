// Visitors' input is shown as text: it never becomes an element, an attribute or a script.
import { describe, expect, it } from "vitest";
import { type Browser, browser, type Page } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { PASSWORD } from "../../support/worker/worker";

const PAYLOADS = [
  '<script>window.pwned="pwned"</script>',
  '"><img src=x onerror="pwned()">',
  "'><svg onload=pwned()>",
  "</script><script>pwned()</script>",
  "</title></textarea><iframe srcdoc='pwned'>",
  "javascript:pwned()",
];

async function customer(): Promise<Browser> {
  const visitor = browser();
  await visitor.post("/auth/login", { username: (await aCustomer()).username, password: PASSWORD });
  return visitor;
}

function expectNoMarkup(page: Page): void {
  const { $ } = page;
  expect($("img[onerror], svg[onload], iframe, [src=x]").length).toBe(0);
  expect($('a[href^="javascript:"], form[action^="javascript:"]').length).toBe(0);
  const scripts = $("script:not([type='application/ld+json'])").toArray();
  // Data in the page's own scripts may contain the input, with every < escaped.
  for (const script of scripts) expect($(script).text()).not.toMatch(/^\s*(window\.pwned|pwned\()/);
  for (const element of $("*").toArray())
    for (const name of Object.keys($(element).attr() ?? {})) expect(name).not.toMatch(/^on/);
}

describe.each(PAYLOADS)("%s", (payload) => {
  const q = encodeURIComponent(payload);

  it.each([
    ["a search", `/p?search=${q}`],
    ["a filter", `/p?categories=${q}&order_by=${q}&price_min=${q}`],
    ["an unknown path", `/p/${q}`],
    ["an unknown page", `/${q}`],
    ["a redirect target", `/auth/login?redirectTo=${q}`],
    ["a news filter", `/news?tag=${q}`],
  ])("is shown as text in %s", async (_, path) => {
    expectNoMarkup(await browser().get(path));
  });

  it("is shown as text in a cart's notes and its refused coupon", async () => {
    const visitor = await customer();
    const { id } = await aProduct();
    const cart = await visitor.post("/cart", {
      intent: "add",
      product: String(id),
      qty: "1",
      notes: payload,
    });
    expect(cart.status).toBe(200);
    expect(cart.html).toContain("pwned");
    expectNoMarkup(cart);
    expectNoMarkup(await visitor.post("/cart", { intent: "apply-coupon", coupon: payload }));
  });

  it("is shown as text in a refused form", async () => {
    const page = await browser().post("/contatti", { full_name: payload, message: payload, email: payload });
    expect(page.status).toBe(400);
    expectNoMarkup(page);
    expectNoMarkup(await browser().post("/auth/login", { username: payload, redirectTo: payload }));
  });
});

describe("an element id", () => {
  const ids = ({ $ }: Page) =>
    $("[id]")
      .toArray()
      .map((element) => $(element).attr("id"));

  it.each(["/p", "/auth/sign-up", "/contatti", "/cart"])("is unique on %s", async (path) => {
    const found = ids(await browser().get(path));
    expect(found).toEqual([...new Set(found)]);
  });

  it.each(["details", "wishlist", "addresses", "downloads", "orders"])(
    "is unique on /account/%s",
    async (screen) => {
      const found = ids(await (await customer()).get(`/account/${screen}`));
      expect(found.length).toBeGreaterThan(0);
      expect(found).toEqual([...new Set(found)]);
    },
  );
});
