// SPEC §8: what went wrong and what went well, each said by one key in three languages, and seen on a screen.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Browser, browser, intent } from "../support/browser";
import { aCustomer, aProduct, type Customer, type Product } from "../support/builders";
import { api, PASSWORD } from "../support/worker";

interface Scene {
  shop: Browser;
  customer: Customer;
  product: Product;
  lan: string;
}

/** SPEC's sentence, the key that says it, and the deed after which it is seen. */
const MESSAGES: [sentence: string, key: string, deed: (scene: Scene) => Promise<string>][] = [
  [
    "Invalid login credentials",
    "errors:codes.invalid_credentials",
    ({ customer, lan }) => wrongLogin(customer, lan),
  ],
  ["User not found", "errors:codes.user_not_found", ({ lan }) => unknownUser(lan)],
  [
    "Passwords must match",
    "errors:codes.passwords_must_match",
    (scene) => newPassword(scene, PASSWORD, "Altra-2026!"),
  ],
  ["Invalid or expired code", "errors:codes.invalid_otp", wrongCode],
  ["The quantity must be a positive number", "errors:codes.negative_quantity", (scene) => add(scene, "-1")],
  ["The quantity is not available", "errors:codes.quantity_not_available", (scene) => add(scene, "51")],
  [
    "Error while updating cart",
    "cart:notices.notUpdated",
    ({ shop }) => said(shop, "/cart", { intent: "add" }),
  ],
  ["The product is not in the cart", "cart:notices.notInCart", ({ shop }) => gone(shop, "/cart")],
  ["The coupon is not valid", "errors:codes.coupon_not_valid", ({ shop }) => coupon(shop)],
  ["Product already in the wishlist", "errors:codes.already_in_wishlist", rememberTwice],
  [
    "The product is not in the wishlist",
    "errors:codes.not_in_wishlist",
    ({ shop }) => gone(shop, "/account/wishlist"),
  ],
  ["Product not found", "errors:codes.product_not_found", ({ shop }) => addUnknown(shop)],
  [
    "Page Not Found",
    "errors:pages.notFound.name",
    async ({ shop }) => (await shop.get("/nulla/di/nulla")).text("main"),
  ],
  ["Product added to the cart", "cart:notices.added", (scene) => add(scene, "2")],
  ["Product quantity updated", "cart:notices.updated", (scene) => changeRow(scene, "update")],
  ["Product removed from the cart", "cart:notices.removed", (scene) => changeRow(scene, "remove")],
  ["All articles added to the cart", "account:wishlist.allAdded", addAll],
  [
    "Password changed",
    "account:details.password.done",
    (scene) => newPassword(scene, "Altra-2026!", "Altra-2026!"),
  ],
];

const LOCALES = ["it", "en", "es"] as const;
const texts = Object.fromEntries(LOCALES.map((lan) => [lan, textsOf(lan)]));

describe.each(MESSAGES)("%s", (sentence, key, deed) => {
  it("is said by one key", () => {
    const english = Object.entries(texts.en ?? {});
    expect(texts.en?.[key]).toMatch(new RegExp(`^${sentence}`));
    expect(english.filter(([, text]) => text === texts.en?.[key]).map(([name]) => name)).toEqual([key]);
  });

  it.each(LOCALES)("is seen in %s", async (lan) => {
    const [customer, product] = [await aCustomer({ locale: lan }), await aProduct({ quantity: 50 })];
    const shop = browser();
    shop.cookies.set("lan", lan);
    await shop.post("/auth/login", { username: customer.username, password: PASSWORD });
    expect(await deed({ shop, customer, product, lan })).toContain(opening(texts[lan]?.[key] ?? "no text"));
  });
});

/** What stands before the first value that is put in. */
const opening = (text: string) => text.split("{{", 1)[0]?.trim() ?? "";

const said = async (shop: Browser, path: string, fields: Record<string, string>) =>
  (await shop.post(path, fields)).text("main");
const gone = (shop: Browser, path: string) => said(shop, path, { intent: "remove", row: "999999999" });
const coupon = (shop: Browser) => said(shop, "/cart", { intent: "apply-coupon", coupon: "NESSUNO" });
const addUnknown = (shop: Browser) => said(shop, "/cart", { intent: "add", product: "999999999", qty: "1" });
const add = ({ shop, product }: Scene, qty: string) =>
  said(shop, "/cart", { intent: "add", product: String(product.id), qty });

async function wrongLogin({ username }: Customer, lan: string): Promise<string> {
  const visitor = browser();
  visitor.cookies.set("lan", lan);
  return said(visitor, "/auth/login", { username, password: "Sbagliata-1!" });
}

async function unknownUser(locale: string): Promise<string> {
  const body = JSON.stringify({ username: "nessuno@nessuno.test" });
  const headers = { "Content-Type": "application/json" };
  return (await api(`auth/password-reset/?locale=${locale}`, { method: "POST", body, headers })).text();
}

function wrongCode({ customer, lan }: Scene): Promise<string> {
  const visitor = browser();
  visitor.cookies.set("lan", lan);
  const password = { password: "Altra-2026!", password_confirm: "Altra-2026!" };
  return said(visitor, "/auth/reset-password", { username: customer.username, otp: "00000000", ...password });
}

async function newPassword({ shop }: Scene, password: string, confirm: string): Promise<string> {
  const page = await shop.get("/account/details");
  const fields = { old_password: PASSWORD, password, password_confirm: confirm };
  return (await page.submit("[name=old_password]", fields)).text("main");
}

async function rememberTwice({ shop, product }: Scene): Promise<string> {
  await shop.post("/account/wishlist", { intent: "add", product: String(product.id) });
  return said(shop, "/account/wishlist", { intent: "add", product: String(product.id) });
}

async function addAll({ shop, product }: Scene): Promise<string> {
  await shop.post("/account/wishlist", { intent: "add", product: String(product.id) });
  return (await (await shop.get("/account/wishlist")).submit(intent("add-all"))).text("main");
}

async function changeRow(scene: Scene, deed: "update" | "remove"): Promise<string> {
  await add(scene, "2");
  const cart = await scene.shop.get("/cart");
  const row = /^remove-(\d+)$/.exec(cart.$('form[id^="remove-"]').attr("id") ?? "")?.[1] ?? "";
  return said(scene.shop, "/cart", { intent: deed, row, qty: "3" });
}

function textsOf(lan: string): Record<string, string> {
  return Object.fromEntries(
    ["errors", "cart", "account"].flatMap((namespace) =>
      leaves(JSON.parse(readFileSync(`locales/${lan}/${namespace}.json`, "utf8")), "").map(([key, text]) => [
        `${namespace}:${key}`,
        text,
      ]),
    ),
  );
}

function leaves(node: unknown, prefix: string): [string, string][] {
  if (typeof node === "string") return [[prefix.slice(1), node]];
  return Object.entries(node ?? {}).flatMap(([key, value]) => leaves(value, `${prefix}.${key}`));
}
