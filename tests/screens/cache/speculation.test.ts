// Prerendering by the browser (Speculation Rules): which pages allow it, and that it has no side effects.
import { beforeEach, describe, expect, it } from "vitest";
import { paths } from "~/paths";
import { browser } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { freshFacts } from "../../support/operator";
import { PASSWORD, shopUrl } from "../../support/worker/worker";

const AHEAD = { "Sec-Purpose": "prefetch;prerender", "Sec-Fetch-Dest": "document" };
const RULES = `"${paths.speculation()}"`;

// A page whose parts come from different data versions is not cacheable for everyone.
beforeEach(async () => {
  await freshFacts();
});

const look = (path: string, headers: Record<string, string> = {}) =>
  fetch(shopUrl() + path, { headers, redirect: "manual" });

async function signedIn() {
  const { username } = await aCustomer();
  const shop = browser();
  await shop.post("/auth/login", { username, password: PASSWORD });
  return { shop, Cookie: [...shop.cookies].map((pair) => pair.join("=")).join("; ") };
}

describe("the speculation rules", () => {
  it.each(["/home", "/p", "/c/lieviti-enologici"])("are sent with %s, a shared page", async (path) => {
    expect((await look(path)).headers.get("Speculation-Rules")).toBe(RULES);
  });

  it("are not sent with Save-Data, to a signed-in user, or on a personal page", async () => {
    const { Cookie } = await signedIn();
    const answers = [
      await look("/p", { "Save-Data": "on" }),
      await look("/p", { Cookie }),
      await look("/cart"),
      await look("/contatti"),
      await look("/auth/login?redirectTo=/account"),
    ];
    expect(answers.map(({ headers }) => headers.get("Speculation-Rules"))).toEqual(answers.map(() => null));
  });

  it("have their own media type, and prerender with moderate eagerness", async () => {
    const answer = await look(paths.speculation());
    expect(answer.headers.get("Content-Type")).toBe("application/speculationrules+json");
    const [rule, ...others] = ((await answer.json()) as { prerender: { eagerness: string }[] }).prerender;
    expect([rule?.eagerness, others]).toEqual(["moderate", []]);
  });
});

describe("a prerendered page", () => {
  it("is the shared one, and sets no cookie", async () => {
    const { slug } = await aProduct();
    await freshFacts();
    for (const path of ["/p", `/p/${slug}`, "/c/lieviti-enologici"]) {
      const answer = await look(path, AHEAD);
      expect([path, answer.status, answer.headers.getSetCookie()]).toEqual([path, 200, []]);
    }
  });

  it.each(["/cart", "/account", "/auth/logout", "/documents/1000001", "/p?search=zzz", "/"])(
    "is refused at %s",
    async (path) => {
      const answer = await look(path, AHEAD);
      expect([answer.status, answer.headers.getSetCookie(), await answer.text()]).toEqual([503, [], ""]);
    },
  );

  it("is refused if it would set the visitor's language", async () => {
    const [first, known] = [
      await look("/home-en", AHEAD),
      await look("/home-en", { ...AHEAD, Cookie: "lan=it" }),
    ];
    expect([first.status, first.headers.getSetCookie()]).toEqual([503, []]);
    expect([known.status, known.headers.getSetCookie()]).toEqual([200, []]);
  });

  it("is refused for a signed-in user, whose session and flash message are kept", async () => {
    const { shop, Cookie } = await signedIn();
    const { id } = await aProduct();
    for (const path of ["/p", "/account", "/auth/logout"]) {
      const answer = await look(path, { ...AHEAD, Cookie });
      expect([path, answer.status, answer.headers.getSetCookie()]).toEqual([path, 503, []]);
    }
    const added = await shop.post("/cart", { intent: "add", product: String(id), qty: "1" });
    expect([added.status, (await shop.get("/account")).status]).toEqual([200, 200]);
  });
});
