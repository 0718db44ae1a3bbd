// SPEC §8: a failing store gives a specific message for each operation, each with one key in three languages.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { fakeKv } from "../../support/worker/fake-kv";
import { type InProcess, inProcess } from "../../support/worker/in-process";
import { PASSWORD } from "../../support/worker/worker";

const kv = fakeKv();
let shop: InProcess;
let token: string;
let customer: string;
/** Statements that match this pattern fail. */
let wrong: RegExp | null = null;

beforeAll(async () => {
  shop = await inProcess(
    async (queries) => {
      if (queries.some((query) => wrong?.test(query))) throw new Error("no such column");
    },
    { CACHE: kv.location() },
  );
  const [login, cookie] = await Promise.all([
    shop.ask(`${BASE}auth/login/`, "", { method: "POST", headers: basic("agent@demo.test") }),
    signedIn("business@demo.test"),
  ]);
  ({ token } = await login.json<{ token: string }>());
  customer = cookie;
  // Cached pages would not query the database.
  await shop.forget();
  kv.entries.clear();
  // Silences the log, which contains the error with its location.
  vi.spyOn(console, "error").mockReturnValue(undefined);
}, 60_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await shop.close();
});

const BASE = "/api/v3/client/";
const LOCALES = ["it", "en", "es"] as const;
const texts: Record<string, Record<string, string>> = Object.fromEntries(
  LOCALES.map((lan) => [lan, JSON.parse(readFileSync(`locales/${lan}/errors.json`, "utf8")).failures]),
);
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** SPEC's sentence, its translation key, and a call that fails with it. */
const CALLS: [sentence: string, key: string, method: string, path: string, body?: object][] = [
  ["Unknown server error", "login", "POST", "auth/login/"],
  ["Error while sending the reset code", "resetSend", "POST", "auth/password-reset/", { username: "a" }],
  [
    "Error while resetting the password",
    "reset",
    "POST",
    "auth/otp-password-change/",
    { username: "a", password: PASSWORD, otp: "00000000" },
  ],
  ["Error while loading the products", "products", "GET", "products/p/"],
  ["Error while loading the related products", "related", "GET", "products/p/related/?product=1"],
  ["Error while loading the variants", "variants", "GET", "products/pp/?parent=1"],
  ["Error while loading the custom fields", "customFields", "GET", "custom-fields/product/?p=1"],
  ["Error while loading the news", "news", "GET", "blog/"],
  ["Error while loading the customers", "customers", "GET", "users/customers/"],
  ["Error while loading the addresses", "addresses", "GET", "addresses/?customer=1"],
  ["Error while initializing the cart", "cart", "GET", "carts/rows/?cart=1"],
  [
    "An error occurred while trying to update the cart",
    "cartUpdate",
    "POST",
    "carts/rows/",
    { customer: 1, product: 1, qty: 1 },
  ],
  ["Error while initializing the wishlist", "wishlist", "GET", "wishlists/rows/?wishlist=1"],
  [
    "Error while adding the product to the wishlist",
    "wishlistAdd",
    "POST",
    "wishlists/rows/",
    { customer: 1, product: 1 },
  ],
  ["Error while removing the product from the wishlist", "wishlistRemove", "DELETE", "wishlists/row/1/"],
  ["Error while updating wishlist", "wishlistUpdate", "PATCH", "wishlists/row/1/", { notes: "a" }],
  [
    "An error occurred while applying the coupon.",
    "coupon",
    "POST",
    "promotions/coupons/apply/",
    { coupon: "A", customer: 1 },
  ],
  ["Error while getting promotion", "promotion", "GET", "promotions/all/"],
  ["Error while loading the payment methods", "paymentMethods", "GET", "shop/payment-methods/"],
  [
    "Error while loading the delivery methods",
    "shippingPolicies",
    "GET",
    "shop/shipping-policies/?country=IT",
  ],
  ["An error occurred while trying to update the shop information", "shop", "GET", "shop/seasons/"],
  ["Unexpected error", "setting", "GET", "config/system/SHOP_NAME/"],
  ["Error while checking out", "checkout", "POST", "checkout/init/", { cart: 1 }],
  ["Error while loading the orders", "orders", "GET", "orders/"],
  ["Error while loading the documents", "documents", "GET", "documents/"],
  [
    "Error while sending the message",
    "message",
    "POST",
    "contacts/",
    {
      ...{
        full_name: "Ada Rossi",
        city: "Asti",
        country: "IT",
        email: "ada@prova.test",
        message: "Buongiorno",
      },
      ...{ product_line: "other", privacy_consent: true },
    },
  ],
  [
    "Error while creating the address",
    "addressCreate",
    "POST",
    "addresses/",
    {
      ...{
        customer: 1,
        type: "Shipping",
        recipient: "Ada Rossi",
        address: "Via Uno 1",
        postal_code: "50100",
      },
      ...{ city: "Firenze", province: "FI", country: "IT" },
    },
  ],
];

describe.each(CALLS)("%s", (sentence, key, method, path, body) => {
  it.each(LOCALES)("is the API's message in %s, together with nothing but a request id", async (lan) => {
    expect(texts.en?.[key]?.replace(/\.$/, "")).toBe(sentence.replace(/\.$/, ""));
    wrong = /^(?!.*\b(tokens|clock|facts_version)\b)/s;
    const who =
      method === "POST" && path.startsWith("auth/login") ? basic("a") : { Authorization: `Token ${token}` };
    const answer = await shop.ask(`${BASE}${path}${path.includes("?") ? "&" : "?"}locale=${lan}`, "", {
      method,
      headers: { ...who, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(await answer.json()).toEqual({
      detail: { code: "server_error", message: texts[lan]?.[key] },
      error_list: [],
      request_id: expect.stringMatching(UUID),
    });
    expect(answer.status).toBe(500);
  });
});

/** A page or a form, the statement that fails, and the key of the message that the page then shows. */
const PAGES: [name: string, key: string, words: RegExp, path: string, fields?: Record<string, string>][] = [
  ["the orders", "orders", /FROM orders/, "/account/orders"],
  ["the documents", "documents", /FROM documents/, "/account/downloads"],
  ["the addresses", "addresses", /FROM addresses WHERE id IN \(SELECT id FROM found/, "/account/addresses"],
  ["the cart, on any page", "cart", /FROM carts/, "/account"],
  ["the wishlist, on any page", "wishlist", /FROM wishlists/, "/account"],
  ["the products", "products", /FROM found/, "/p?search=malto"],
  ["a wish", "wishlistAdd", /INTO wishlist_rows/, "/account/wishlist", { intent: "add", product: "@item" }],
  [
    "a row of the cart",
    "cartUpdate",
    /INTO cart_rows/,
    "/cart",
    { intent: "add", product: "@item", qty: "60" },
  ],
];

describe.each(PAGES)("a failing store: %s", (_, key, words, path, fields) => {
  it.each(LOCALES)("shows the message in %s with the request id of the log", async (lan) => {
    wrong = words;
    const body =
      fields && new URLSearchParams({ ...fields, ...(fields.product && { product: await anItem() }) });
    const answer = await shop.ask(path, `${customer}; lan=${lan}`, { ...(body && { method: "POST", body }) });
    const page = /<main.*<\/main>/s.exec(await answer.text())?.[0] ?? "";
    expect([answer.status, page]).toEqual([500, expect.stringContaining(`<b>${texts[lan]?.[key]}</b>`)]);
    expect(page).toMatch(UUID);
    // The typed values remain on the page as hidden fields, to be sent again.
    for (const [name, value] of body ?? [])
      expect(page).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  });
});

describe("an address of a missing record", () => {
  it.each([
    ["order", "/account/orders/999999999", "Invalid order"],
    ["order", "/account/orders/tutto", "Invalid order"],
    ["product", "/p/nulla-di-nulla", "Invalid product"],
  ])("shows a message for an invalid %s: %s", async (key, path, sentence) => {
    wrong = null;
    expect(texts.en?.[key]).toMatch(new RegExp(`^${sentence}`));
    for (const lan of LOCALES) {
      const answer = await shop.ask(path, `${customer}; lan=${lan}`);
      expect([answer.status, await answer.text()]).toEqual([
        404,
        expect.stringContaining(texts[lan]?.[key] ?? "-"),
      ]);
    }
  });
});

describe("each sentence", () => {
  it("is in the texts only once", () => {
    for (const lan of LOCALES) {
      const all = ["errors", "cart", "account", "auth", "checkout", "content", "catalogue", "common"]
        .map((name) => readFileSync(`locales/${lan}/${name}.json`, "utf8"))
        .join("\n");
      for (const text of Object.values(texts[lan] ?? {}))
        expect([text, all.split(JSON.stringify(text)).length - 1]).toEqual([text, 1]);
    }
  });
});

async function signedIn(username: string): Promise<string> {
  const body = new URLSearchParams({ username, password: PASSWORD });
  const answer = await shop.ask("/auth/login", "", { method: "POST", body });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

const basic = (username: string) => ({ Authorization: `Basic ${btoa(`${username}:${PASSWORD}`)}` });

async function anItem(): Promise<string> {
  const answer = await shop.ask(`${BASE}products/p/?search=lievito&page_size=50`, "");
  const { results } = await answer.json<{ results: { id: number; variants_count: number }[] }>();
  return String(results.find(({ variants_count }) => variants_count === 0)?.id);
}
