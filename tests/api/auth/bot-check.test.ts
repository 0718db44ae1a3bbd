import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusal } from "../../support/answers";
import { operator } from "../../support/operator";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

// A captcha server that answers by token: accepts, refuses, doubts, returns nonsense, lies or never answers.
const ANSWERS: Record<string, (asked: URLSearchParams) => string | null> = {
  human: () => '{"success":true}',
  bot: () => '{"success":false,"error-codes":["invalid-input-response"]}',
  doubtful: () => '{"success":true,"score":0.1}',
  nonsense: () => "<html>maintenance</html>",
  lie: () => '{"success":"yes"}',
  silence: () => null,
  secret: (asked) => JSON.stringify({ success: asked.get("secret") === "shop-secret" }),
};

let captcha: Server;
let shop: OwnShop;
beforeAll(async () => {
  captcha = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const asked = new URLSearchParams(Buffer.concat(chunks).toString());
    const answer = ANSWERS[asked.get("response") ?? ""]?.(asked) ?? null;
    if (answer !== null) response.end(answer);
  });
  const port = await new Promise<number>((done) =>
    captcha.listen(0, "127.0.0.1", () => done(portOf(captcha.address()))),
  );
  shop = await ownShop({ BOT_CHECK_SECRET: "shop-secret", BOT_CHECK_URL: `http://127.0.0.1:${port}/` });
  const put = "INSERT OR REPLACE INTO settings (key, value, write_date) VALUES (?, ?, '2026-11-01')";
  await shop.db.prepare(put).bind("RECAPTCHA_SITE_KEY", '"1x00000000000000000000AA"').run();
  await shop.db.prepare(put).bind("BOT_MIN_SECONDS", "600").run();
}, 60_000);
afterAll(async () => {
  captcha.closeAllConnections();
  captcha.close();
  await shop.close();
});

const portOf = (address: string | AddressInfo | null) =>
  typeof address === "object" && address ? address.port : 0;

const fields = () => ({
  full_name: "Ada Rossi",
  city: "Firenze",
  country: "IT",
  email: `${crypto.randomUUID().slice(0, 13)}@writers.test`,
  message: "Ciao",
  product_line: "other",
});
const send = (bot_token?: string) =>
  shop.api("contacts/", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...fields(), privacy_consent: true, bot_token }),
  });

describe("the bot check of a contact message", () => {
  it("refuses a token that the captcha refuses or doubts", async () => {
    for (const token of ["bot", "doubtful"])
      expect(await refusal(await send(token))).toMatchObject({ status: 403, code: "bot_suspected" });
  });

  it("lets people through, and visitors without JavaScript, who have no token", async () => {
    for (const token of ["human", "secret", undefined]) expect((await send(token)).status).toBe(201);
  });

  it("refuses nobody when the captcha fails", async () => {
    for (const token of ["nonsense", "lie", "silence"]) expect((await send(token)).status).toBe(201);
  });
});

describe("the contact form without JavaScript", () => {
  const post = (more: Record<string, string>) =>
    shop.fetch("/contatti", {
      method: "POST",
      body: new URLSearchParams({ ...fields(), privacy_consent: "on", ...more }),
    });
  const openedIn = async () => {
    const html = await (await shop.fetch("/contatti")).text();
    return /name="opened" value="([^"]+)"/.exec(html)?.[1] ?? "";
  };

  it("refuses a form that was filled in too fast, and accepts the same form later", async () => {
    const opened = await openedIn();
    const hasty = await post({ opened });
    expect(hasty.status).toBe(403);
    const page = await hasty.text();
    expect(page).toContain('value="Ada Rossi"');
    // The refused page returns the first page's time, so the second press is late enough.
    expect(page).toContain(`name="opened" value="${opened}"`);
    await operator(shop.url).clock.set({ now: new Date(Date.now() + 601_000).toISOString() });
    expect((await post({ opened })).status).toBe(303);
  });

  it("refuses a post that fills the honeypot field", async () => {
    expect((await post({ website: "https://spam.test" })).status).toBe(403);
  });

  it("accepts a script's own post, which has no page behind it", async () => {
    expect((await post({})).status).toBe(303);
  });
});
