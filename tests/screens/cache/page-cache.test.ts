// The page cache for anonymous visitors: the conditions, the cache key, and the expiry.
import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { browser } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { freshFacts } from "../../support/operator";
import { aCrowd, orderBody, place } from "../../support/worker/crowd";
import { PASSWORD, shopUrl, sql } from "../../support/worker/worker";

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(shopUrl() + path, { headers, redirect: "manual" });
const trips = (answer: Response) => Number(answer.headers.get("D1-Round-Trips"));
/** Creates a product and refreshes the cached data. @returns the path of its page */
async function aPage(): Promise<string> {
  const { slug } = await aProduct({ quantity: 10 });
  await freshFacts();
  return `/p/${slug}`;
}

describe("a page for anonymous visitors", () => {
  beforeEach(freshFacts);

  it("is rendered once and cached with the same bytes for all visitors, and revalidated by its ETag", async () => {
    const path = await aPage();
    const [made, kept] = [await ask(path), await ask(path)];
    expect([trips(made) > 0, trips(kept)]).toEqual([true, 0]);
    const text = await made.text();
    expect(await kept.text()).toBe(text);
    expect(text).not.toContain("nonce");
    expect(kept.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(kept.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    const tag = kept.headers.get("ETag") ?? "";
    expect(made.headers.get("ETag")).toBe(tag);
    // Without this header, fetch in Node sends no-cache with If-None-Match.
    const known = { "Cache-Control": "max-age=0", "If-None-Match": tag };
    const again = await ask(path, known);
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await ask(path, { ...known, "If-None-Match": `W/"another"` })).status).toBe(200);
    expect((await ask(path, { ...known, Cookie: "lan=en" })).status).toBe(200);
  });

  it("allows only its own inline scripts and styles in its policy", async () => {
    const answer = await ask(await aPage());
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    expect(policy).not.toMatch(/nonce|unsafe/);
    const html = await answer.text();
    const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    const own = (elements: RegExp) => [...html.matchAll(elements)].map(([, text = ""]) => hash(text));
    const [scripts, styles] = [
      own(/<script>(.*?)<\/script>/gs),
      own(/<style(?: id="fonts")?>(.*?)<\/style>/gs),
    ];
    // The page's own rules, the web fonts, the fallback fonts.
    expect([scripts.length, styles.length]).toEqual([1, 3]);
    expect(policy).toContain(`script-src 'self' ${scripts[0]};`);
    expect(policy).toContain(`style-src 'self' ${styles.join(" ")};`);
  });

  it("ignores the cookies js and fonts", async () => {
    const path = await aPage();
    const page = await (await ask(path)).text();
    const answer = await ask(path, { Cookie: "js=1; fonts=1" });
    expect([trips(answer), await answer.text()]).toEqual([0, page]);
  });

  it("is compressed in the encoding that the browser accepts", async () => {
    const path = await aPage();
    const plain = await (await ask(path, { "Accept-Encoding": "identity" })).text();
    for (const encoding of ["br", "gzip"]) {
      const answer = await ask(path, { "Accept-Encoding": encoding });
      expect(answer.headers.get("Content-Encoding")).toBe(encoding);
      expect(answer.headers.get("Vary")).toContain("Accept-Encoding");
      expect(Number(answer.headers.get("Content-Length"))).toBeLessThan(plain.length / 3);
      expect(await answer.text()).toBe(plain);
    }
    const refused = await ask(path, { "Accept-Encoding": "br;q=0, gzip" });
    expect(refused.headers.get("Content-Encoding")).toBe("gzip");
  });

  it("is stored by the browser for the visit if it was prefetched, unless it is personal", async () => {
    const path = await aPage();
    const ahead = { "Sec-Purpose": "prefetch" };
    for (const address of [path, `${path}.data`]) {
      const fetched = await ask(address, { ...ahead, Cookie: "lan=it" });
      expect(fetched.headers.get("Cache-Control")).toBe("private, max-age=10");
      expect(fetched.headers.get("Vary")).toBe("Cookie");
      const asked = await ask(address, { Cookie: "lan=it" });
      expect(asked.headers.get("Cache-Control")).not.toContain("max-age");
    }
    const shop = browser();
    const { username } = await aCustomer();
    await shop.post("/auth/login", { username, password: PASSWORD });
    const own = await shop.get(path, ahead);
    expect(own.headers.get("Cache-Control")).toBe("private, no-store");
    expect((await ask("/p/nulla-di-nulla", ahead)).headers.get("Cache-Control")).not.toContain("max-age");
  });

  it("is the same for concurrent requests", async () => {
    const path = await aPage();
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(path)));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
  });

  it.each([
    ["another language", "lan=en", "Quantity"],
    ["consumer prices", "shop_context=b2c", "IVA inclusa"],
  ])("differs for %s", async (_, cookie, words) => {
    const path = await aPage();
    expect(await (await ask(path)).text()).not.toContain(words);
    expect(await (await ask(path, { Cookie: cookie })).text()).toContain(words);
    expect(await (await ask(path)).text()).not.toContain(words);
  });

  it("sets the language cookie for every visitor without one, also when it is served from the cache", async () => {
    await ask("/home-en");
    const kept = await ask("/home-en");
    expect(trips(kept)).toBe(0);
    expect(kept.headers.getSetCookie().join()).toContain("lan=en");
    expect((await ask("/home-en", { Cookie: "lan=it" })).headers.getSetCookie()).toEqual([]);
  });

  it("is never personal, and a personal page is never cached", async () => {
    const path = await aPage();
    const { username, name } = { name: "Ada Rossi", ...(await aCustomer()) };
    const person = browser();
    await person.post("/auth/login", { username, password: PASSWORD });
    const own = await person.get(path);
    expect(own.html).toContain(name);
    expect(own.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await (await ask(path)).text()).not.toContain(name);
    expect((await person.get(path)).html).toContain(name);
    // Any value of the session cookie marks the visitor as not anonymous.
    expect(trips(await ask(path, { Cookie: "session=forged" }))).toBeGreaterThan(0);
  });

  it("is not cached if it is an error, a form with a timer, or has unknown parameters", async () => {
    for (const path of ["/p/there-is-no-such-thing", "/contatti", `${await aPage()}?other=x`]) {
      await ask(path);
      expect((await ask(path)).headers.get("Cache-Control"), path).toBe("private, no-store");
    }
    const formIds = await Promise.all(
      [1, 2].map(
        async () => /name="form_id" value="([^"]+)"/.exec(await (await ask("/contatti")).text())?.[1],
      ),
    );
    expect(formIds[0]).not.toBe(formIds[1]);
  });

  it("contains no header values of the first visitor", async () => {
    const path = await aPage();
    await ask(path, { "X-Forwarded-Host": "evil.example", "X-Original-URL": "/evil", Cookie: "lan=en" });
    await ask(path, { "X-Forwarded-Host": "evil.example", "X-Original-URL": "/evil" });
    expect(await (await ask(path)).text()).not.toContain("evil");
  });

  const order = async (product: number, qty: number) => {
    const [shopper] = await aCrowd(1, product, qty);
    if (!shopper) throw new Error("no shopper was created");
    expect((await place(shopper, await orderBody(shopper), crypto.randomUUID())).status).toBe(201);
  };
  const stockOf = (id: number) => sql("SELECT quantity FROM stock WHERE item_id = ?", id);

  it("expires at once when stock changes", async () => {
    const product = await aProduct({ quantity: 10, priceCents: 5000 });
    const path = `/p/${product.slug}`;
    await freshFacts();
    await ask(path);
    expect(trips(await ask(path))).toBe(0);
    await order(product.id, 10);
    expect(trips(await ask(path))).toBeGreaterThan(0);
    expect(await stockOf(product.id)).toEqual([{ quantity: 0 }]);
  });

  it("is served once more with the old count if plenty of stock is left, and keeps its hydration version", async () => {
    const product = await aProduct({ quantity: 40, priceCents: 5000 });
    const path = `/p/${product.slug}`;
    await freshFacts();
    const version = async (page: Response) => /"version":"(\w+)"/.exec(await page.text())?.[1];
    const before = await version(await ask(path));
    await order(product.id, 10);
    const kept = await ask(path);
    expect([trips(kept), (await kept.text()).includes("40 disponibili")]).toEqual([0, true]);
    await expect.poll(async () => (await ask(path)).text()).toContain("30 disponibili");
    expect(await version(await ask(path))).toBe(before);
    await order(product.id, 21);
    const after = await ask(path);
    expect(trips(after)).toBeGreaterThan(0);
    expect(await version(after)).not.toBe(before);
    expect(await stockOf(product.id)).toEqual([{ quantity: 9 }]);
  });
});
