// The contact form with a bot check: the service is contacted when a visitor writes, not when a visitor reads. Its
// scripts run under the page's policy, and the form also works without them.
import { createServer, type Server } from "node:http";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { live } from "../support/builders/people";
import { operator } from "../support/operator";
import { type OwnShop, ownShop } from "../support/worker/own-shop";

const SERVICES = {
  turnstile: {
    siteKey: "1x00000000000000000000AA",
    host: "https://challenges.cloudflare.com/**",
    script: `let made = 0; window.turnstile = {
      render(place, { callback, sitekey }) {
        const frame = document.createElement("iframe");
        frame.title = "Turnstile";
        frame.src = "https://challenges.cloudflare.com/frame";
        place.append(frame);
        setTimeout(() => callback(sitekey + " " + ++made));
        return "1";
      },
      remove() {} };`,
  },
  recaptcha: {
    siteKey: "6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI",
    host: "https://www.google.com/recaptcha/**",
    script: `let made = 0; window.grecaptcha = {
      ready: (then) => then(), execute: async (key) => key + " " + ++made };`,
  },
};

const tokens: string[] = [];
let verdict = true;
let captcha: Server;
let judgeUrl: string;
test.beforeAll(async () => {
  captcha = createServer(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    tokens.push(new URLSearchParams(Buffer.concat(chunks).toString()).get("response") ?? "");
    answer.end(JSON.stringify({ success: verdict }));
  });
  await new Promise<void>((done) => captcha.listen(0, "127.0.0.1", done));
  const address = captcha.address();
  judgeUrl = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/`;
});
test.afterAll(() => captcha.close());

async function write(page: Page) {
  await page.getByLabel("Nome e cognome").fill("Ada Rossi");
  await page.getByLabel("Città").fill("Asti");
  await page.getByLabel("E-mail", { exact: true }).fill("ada@writers.test");
  await page.getByLabel("Messaggio").fill("Quale lievito per il Barbera?");
  await page.getByRole("checkbox").check();
}

for (const [name, service] of Object.entries(SERVICES)) {
  test(`a message is sent with the token of ${name}, or without one`, async ({ page }, { project }) => {
    const shop: OwnShop = await ownShop({ BOT_CHECK_SECRET: "secret", BOT_CHECK_URL: judgeUrl });
    await shop.set({ RECAPTCHA_SITE_KEY: service.siteKey, BOT_MIN_SECONDS: 0 });
    const refused: string[] = [];
    page.on("console", (message) => {
      if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
    });
    let asked = 0;
    await page.route(service.host, (route) => {
      asked += 1;
      const isFrame = route.request().url().endsWith("/frame");
      return route.fulfill(
        isFrame
          ? { contentType: "text/html", body: "<p>ok</p>" }
          : { contentType: "text/javascript", body: service.script },
      );
    });
    try {
      tokens.length = 0;
      verdict = false;
      await page.goto(`${shop.url}/home`);
      await page.getByRole("link", { name: "Contatti" }).first().click();
      await expect(page).toHaveURL(`${shop.url}/contatti`);
      expect(asked).toBe(0);
      if (project.name === "js") await live(page);
      await write(page);
      if (project.name === "js") {
        const token = page.locator('[name="bot_token"]');
        await expect(token).toHaveValue(`${service.siteKey} 1`);
        await expectAccessible(page);
        await page.getByRole("button", { name: "Invia" }).click();
        // The service classifies the first attempt as a bot: the form keeps its values and requests a new token.
        await expect(page.getByRole("alert")).toBeVisible();
        await expect(page.getByLabel("Messaggio")).toHaveValue("Quale lievito per il Barbera?");
        await expect(token).toHaveValue(`${service.siteKey} 2`);
        verdict = true;
      }
      await page.getByRole("button", { name: "Invia" }).click();
      await expect(page.getByText("Messaggio inviato.")).toBeVisible();
      await expect(page.getByLabel("Messaggio")).toHaveValue("");
      await expect(page.getByRole("checkbox")).not.toBeChecked();
      expect(tokens).toEqual(project.name === "js" ? [1, 2].map((n) => `${service.siteKey} ${n}`) : []);
      expect(refused).toEqual([]);
    } finally {
      await shop.close();
    }
  });
}

test("a form's age counts from the page load, even if it is touched and sent at once", async ({ page }) => {
  const shop: OwnShop = await ownShop();
  try {
    await shop.set({ BOT_MIN_SECONDS: 600 });
    await page.goto(`${shop.url}/contatti`);
    await operator(shop.url).clock.set({ now: new Date(Date.now() + 601_000).toISOString() });
    await write(page);
    await page.getByRole("button", { name: "Invia" }).click();
    await expect(page.getByText("Messaggio inviato.")).toBeVisible();
  } finally {
    await shop.close();
  }
});
