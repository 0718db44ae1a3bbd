// The operator's list of newsletter consents, and the file of subscribers.
import Papa from "papaparse";
import { expect, it } from "vitest";
import { newsletterKeyMailed } from "../../support/mailbox";
import { askOperator, operator } from "../../support/operator";
import { api, sql } from "../../support/worker/worker";

const send = (path: string, body: object) =>
  api(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

/** @param word the beginning of the address */
async function aConsent(word: string, isConfirmed = true): Promise<{ email: string; key: string }> {
  const email = `${word}${crypto.randomUUID()}@letters.test`;
  await send("newsletter/?locale=es", { email, newsletter_consent: true });
  const key = await newsletterKeyMailed(email);
  if (isConfirmed) await send("newsletter/confirm/", { key });
  return { email, key };
}

const listed = async (query: Parameters<ReturnType<typeof operator>["newsletter"]["list"]>[0]) =>
  (await operator().newsletter.list(query)).results.map(({ email }) => email);

it("lists consents by state, newest first, and finds an address by its beginning", async () => {
  const word = crypto.randomUUID().slice(0, 8);
  const [first, second, waiting] = [await aConsent(word), await aConsent(word), await aConsent(word, false)];
  expect(await listed({ search: word.toUpperCase() })).toEqual([second.email, first.email]);
  expect(await listed({ search: word, state: "unconfirmed" })).toEqual([waiting.email]);
  expect(await listed({ search: "%" })).toEqual([]);
});

it("removes an address, keeps its proof, and finds the proof only by the whole address", async () => {
  const { email } = await aConsent("gone");
  const [found] = (await operator().newsletter.list({ search: email })).results;
  await operator().newsletter.remove({ id: found?.id ?? 0 });
  expect(await listed({ search: email })).toEqual([]);
  const ended = { state: "ended" } as const;
  expect((await operator().newsletter.list({ ...ended, search: email })).results).toMatchObject([
    { id: found?.id, email: null, locale: "es", confirmed_at: found?.confirmed_at },
  ]);
  expect(await listed({ ...ended, search: email.slice(0, -1) })).toEqual([]);
  expect((await askOperator(`newsletter/${found?.id}/`, { method: "DELETE" })).status).toBe(404);
  const log = await sql("SELECT * FROM audit WHERE call = 'newsletter.remove' ORDER BY id DESC LIMIT 1");
  expect(log).toMatchObject([{ target: `newsletter/${found?.id}` }]);
  expect(JSON.stringify(log)).not.toContain(email);
});

it("exports confirmed addresses, each with its own link to unsubscribe", async () => {
  const [{ email }, waiting, gone] = [
    await aConsent("=1+"),
    await aConsent("waits", false),
    await aConsent("gone"),
  ];
  await send("newsletter/end/", { key: gone.key });
  const answer = await operator().newsletter.export({});
  expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="newsletter-subscribers.csv"');
  const text = await answer.text();
  expect(text).not.toContain(waiting.email);
  expect(text).not.toContain(gone.email);
  const { data } = Papa.parse<Record<string, string>>(text, { header: true });
  // The export guards a cell that begins with "=" against spreadsheets.
  const row = data.find((one) => one.email === `'${email}`);
  expect(row).toMatchObject({ language: "es", source: "page", text_version: "1" });
  expect(row?.confirmed_at).toMatch(/^20/);
  // One-click unsubscribe as a mail program sends it: RFC 8058.
  const oneClick = await fetch(row?.unsubscribe_url ?? "", {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    redirect: "manual",
  });
  expect(oneClick.status).toBe(200);
  expect(await oneClick.text()).toContain("su dirección se ha borrado");
  expect(await listed({ search: email })).toEqual([]);
});
