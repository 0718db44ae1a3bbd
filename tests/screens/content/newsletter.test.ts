// The newsletter's page, and its consent beside the sign-up and the checkout without an account.
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

it("is found in the footer, signs up, confirms and unsubscribes by forms alone", async () => {
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

it("shows the same page for an address that is signed up already", async () => {
  const email = newEmail();
  const fields = { email, newsletter_consent: "yes" };
  const first = await browser().post("/newsletter", fields);
  const link = await browser().get(`/newsletter?key=${encodeURIComponent(await newsletterKeyMailed(email))}`);
  await link.submit(`${FORM} button[value="confirm"]`);
  const again = await browser().post("/newsletter", fields);
  expect([again.status, again.text("main")]).toEqual([first.status, first.text("main")]);
});

it("refuses posts of other sites, of bots, and keys that are not the shop's", async () => {
  const fields = { email: newEmail(), newsletter_consent: "yes" };
  const bot = await browser().post("/newsletter", { ...fields, website: "x" });
  expect(bot.status).toBe(403);
  expect(await consentOf(fields.email)).toEqual([]);
  expect((await browser().get("/newsletter?key=7.forged")).status).toBe(404);
  expect((await browser().post("/newsletter", { intent: "end", key: "7.forged" })).status).toBe(404);
});

it("is a box of its own at the sign-up, which nothing ticks, and writes once the code has proved the address", async () => {
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

it("is a box of its own in the checkout without an account, and stays ticked while the total is worked out", async () => {
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

it("places an order also where the newsletter refuses the address", async () => {
  const email = newEmail();
  const fields = { email, newsletter_consent: "yes" };
  for (let n = 0; n < 5; n++) await browser().post("/newsletter", fields);
  expect((await browser().post("/newsletter", fields)).status).toBe(429);
  const { page } = await atTheTill();
  const done = await page.submit(ORDER, { ...person(email), newsletter: "yes", ...(await byTransfer()) });
  expect(done.url).toMatch(/^\/cart\/order-complete/);
});
