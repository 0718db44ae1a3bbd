// The newsletter's page, and the consent at sign-up and in the guest checkout.
import { expect, it } from "vitest";
import { browser } from "../../support/browser";
import { byTransfer } from "../../support/by-transfer";
import { atTheTill, ORDER, person } from "../../support/guest";
import { codeMailedTo, mailbox, newsletterKeyMailed } from "../../support/mailbox";
import { sql } from "../../support/worker/worker";

const FORM = 'form[action^="/newsletter"]';
const newEmail = () => `${crypto.randomUUID()}@letters.test`;
const consentOf = (email: string) =>
  sql("SELECT source, confirmed_at, text_version FROM newsletter_consents WHERE email = ?", email);

it("the newsletter is linked in the footer; forms subscribe, confirm and unsubscribe", async () => {
  const visitor = browser();
  const home = await visitor.get("/home");
  expect(home.$('footer a[href="/newsletter"]').text()).toBe("Newsletter");
  const form = await visitor.get("/newsletter");
  expect(form.$('[name="newsletter_consent"]').attr("checked")).toBeUndefined();
  const refused = await form.submit(FORM, { email: "ada@" });
  expect(refused.status).toBe(400);
  expect(refused.$('[name="email"]').val()).toBe("ada@");
  expect(refused.$('[name="email"]').attr("aria-invalid")).toBe("true");
  expect(refused.$('[name="newsletter_consent"]').attr("aria-invalid")).toBe("true");
  const email = newEmail();
  const sent = await refused.submit(FORM, { email, newsletter_consent: "yes" });
  expect(sent.text("main")).toContain("Controlla la posta");
  expect(sent.text("main")).not.toContain(email);
  const link = await visitor.get(`/newsletter?key=${encodeURIComponent(await newsletterKeyMailed(email))}`);
  expect(await consentOf(email)).toMatchObject([{ confirmed_at: null }]);
  const confirmed = await link.submit(`${FORM} button[value="confirm"]`);
  expect(confirmed.text("main")).toContain("Iscrizione confermata");
  const ended = await confirmed.submit(`${FORM} button[value="end"]`);
  expect(ended.text("main")).toContain("il tuo indirizzo è cancellato");
  expect(await consentOf(email)).toEqual([]);
});

it("the newsletter shows the same page for an address that is already subscribed", async () => {
  const email = newEmail();
  const fields = { email, newsletter_consent: "yes" };
  const first = await browser().post("/newsletter", fields);
  const link = await browser().get(`/newsletter?key=${encodeURIComponent(await newsletterKeyMailed(email))}`);
  await link.submit(`${FORM} button[value="confirm"]`);
  const again = await browser().post("/newsletter", fields);
  expect([again.status, again.text("main")]).toEqual([first.status, first.text("main")]);
});

it("the newsletter refuses posts from other sites, posts from bots, and foreign keys", async () => {
  const fields = { email: newEmail(), newsletter_consent: "yes" };
  const bot = await browser().post("/newsletter", { ...fields, website: "x" });
  expect(bot.status).toBe(403);
  expect(await consentOf(fields.email)).toEqual([]);
  expect((await browser().get("/newsletter?key=7.forged")).status).toBe(404);
  expect((await browser().post("/newsletter", { intent: "end", key: "7.forged" })).status).toBe(404);
});

it("the newsletter has its own unticked box at sign-up, and starts once the code has verified the address", async () => {
  const PASSWORD = "Torchio-Verde-77";
  const form = await browser().get("/auth/sign-up");
  expect(form.$('[name="newsletter"]').attr("type")).toBe("checkbox");
  expect(form.$('[name="newsletter"]').attr("checked")).toBeUndefined();
  for (const ticked of [null, "yes"]) {
    const email = newEmail();
    const names = { name: "Ada", surname: "Neri", privacy_consent: "yes" };
    const passwords = { password: PASSWORD, password_confirm: PASSWORD };
    const code = await browser().post("/auth/sign-up", {
      ...names,
      ...passwords,
      email,
      ...(ticked && { newsletter: ticked }),
    });
    const otp = await codeMailedTo(email);
    expect(await consentOf(email)).toEqual([]);
    await code.submit('form[action="/auth/sign-up/code"]', { otp });
    const sources = (await consentOf(email)).map(({ source }) => source);
    expect(sources).toEqual(ticked ? ["sign_up"] : []);
  }
});

it("the newsletter has its own box in the guest checkout, which stays ticked when the total is recalculated", async () => {
  const { page } = await atTheTill();
  expect(page.$('[name="newsletter"]').attr("checked")).toBeUndefined();
  const email = newEmail();
  const again = await page.submit('form#guest-checkout button[value="refresh"]', {
    ...person(email),
    newsletter: "yes",
  });
  expect(again.$('[name="newsletter"]').attr("checked")).toBeDefined();
  expect(await consentOf(email)).toEqual([]);
  const done = await again.submit(ORDER, await byTransfer());
  expect(done.url).toMatch(/^\/cart\/order-complete/);
  expect(await consentOf(email)).toEqual([{ source: "checkout", confirmed_at: null, text_version: 1 }]);
  expect((await mailbox(email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining("newsletter"),
  );
});

it("an order is placed even if the newsletter refuses the address", async () => {
  const email = newEmail();
  const fields = { email, newsletter_consent: "yes" };
  for (let n = 0; n < 5; n++) await browser().post("/newsletter", fields);
  expect((await browser().post("/newsletter", fields)).status).toBe(429);
  const { page } = await atTheTill();
  const done = await page.submit(ORDER, { ...person(email), newsletter: "yes", ...(await byTransfer()) });
  expect(done.url).toMatch(/^\/cart\/order-complete/);
});
