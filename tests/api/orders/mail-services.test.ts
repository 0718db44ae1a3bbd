// The mail services that MAIL_URL names: CONTRACT §16.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, describe, expect, it } from "vitest";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

const PAST = "2026-01-01T00:00:00.000Z";
const FROM = "Bottega <ordini@bottega.test>";
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

const portOf = (server: { address(): string | AddressInfo | null }) => {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
};

async function shopWith(vars: Record<string, string>): Promise<OwnShop> {
  const shop = await ownShop({ MAIL_FROM: FROM, SHOP_URL: "https://shop.example", ...vars });
  closing.push(() => shop.close());
  return shop;
}

const testMail = async (shop: OwnShop, to = "ada@writers.test") => {
  const answer = await shop.fetch("/api/v3/operator/mails/test/", {
    method: "POST",
    headers: { Authorization: "Bearer operator-demo-token", "Content-Type": "application/json" },
    body: JSON.stringify({ to }),
  });
  return { status: answer.status, text: await answer.text() };
};

/** An HTTP API that sends this answer to every request, and the requests that it received. */
async function api(answer: object) {
  const asked: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    asked.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closing.push(() => server.close().closeAllConnections());
  return { asked, url: `http://127.0.0.1:${portOf(server)}/` };
}

/** An SMTP server without TLS, and the mails that it accepted. */
async function smtp() {
  const taken: { user: unknown; to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) =>
      done(password === "p@ss:word" ? null : new Error("wrong password"), { user: username }),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("nobody") ? new Error("no such mailbox") : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        taken.push({ user: session.user, to, text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, "0.0.0.0", () => done()));
  closing.push(() => server.close());
  return { taken, port: portOf(server.server) };
}

describe("a test mail", () => {
  it("is sent by Brevo, with the shop's address as Reply-To", async () => {
    const { asked, url } = await api({ messageId: "<1@brevo>" });
    const shop = await shopWith({ MAIL_URL: "brevo:xkeysib-1", MAIL_API_URL: url });
    expect(await testMail(shop)).toEqual({ status: 204, text: "" });
    const [{ headers, body } = { headers: {}, body: {} }] = asked;
    expect(headers["api-key"]).toBe("xkeysib-1");
    expect(body).toMatchObject({
      sender: { name: "Bottega", email: "ordini@bottega.test" },
      to: [{ email: "ada@writers.test" }],
      replyTo: { email: expect.stringContaining("@") },
      textContent: expect.not.stringContaining("<"),
      htmlContent: expect.stringContaining("<!doctype html>"),
    });
  });

  it("is sent by Postmark, whose refusals have the status 200 too", async () => {
    const answer = { ErrorCode: 0, MessageID: "b7bc2f4a", Message: "OK" };
    const { asked, url } = await api(answer);
    const shop = await shopWith({ MAIL_URL: "postmark:server-token", MAIL_API_URL: url });
    expect((await testMail(shop)).status).toBe(204);
    expect(asked[0]?.headers["x-postmark-server-token"]).toBe("server-token");
    expect(asked[0]?.body).toMatchObject({ From: FROM, To: "ada@writers.test" });
    Object.assign(answer, { ErrorCode: 406, Message: "inactive recipient" });
    const refused = await testMail(shop);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("inactive recipient")]);
  });

  it("is refused while no service is set", async () => {
    const shop = await shopWith({ MAIL_URL: "pigeon:key" });
    const refused = await testMail(shop);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("mail_not_configured")]);
    expect((await testMail(shop, "ada")).status).toBe(400);
  });
});

describe("SMTP", () => {
  it("sends the emails of the outbox, with their attachments", async () => {
    const { taken, port } = await smtp();
    const shop = await shopWith({ MAIL_URL: `smtp://shop%40bottega.test:p%40ss%3Aword@127.0.0.1:${port}` });
    await shop.db
      .prepare(
        `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
         SELECT 'order-confirmation', 'test:smtp', 'ada@writers.test', locale, json_object('order', id), ?, ?
         FROM orders ORDER BY id LIMIT 1`,
      )
      .bind(PAST, PAST)
      .run();
    await shop.tick();
    expect(
      await shop.db.prepare("SELECT state, error FROM mails WHERE dedupe = 'test:smtp'").first(),
    ).toEqual({
      state: "sent",
      error: null,
    });
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatchObject({ user: "shop@bottega.test", to: ["ada@writers.test"] });
    const { text } = taken[0] ?? { text: "" };
    expect(text).toContain("From: Bottega <ordini@bottega.test>");
    expect(text).toMatch(/^Reply-To: \S+@\S+/m);
    expect(text).toMatch(/^Message-ID: <[\w-]+@bottega\.test>/m);
    expect(text).toContain("application/pdf");

    const refused = await testMail(shop, "nobody@writers.test");
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("no such mailbox")]);
  });

  it("sends neither mail nor password to a server without STARTTLS", async () => {
    const { taken, port } = await smtp();
    const shop = await shopWith({ MAIL_URL: `smtp://shop:p%40ss%3Aword@127.0.0.2:${port}` });
    const refused = await testMail(shop);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("STARTTLS")]);
    expect(taken).toEqual([]);
  });

  it("does not wait for a server that does not respond", async () => {
    const shop = await shopWith({ MAIL_URL: "smtp://shop:word@127.0.0.1:9" });
    expect((await testMail(shop)).status).toBe(409);
  });
});
