// SHOP_SECRET is replaced: the new secret is first listed beside the old one, then alone
// (app/docs/operate.md, Upgrades).
import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { createOperatorClient } from "~/contract/operator/client";
import { totpCode, totpStep } from "~/platform/totp";
import { decodeBase32 } from "../../support/base32";
import { browser } from "../../support/browser";
import { ORDER, person } from "../../support/guest";
import { operator } from "../../support/operator";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";
import { demoState } from "../../support/worker/state";
import { PASSWORD } from "../../support/worker/worker";

const OLD = "the secret of the first year";
const NEW = "the secret of the second year";
const OWNER = { email: "owner@shop.test", password: "Vigneto-Alto-2026!" };
const CONSUMER = "consumer@demo.test";

const Mails = z.array(z.object({ to: z.string(), text: z.string() }));
const Products = z.object({ results: z.array(z.object({ id: z.int() })) });

/**
 * The path of the newest mailed link to this address that matches the pattern. @throws Error if no link was
 * mailed
 */
async function linkMailed(shop: OwnShop, to: string, pattern: RegExp): Promise<string> {
  await shop.tick();
  const mails = Mails.parse(await (await shop.fetch("/__dev/mailbox.json")).json());
  const found = mails.flatMap((mail) => (mail.to === to ? (pattern.exec(mail.text)?.[0] ?? []) : []))[0];
  if (!found) throw new Error(`no link was mailed to ${to}`);
  const url = new URL(found);
  return url.pathname + url.search;
}

/**
 * Makes one of everything that a secret signs: a session, a guest's link, a restock link, a receipt and a
 * second factor.
 */
async function made(shop: OwnShop) {
  const session = browser(shop.url);
  await session.post("/auth/login", { username: CONSUMER, password: PASSWORD });

  const { results } = Products.parse(
    await (await shop.api("products/p/?shop_context=b2c&page_size=100")).json(),
  );
  const guest = browser(shop.url);
  for (const { id } of results.slice(0, 40)) {
    const added = await guest.post("/cart", { intent: "add", product: String(id), qty: "1" });
    if (added.status === 200) break;
  }
  const email = "guest@rotation.test";
  await (await guest.get("/cart/checkout")).submit(ORDER, person(email));
  const order = await linkMailed(shop, email, /https?:\S+\/auth\/guest-order\S+/);

  const item = await shop.db
    .prepare(
      "SELECT id FROM products WHERE is_active = 1 AND parent_id IS NULL AND variants_count = 0 LIMIT 1",
    )
    .first<{ id: number }>();
  await shop.api("restock-alerts/", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ product: item?.id, email: "waits@rotation.test", privacy_consent: true }),
  });
  const restock = await linkMailed(shop, "waits@rotation.test", /https?:\S+\/back-in-stock\S+/);

  const first = await browser(shop.url).get("/recesso");
  const second = await first.submit("form:has([name=order_number])", {
    ...{ name: "Ada Rossi", order_number: "2026-000001", email: "ada@rotation.test" },
  });
  const receipt = (await second.submit('[name="confirm"][value="yes"]')).url;

  const { password } = await operator(shop.url).people.create({
    name: "Elena",
    email: OWNER.email,
    role: "owner",
  });
  const entered = await operator(shop.url).sessions.create({ email: OWNER.email, password });
  const client = (token: string) => createOperatorClient({ fetch, baseUrl: shop.url, locale: "it", token });
  await client(entered.token).profile.password({ old_password: password, password: OWNER.password });
  const again = client((await operator(shop.url).sessions.create(OWNER)).token);
  const secret = decodeBase32((await again.profile.startTotp({})).secret);
  const step = totpStep(new Date()) - 1;
  await again.profile.confirmTotp({ code: await totpCode(secret, step) });
  return { session: session.cookies, order, restock, receipt, secret, step };
}

type Made = Awaited<ReturnType<typeof made>>;

async function works(shop: OwnShop, before: Made) {
  const signedIn = browser(shop.url);
  for (const [name, value] of before.session) signedIn.cookies.set(name, value);
  before.step = Math.max(before.step + 1, totpStep(new Date()) - 1);
  const code = await totpCode(before.secret, before.step);
  const guest = await (await browser(shop.url).get(before.order)).submit("main form");
  return {
    session: (await signedIn.get("/account/orders")).url === "/account/orders",
    order: guest.url.startsWith("/account/orders/"),
    restock: (await browser(shop.url).get(before.restock)).status === 200,
    receipt: (await browser(shop.url).get(before.receipt)).text("main dl").length > 0,
    secondFactor: await operator(shop.url)
      .sessions.create({ ...OWNER, code })
      .then(() => true)
      .catch(() => false),
  };
}

it("accepts everything signed with the old secret while it is listed, and the second factor afterwards too", async () => {
  const folder = await demoState();
  const stage = async <T>(secret: string, run: (shop: OwnShop) => Promise<T>): Promise<T> => {
    const shop = await ownShop({ SHOP_SECRET: secret }, folder);
    return run(shop).finally(() => shop.mf.dispose());
  };
  try {
    const before = await stage(OLD, made);
    const all = { session: true, order: true, restock: true, receipt: true, secondFactor: true };
    expect(await stage(`${NEW}, ${OLD}`, (shop) => works(shop, before))).toEqual(all);
    expect(await stage(NEW, (shop) => works(shop, before))).toEqual({
      ...{ session: false, order: false, restock: false, receipt: false },
      secondFactor: true,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 180_000);
