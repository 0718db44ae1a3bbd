// Property names of all objects, NUL and lone surrogates in every input of a visitor: refused or ignored.
import { describe, expect, it } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { browser } from "../../support/browser";
import { askOperator } from "../../support/operator";
import { rawRequest } from "../../support/raw-request";
import { api, shopUrl, sql } from "../../support/worker/worker";

const WORDS = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf", "__defineGetter__"];
const BYTES = ["%00", "a%00b", "%ED%A0%80", "%EF%BF%BF", "%0D%0A"];
const PATHS = [
  "/p",
  "/c/lieviti-enologici",
  "/news",
  "/home",
  "/contatti",
  "/auth/login",
  "/auth/sign-up",
  "/cart",
];
const PARAMS =
  `search categories cf.brand cf.__proto__ cf.constructor price_type price_min order_by view page page_size promotions
   season variant qty more tag locale redirectTo coupon country postal_code product_line key customer`.split(
    /\s+/,
  );
const SEGMENTS = [
  "/p/",
  "/c/",
  "/news/",
  "/",
  "/pay/",
  "/documents/",
  "/p/x/",
  "/img/",
  "/brand/",
  "/operator/content/",
];

const statusOf = async (path: string) => (await rawRequest(shopUrl(), path)).status;

describe("a page", () => {
  it.each(PATHS)("%s accepts any word in its query without a server error", async (path) => {
    const faults: string[] = [];
    for (const name of PARAMS)
      for (const word of [...WORDS, ...BYTES]) {
        const address = `${path}?${name}=${word}`;
        const status = await statusOf(address);
        if (status >= 500) faults.push(`${status} ${address}`);
      }
    for (const word of WORDS)
      if ((await statusOf(`${path}?${word}=${word}&${word}.x=1`)) >= 500) faults.push(word);
    expect(faults).toEqual([]);
  });

  it("accepts any word in its path without a server error", async () => {
    const faults: string[] = [];
    for (const segment of SEGMENTS)
      for (const word of [...WORDS, ...BYTES])
        for (const end of ["", ".data", "/", "/x"]) {
          const status = await statusOf(segment + word + end);
          if (status >= 500) faults.push(`${status} ${segment + word + end}`);
        }
    expect(faults).toEqual([]);
  });
});

describe("the API", () => {
  it.each([
    "products/p/?search=%00",
    "products/p/?categories=__proto__",
    "products/p/?custom_field_key_0=__proto__&custom_field_value_0=constructor",
    "products/p/__proto__/",
    "products/p/%00/",
    "categories/constructor/",
    "content/pages/%00/",
    "content/blog/?tag=%00",
    "shop/settings/__proto__/",
    "shipping/quote/?country=IT&postal_code=%00",
    "redirects/?path=/%00x",
  ])("answers %s without a 5xx", async (path) => {
    expect((await api(path)).status).toBeLessThan(500);
  });

  it("refuses lone surrogates in a body like control characters", async () => {
    const body = '{"username":"a\\ud800"}';
    const headers = { "Content-Type": "application/json" };
    const answer = await api("auth/password-reset/", { method: "POST", headers, body });
    expect([answer.status, (await answer.text()).includes("control_characters")]).toEqual([400, true]);
  });

  it.each(["1e2", "NaN", "1,00", "", "-1.00", "Infinity", "0x10"])(
    "refuses a refund of %s",
    async (amount) => {
      const [order] = await sql<{ id: number }>("SELECT id FROM orders WHERE status = 'processing' LIMIT 1");
      const answer = await askOperator(`orders/${order?.id}/refund/`, {
        method: "POST",
        headers: { "Idempotency-Key": crypto.randomUUID() },
        body: JSON.stringify({ amount, reason: "x" }),
      });
      expect(answer.status).toBe(400);
    },
  );
});

describe("a form", () => {
  it("of the cart refuses NUL in a coupon", async () => {
    const visitor = browser();
    for (const [path, fields] of [
      ["/cart", { intent: "coupon", coupon: "A\0B" }],
      ["/cart/checkout", { intent: "coupon", coupon: "A\0B" }],
      ["/cart", { intent: "add", product: "__proto__", qty: "1" }],
      ["/contatti", { full_name: "\0", message: "\ud800" }],
    ] as const)
      expect([path, (await visitor.post(path, { ...fields })).status < 500]).toEqual([path, true]);
  });

  it("of a refund shows the error of an invalid amount", async () => {
    const [order] = await sql<{ id: number }>("SELECT id FROM orders WHERE status = 'processing' LIMIT 1");
    const desk = await atTheDesk();
    for (const amount of ["1e2", "NaN", "1.000,00"]) {
      const answer = await desk.post(`/operator/orders/${order?.id}`, {
        intent: "refund",
        amount,
        reason: "x",
      });
      expect([amount, answer.status]).toEqual([amount, 400]);
    }
  });
});

describe("an address with an odd path", () => {
  it.each([
    [`/zzz${"/".repeat(15_000)}x`, 414],
    [`/zzz${"/".repeat(1_000)}x`, 404],
    ["/p//x", 404],
    ["/home//", 404],
    [`/${"a/".repeat(40)}`, 404],
    [`/p/${"a".repeat(3_000)}`, 414],
    [`/p?x=${"a".repeat(17_000)}`, 414],
    [`/api/v3/client/products//p/`, 404],
    [`/api/v3/client/${"a/".repeat(40)}`, 404],
  ])("%.30s is refused before routing", async (path, status) => {
    expect(await statusOf(path)).toBe(status);
  });

  it.each([
    ["/p/Luppolo-Adeena-in-Pellet?variant=1", "/p/luppolo-adeena-in-pellet?variant=1"],
    ["/c/Homebrewing?page=2", "/c/homebrewing?page=2"],
    ["/Condizioni", "/condizioni"],
    ["/p/%6cuppolo-adeena-in-pellet", "/p/luppolo-adeena-in-pellet"],
  ])("%s redirects to %s", async (path, to) => {
    const { status, headers } = await rawRequest(shopUrl(), path);
    expect([status, headers.location]).toEqual([308, to]);
    expect(await statusOf(to)).toBe(200);
  });

  it("preserves upper case in a payment key", async () => {
    expect(await statusOf("/pay/aB3-_xYz.QwErTy")).toBe(404);
  });
});
