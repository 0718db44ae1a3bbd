// Access to the back office by email: an invitation, and a link for a forgotten password.
import { expect, it } from "vitest";
import { attempt } from "~/contract/client";
import { aPerson, clientOf } from "../../support/desk";
import { mailbox, sentTo } from "../../support/mailbox";
import { operator } from "../../support/operator";
import { shopUrl, sql } from "../../support/worker/worker";

let count = 0;
const PASSWORD = "Vigneto-Alto-2026!";
const OTHER = "Un-Altro-Torchio-8";
const address = () => `linked-${Date.now()}-${++count}@shop.test`;

const invite = (email: string, role: "owner" | "orders" = "orders", locale: "it" | "en" | "es" = "it") =>
  operator().invitations.create({ name: "Elena Ferraris", email, role, locale });

/** The key in the newest mail to this address. */
async function keyMailed(email: string): Promise<string> {
  const [newest] = await mailbox(email);
  const key = /\/operator\/password\?key=([\w-]+)/.exec(newest?.text ?? "")?.[1];
  if (!key) throw new Error(`no link was mailed to ${email}`);
  return key;
}

const codeOf = async (change: Promise<unknown>) => {
  const answer = await attempt(change);
  return answer.ok ? null : `${answer.error.status} ${answer.error.code}`;
};
const use = (key: string, password = PASSWORD) => codeOf(clientOf("").links.use({ key, password }));
const signIn = (email: string, password: string) => codeOf(clientOf("").sessions.create({ email, password }));

it("an invitation sends a link by email, by which the person chooses a password, once", async () => {
  const email = address();
  const person = await invite(email, "orders", "es");
  expect(person).toMatchObject({ email, role: "orders", must_change_password: true });
  expect(Date.parse(person.invited_until ?? "") - Date.now()).toBeGreaterThan(71 * 3_600_000);
  const key = await keyMailed(email);
  const [mail] = await sentTo(email);
  expect([mail?.subject, mail?.text.includes("tres días"), mail?.html.includes(key)]).toEqual([
    "Bottega: su acceso a la gestión",
    true,
    true,
  ]);
  const [newest] = await sql("SELECT * FROM mails WHERE recipient = ?", email);
  const links = await sql("SELECT * FROM operator_links WHERE operator_id = ?", person.id);
  expect(JSON.stringify([newest, links]), "the database has no key").not.toContain(key);
  expect(await clientOf("").links.look({ key })).toEqual({ kind: "invitation", name: person.name, email });
  expect(await use(key, "short")).toBe("400 weak_password");
  expect(await use(key, "Elena-Ferraris-26!"), "a password with the name").toBe("400 weak_password");
  expect(await use(key)).toBeNull();
  expect(await signIn(email, PASSWORD)).toBeNull();
  expect([await use(key, OTHER), await signIn(email, OTHER)]).toEqual([
    "404 link_over",
    "401 invalid_credentials",
  ]);
  const { results } = await operator().people.list({});
  expect(results.find(({ id }) => id === person.id)).toMatchObject({
    must_change_password: false,
    invited_until: null,
  });
  expect(await codeOf(operator().invitations.send({ id: person.id }))).toBe("409 already_joined");
});

it("a link used many times at once works once", async () => {
  const email = address();
  await invite(email);
  const key = await keyMailed(email);
  const answers = await Promise.all(Array.from({ length: 8 }, () => use(key)));
  expect(answers.filter((one) => one === null)).toHaveLength(1);
});

it("a link ends when it is replaced, withdrawn or expired, and when the person's role or access changes", async () => {
  const owner = operator();
  for (const end of [
    (id: number) => owner.invitations.send({ id }),
    (id: number) => owner.invitations.withdraw({ id }),
    (id: number) => owner.people.edit({ id, role: "read_only" }),
    (id: number) => owner.people.edit({ id, is_disabled: true }),
    (id: number) => owner.people.reset({ id }),
    (id: number) =>
      sql("UPDATE operator_links SET expires_at = '2026-01-01T00:00:00.000Z' WHERE operator_id = ?", id),
  ]) {
    const email = address();
    const { id } = await invite(email);
    const key = await keyMailed(email);
    await end(id);
    expect([await use(key), await codeOf(clientOf("").links.look({ key }))]).toEqual([
      "404 link_over",
      "404 link_over",
    ]);
  }
});

it("a forgotten password brings a link that ends the sessions; unknown addresses get the same answer and no mail", async () => {
  const { id, email, client } = await aPerson("orders", { name: "Dario Sala" });
  const nobody = address();
  const gone = await aPerson("orders");
  await operator().people.edit({ id: gone.id, is_disabled: true });
  for (const one of [email, nobody, gone.email])
    expect([one, await codeOf(clientOf("").links.forgotten({ email: one }))]).toEqual([one, null]);
  expect(await sql("SELECT id FROM mails WHERE recipient IN (?, ?)", nobody, gone.email)).toEqual([]);
  const key = await keyMailed(email);
  expect((await client.profile.get({})).id, "asking changes nothing").toBe(id);
  expect(await use(key)).toBeNull();
  expect(await codeOf(client.profile.get({}))).toBe("401 not_authenticated");
  expect(await signIn(email, PASSWORD)).toBeNull();
  const entries = await sql("SELECT call, who FROM audit WHERE target = ? ORDER BY id", `operator/${email}`);
  expect(entries).toEqual([
    { call: "links.forgotten", who: "Dario Sala" },
    { call: "links.use", who: "Dario Sala" },
  ]);
});

it("a second factor stays on after a forgotten password", async () => {
  const { id, email } = await aPerson("orders");
  await sql("UPDATE operators SET totp_is_on = 1 WHERE id = ?", id);
  await clientOf("").links.forgotten({ email });
  expect(await use(await keyMailed(email))).toBeNull();
  expect(await signIn(email, PASSWORD)).toBe("401 code_required");
});

it("a mailed link works despite a stranger's wrong passwords, with a second factor too", async () => {
  const { id, email } = await aPerson("orders");
  await sql("UPDATE operators SET totp_is_on = 1 WHERE id = ?", id);
  const guess = async () => {
    for (let n = 0; n < 10; n++) await signIn(email, `guess ${n}`);
  };
  await guess();
  expect(await signIn(email, PASSWORD)).toBe("429 too_many_tries");
  await clientOf("").links.forgotten({ email });
  const { device } = await clientOf("").links.use({ key: await keyMailed(email), password: PASSWORD });
  await guess();
  const body = JSON.stringify({ email, password: PASSWORD });
  const headers = { "Content-Type": "application/json", "Shop-Device": device };
  const answer = await fetch(`${shopUrl()}/api/v3/operator/sessions/`, { method: "POST", headers, body });
  expect(await answer.json()).toMatchObject({ error_list: [{ field: "code", code: "code_required" }] });
});

it("an address gets at most five links an hour, whether it is known or not", async () => {
  const { email } = await aPerson("orders");
  for (const one of [email, address()]) {
    const asked = [];
    for (let n = 0; n < 6; n++) asked.push(await codeOf(clientOf("").links.forgotten({ email: one })));
    expect([one, asked]).toEqual([one, [null, null, null, null, null, "429 too_many_tries"]]);
  }
});

it("an address belongs to one person, and only an owner invites", async () => {
  const email = address();
  await invite(email);
  const again = await attempt(invite(email.toUpperCase()));
  expect(again.ok || again.error.fields).toMatchObject([{ field: "email", code: "taken" }]);
  for (const role of ["orders", "packing", "catalogue", "content", "read_only"] as const) {
    const { client } = await aPerson(role);
    const body = { name: "X", email: address(), role: "owner" as const };
    expect([role, await codeOf(client.invitations.create(body))]).toEqual([role, "403 not_permitted"]);
  }
});

it("a link leads to this shop", async () => {
  const email = address();
  await invite(email);
  const [mail] = await mailbox(email);
  expect(mail?.text).toContain(`${shopUrl()}/operator/password?key=`);
});
