// Consent to the newsletter: double opt-in, its proof, its limits and its end.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { NEWSLETTER_TEXT_VERSION } from "~/contract/newsletter";
import { refusal } from "../../support/answers";
import { aCustomer } from "../../support/builders/builders";
import { mailbox, newsletterKeyMailed } from "../../support/mailbox";
import { askOperator, operator } from "../../support/operator";
import { ownShop } from "../../support/worker/own-shop";
import { api, sql, tickCron } from "../../support/worker/worker";

const NIGHT = new Date("2026-11-22T02:00:00Z");
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const send = (path: string, body: object) =>
  api(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
const newEmail = () => `${crypto.randomUUID()}@letters.test`;
const subscribe = (email: string, more: object = {}) =>
  send("newsletter/", { email, newsletter_consent: true, ...more });
const consentOf = (email: string) => sql("SELECT * FROM newsletter_consents WHERE email = ?", email);
const stateOf = async (key: string) => (await api(`newsletter/?key=${key}`)).json();

async function confirmed(email = newEmail()): Promise<{ email: string; key: string; id: number }> {
  await subscribe(email);
  const key = await newsletterKeyMailed(email);
  await send("newsletter/confirm/", { key });
  const [row] = await consentOf(email);
  return { email, key, id: Number(row?.id) };
}

describe("newsletter/", () => {
  it("confirms nothing when the link is only viewed, and the address when it is confirmed", async () => {
    const email = newEmail();
    await subscribe(email, { source: "checkout" });
    const key = await newsletterKeyMailed(email);
    expect(await stateOf(key)).toEqual({ state: "unconfirmed" });
    expect(await consentOf(email)).toMatchObject([{ confirmed_at: null }]);
    expect(await (await send("newsletter/confirm/", { key })).json()).toEqual({ state: "confirmed" });
    const [proof] = await consentOf(email);
    expect(proof).toMatchObject({ source: "checkout", locale: "it", text_version: NEWSLETTER_TEXT_VERSION });
    expect(proof?.confirmed_at).toMatch(/^20/);
  });

  it("answers the same for a confirmed address, and sends it nothing", async () => {
    const { email } = await confirmed();
    const [before] = await consentOf(email);
    const answers = await Promise.all([subscribe(email.toUpperCase()), subscribe(newEmail())]);
    const [known, unknown] = await Promise.all(answers.map(async (one) => [one.status, await one.text()]));
    expect(known).toEqual(unknown);
    expect(await consentOf(email)).toEqual([before]);
    expect(await mailbox(email)).toHaveLength(1);
    expect(await mailbox(email.toUpperCase())).toEqual([]);
  });

  it("ends by the same link, however often it is used, and erases the address", async () => {
    const { email, key, id } = await confirmed();
    for (let n = 0; n < 2; n++)
      expect(await (await send("newsletter/end/", { key })).json()).toEqual({ state: "ended" });
    expect(await consentOf(email)).toEqual([]);
    const [proof] = await sql("SELECT * FROM newsletter_consents WHERE id = ?", id);
    expect(JSON.stringify(proof)).not.toContain(email);
    expect(proof).toMatchObject({ state: "ended", text_version: NEWSLETTER_TEXT_VERSION });
    expect(await stateOf(key)).toEqual({ state: "ended" });
    expect(await refusal(await send("newsletter/confirm/", { key }))).toMatchObject({ status: 404 });
  });

  it("begins again with a new consent, which the old link does not end", async () => {
    const { email, key } = await confirmed();
    await send("newsletter/end/", { key });
    const again = await confirmed(email);
    await send("newsletter/end/", { key });
    expect(await stateOf(again.key)).toEqual({ state: "confirmed" });
  });

  it("needs consent, an email address, and a key signed by the shop", async () => {
    expect(await refusal(await subscribe(newEmail(), { newsletter_consent: false }))).toMatchObject({
      status: 400,
      fields: [{ field: "newsletter_consent", code: "consent_required" }],
    });
    expect((await subscribe("ada")).status).toBe(400);
    for (const path of ["newsletter/confirm/", "newsletter/end/"])
      expect((await send(path, { key: "7.forged" })).status).toBe(404);
    expect((await api("newsletter/?key=7.forged")).status).toBe(404);
  });

  it("sends at most five emails an hour to one mailbox", async () => {
    const name = crypto.randomUUID();
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await subscribe(`${name}+${n}@letters.test`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("puts no typed text into its email", async () => {
    const email = newEmail();
    await subscribe(email, { name: "Buy now", source: "sign_up" });
    const [mail] = await mailbox(email);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Buy now|letters\.test/);
  });

  it("is closed while NEWSLETTER is not set, except for unsubscribing", async () => {
    const shop = await ownShop();
    try {
      const ask = (path: string, body: object) =>
        shop.api(path, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        });
      const consent = { email: newEmail(), newsletter_consent: true };
      await shop.set({ NEWSLETTER: false });
      expect(await refusal(await ask("newsletter/", consent))).toMatchObject({
        status: 403,
        code: "newsletter_closed",
      });
      expect((await fetch(`${shop.url}/newsletter`)).status).toBe(404);
      expect(await (await fetch(`${shop.url}/home`)).text()).not.toContain('href="/newsletter"');
    } finally {
      await shop.close();
    }
  });
});

describe("the proof of a consent", () => {
  it("names the version of its sentence, which changes with the sentence", () => {
    const sentences = ["it", "en", "es"].map(
      (locale) => JSON.parse(readFileSync(`locales/${locale}/server.json`, "utf8")).newsletter.consent,
    );
    const digest = createHash("sha256").update(sentences.join("\n")).digest("hex").slice(0, 12);
    // After changing the sentence: raise NEWSLETTER_TEXT_VERSION, then add the digest here.
    expect({ [NEWSLETTER_TEXT_VERSION]: digest }).toEqual({ 1: "90c9402931ee" });
  });

  it("is deleted after a week without a confirmation, five years after the consent ended, and otherwise never", async () => {
    const [waiting, subscriber, ended] = [newEmail(), await confirmed(), await confirmed()];
    await subscribe(waiting);
    await send("newsletter/end/", { key: ended.key });
    const exists = async (id: number) =>
      (await sql("SELECT 1 FROM newsletter_consents WHERE id = ?", id)).length === 1;
    const age = (column: string, days: number, id: number) =>
      sql(`UPDATE newsletter_consents SET ${column} = ? WHERE id = ?`, daysAgo(days), id);
    const [{ id: waits } = {}] = await consentOf(waiting);
    const ids = [Number(waits), subscriber.id, ended.id];
    await age("created_at", 6, Number(waits));
    await age("created_at", 9000, subscriber.id);
    await age("ended_at", 1800, ended.id);
    await tickCron(NIGHT);
    expect(await Promise.all(ids.map(exists))).toEqual([true, true, true]);
    await age("created_at", 8, Number(waits));
    await age("ended_at", 1830, ended.id);
    await tickCron(new Date(NIGHT.getTime() + 86_400_000));
    expect(await Promise.all(ids.map(exists))).toEqual([false, true, false]);
  });

  it("is part of a person's data file, and loses the address when the person is erased", async () => {
    const customer = await aCustomer();
    const { user } = await operator().customers.get({ id: customer.id });
    const { id } = await confirmed(user.email);
    const { newsletter_consents: found } = await operator().customers.data({ id: customer.id });
    expect(found).toMatchObject([{ email: user.email, source: "page" }]);
    await askOperator(`customers/${customer.id}/`, { method: "DELETE" });
    expect(await sql("SELECT email, state FROM newsletter_consents WHERE id = ?", id)).toEqual([
      { email: null, state: "ended" },
    ]);
  });
});
