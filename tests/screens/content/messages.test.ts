// SPEC §8: each success and error message has one key in three languages, and appears on a screen.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Browser, browser, intent, unstamped } from "../../support/browser";
import { aCustomer, aProduct, type Customer, type Product } from "../../support/builders/builders";
import { byTransfer } from "../../support/by-transfer";
import { codeMailedTo } from "../../support/mailbox";
import { api, PASSWORD, sql } from "../../support/worker/worker";

interface Scene {
  shop: Browser;
  customer: Customer;
  product: Product;
  lan: string;
}

/** SPEC's sentence, its translation key, and an action that shows it. */
const MESSAGES: [sentence: string, key: string, action: (scene: Scene) => Promise<string>][] = [
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
    "server:cart.notices.notUpdated",
    ({ shop }) => said(shop, "/cart", { intent: "add" }),
  ],
  ["The product is not in the cart", "server:cart.notices.notInCart", ({ shop }) => gone(shop, "/cart")],
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
  ["Product added to the cart", "server:cart.notices.added", (scene) => add(scene, "2")],
  ["Product quantity updated", "server:cart.notices.updated", (scene) => changeRow(scene, "update")],
  ["Product removed from the cart", "server:cart.notices.removed", (scene) => changeRow(scene, "remove")],
  ["All articles added to the cart", "server:account.wishlist.allAdded", addAll],
  ["Sign in to continue", "errors:codes.not_authenticated", ({ lan }) => logoutOfNobody(lan)],
  ["The current password is not correct", "errors:codes.invalid_password", wrongOldPassword],
  [
    "The new password is too weak",
    "errors:codes.weak_password",
    ({ customer, lan }) => weakPassword(customer, lan),
  ],
  ["No carrier serves this address", "checkout:shipping.none", notServed],
  ["added to the wishlist", "server:account.wishlist.added", ({ shop, product }) => remember(shop, product)],
  ["Removed from the wishlist", "server:account.wishlist.removed", forget],
  ["Address created", "server:account.addresses.created", newAddress],
  ["Message sent", "server:content.contact.sent.lead", write],
  ["Order received, thank you", "checkout:done.title", order],
  ["Password reset", "server:auth.reset.done", reset],
  [
    "Password changed",
    "server:account.passwordChanged",
    (scene) => newPassword(scene, "Altra-2026!", "Altra-2026!"),
  ],
];

const LOCALES = ["it", "en", "es"] as const;
const texts = Object.fromEntries(LOCALES.map((lan) => [lan, textsOf(lan)]));

describe.each(MESSAGES)("%s", (sentence, key, action) => {
  it("has one key", () => {
    const english = Object.entries(texts.en ?? {});
    expect(texts.en?.[key]).toContain(sentence);
    expect(english.filter(([, text]) => text === texts.en?.[key]).map(([name]) => name)).toEqual([key]);
  });

  it.each(LOCALES)("is shown in %s", async (lan) => {
    const [customer, product] = [await aCustomer({ locale: lan }), await aProduct({ quantity: 50 })];
    const shop = browser();
    shop.cookies.set("lan", lan);
    await shop.post("/auth/login", { username: customer.username, password: PASSWORD });
    expect(await action({ shop, customer, product, lan })).toContain(
      longestPart(texts[lan]?.[key] ?? "no text"),
    );
  });
});

const longestPart = (text: string) =>
  text
    .split(/\{\{[^}]*\}\}/)
    .map((part) => part.trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest));

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

const remember = (shop: Browser, { id }: Product) =>
  said(shop, "/account/wishlist", { intent: "add", product: String(id) });

async function rememberTwice({ shop, product }: Scene): Promise<string> {
  await remember(shop, product);
  return remember(shop, product);
}

async function forget({ shop, product }: Scene): Promise<string> {
  await remember(shop, product);
  return (await (await shop.get("/account/wishlist")).submit(intent("remove"))).text("main");
}

async function logoutOfNobody(locale: string): Promise<string> {
  return (await api(`auth/logout/?locale=${locale}`, { method: "POST" })).text();
}

async function weakPassword({ username }: Customer, locale: string): Promise<string> {
  const body = JSON.stringify({ username, old_password: PASSWORD, password: "vendemmia" });
  const headers = { "Content-Type": "application/json" };
  return (await api(`auth/password-change/?locale=${locale}`, { method: "POST", body, headers })).text();
}

async function wrongOldPassword({ shop }: Scene): Promise<string> {
  const page = await shop.get("/account/details");
  const fields = { old_password: "Sbagliata-1!", password: "Altra-2026!", password_confirm: "Altra-2026!" };
  return (await page.submit("[name=old_password]", fields)).text("main");
}

async function notServed(scene: Scene): Promise<string> {
  await add(scene, "2");
  await sql(
    "UPDATE addresses SET country = 'FI', postal_code = '00100' WHERE user_id = ?",
    scene.customer.id,
  );
  return (await scene.shop.get("/cart/checkout")).text("main");
}

async function newAddress({ shop }: Scene): Promise<string> {
  const address = {
    ...{ type: "Shipping", recipient: "Ada Rossi", address: "Via delle Vigne 27", postal_code: "50100" },
    ...{ city: "Firenze", province: "FI", country: "IT" },
  };
  return (await (await shop.get("/account/addresses")).submit(intent("create"), address)).text("main");
}

async function write({ shop, customer, lan }: Scene): Promise<string> {
  const page = unstamped(await shop.get({ it: "/contatti", es: "/contactos" }[lan] ?? "/contacts"));
  const message = {
    ...{ full_name: "Ada Rossi", city: "Firenze", country: "IT", email: customer.username },
    ...{ message: "Quale lievito?", product_line: "other", privacy_consent: "yes" },
  };
  return (await page.submit('main form:has([name="message"])', message)).text("main");
}

async function order(scene: Scene): Promise<string> {
  await add(scene, "2");
  return (
    await (await scene.shop.get("/cart/checkout")).submit(intent("place-order"), await byTransfer())
  ).text("main");
}

async function reset({ customer: { username }, lan }: Scene): Promise<string> {
  const visitor = browser();
  visitor.cookies.set("lan", lan);
  await visitor.post("/auth/password-forgotten", { username });
  const password = { password: "Altra-2026!", password_confirm: "Altra-2026!" };
  const otp = await codeMailedTo(username);
  return said(visitor, "/auth/reset-password", { username, otp, ...password });
}

async function addAll({ shop, product }: Scene): Promise<string> {
  await shop.post("/account/wishlist", { intent: "add", product: String(product.id) });
  return (await (await shop.get("/account/wishlist")).submit(intent("add-all"))).text("main");
}

async function changeRow(scene: Scene, action: "update" | "remove"): Promise<string> {
  await add(scene, "2");
  const cart = await scene.shop.get("/cart");
  const row = (cart.$('[name^="qty."]').attr("name") ?? "").slice("qty.".length);
  return said(scene.shop, "/cart", { intent: action, row, qty: "3" });
}

function textsOf(lan: string): Record<string, string> {
  return Object.fromEntries(
    ["errors", "cart", "account", "auth", "checkout", "content", "server"].flatMap((namespace) =>
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
