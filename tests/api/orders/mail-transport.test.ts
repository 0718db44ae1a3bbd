import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pagesOf } from "../../support/builders/pdf";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

interface SentEmail {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; content: string; content_type: string; content_id?: string }[];
}

/** Behaviour of the API for the next requests; after the last, it accepts mails. */
let moods: ("fail" | "lie" | "nonsense" | "stall" | "take-and-drop")[] = [];
let received: { key: string; authorization: string; email: SentEmail }[] = [];
/** The mails that were sent, by idempotency key. */
const taken = new Map<string, SentEmail>();
let stub: Server;
let shop: OwnShop;

beforeAll(async () => {
  stub = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const email: SentEmail = JSON.parse(Buffer.concat(chunks).toString());
    const key = String(request.headers["idempotency-key"]);
    received.push({ key, email, authorization: String(request.headers.authorization) });
    const mood = moods.shift();
    if (mood === "stall") return;
    if (mood === "fail") return response.writeHead(503).end("overloaded");
    if (mood === "lie") return response.end('{"name":"validation_error","message":"no such domain"}');
    if (mood === "nonsense") return response.end("<html>maintenance</html>");
    if (!taken.has(key)) taken.set(key, email);
    if (mood === "take-and-drop") return request.socket.destroy();
    response.end(JSON.stringify({ id: crypto.randomUUID() }));
  });
  const port = await new Promise<number>((done) =>
    stub.listen(0, "127.0.0.1", () => done(portOf(stub.address()))),
  );
  shop = await ownShop({
    MAIL_URL: "resend:mail-key",
    MAIL_API_URL: `http://127.0.0.1:${port}/emails`,
    MAIL_FROM: "Bottega <ordini@bottega.test>",
    SHOP_URL: "https://shop.example",
  });
  // Removes the requests for reviews by the demo's buyers, whose emails would come in between.
  await shop.db.prepare("DELETE FROM settings WHERE key = 'REVIEW_DAYS'").run();
}, 60_000);
afterAll(async () => {
  stub.closeAllConnections();
  stub.close();
  await shop.close();
});
beforeEach(() => {
  moods = [];
  received = [];
});

const portOf = (address: string | AddressInfo | null) =>
  typeof address === "object" && address ? address.port : 0;

const PAST = "2026-01-01T00:00:00.000Z";
let written = 0;

/** A mail in the outbox about one of the demo's orders, under its own name. */
async function aMail(
  to = "ada@writers.test",
  kind = "order-cancelled",
  order = "(SELECT min(id) FROM orders)",
): Promise<number> {
  written += 1;
  const mail = await shop.db
    .prepare(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
       SELECT ?, 'test:' || ?, ?, locale, json_object('order', id), ?, ? FROM orders WHERE id = ${order} RETURNING id`,
    )
    .bind(kind, written, to, PAST, PAST)
    .first<{ id: number }>();
  return mail?.id ?? 0;
}

const stateOf = (id: number) =>
  shop.db
    .prepare("SELECT state, tries, error FROM mails WHERE id = ?")
    .bind(id)
    .first<{ state: string; tries: number; error: string | null }>();

/** Runs the cron at the time of the next try. */
async function laterOn(id: number): Promise<void> {
  await shop.db.prepare("UPDATE mails SET not_before = ? WHERE id = ?").bind(PAST, id).run();
  await shop.tick();
}

describe("the mail API", () => {
  it("gets an email with its key and its name", async () => {
    const id = await aMail();
    await shop.tick();
    expect(await stateOf(id)).toMatchObject({ state: "sent", tries: 1, error: null });
    const [{ key, authorization, email } = { key: "", authorization: "", email: null }] = received;
    expect(authorization).toBe("Bearer mail-key");
    expect(key).not.toBe("");
    expect(email).toMatchObject({ from: "Bottega <ordini@bottega.test>", to: ["ada@writers.test"] });
    expect(email?.html).toContain("<!doctype html>");
    expect(email?.text).not.toContain("<");
  });

  it("gets the order's confirmation with its attachment, the same at each try", async () => {
    const id = await aMail("ada@writers.test", "order-confirmation");
    moods = ["fail"];
    await shop.tick();
    await laterOn(id);
    expect((await stateOf(id))?.state).toBe("sent");
    const [first, second] = received.map(({ email }) => email.attachments);
    expect(first).toHaveLength(1);
    expect(second).toEqual(first);
    const [attachment] = first ?? [];
    expect(attachment).toMatchObject({
      content_type: "application/pdf",
      filename: expect.stringMatching(/\.pdf$/),
    });
    const [page] = pagesOf(Buffer.from(attachment?.content ?? "", "base64"));
    expect(page).toContain(attachment?.filename.replace(/\.pdf$/, ""));
    await aMail();
    await shop.tick();
    expect(received.at(-1)?.email.attachments).toEqual([]);
  });

  it("gets the QR code of a bank transfer as an inline picture, the same at each try", async () => {
    const last = "(SELECT max(id) FROM orders)";
    await shop.db
      .prepare(`UPDATE orders SET payment_kind = 'bank_transfer', payment_state = 'due' WHERE id = ${last}`)
      .run();
    const id = await aMail("ada@writers.test", "order-confirmation", last);
    moods = ["fail"];
    await shop.tick();
    await shop.db
      .prepare("UPDATE settings SET value = ? WHERE key = 'BANK_IBAN'")
      .bind('"DE89370400440532013000"')
      .run();
    await laterOn(id);
    expect((await stateOf(id))?.state).toBe("sent");
    const pictures = received.map(({ email }) => email.attachments.find(({ content_id }) => content_id));
    expect(pictures[0]).toMatchObject({ filename: "transfer-code.png", content_type: "image/png" });
    expect(pictures[1]).toEqual(pictures[0]);
    const { html } = received[0]?.email ?? { html: "" };
    expect(html).toContain(`src="cid:${pictures[0]?.content_id}"`);
    expect(
      Buffer.from(pictures[0]?.content ?? "", "base64")
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
    // The text version contains the same in words.
    expect(html).toContain("IT60 X054");
  });

  it("is tried again after two failures, and sends once", async () => {
    const id = await aMail();
    moods = ["fail", "fail"];
    await shop.tick();
    expect(await stateOf(id)).toMatchObject({ state: "waiting", error: expect.stringContaining("503") });
    await laterOn(id);
    await laterOn(id);
    expect(await stateOf(id)).toMatchObject({ state: "sent", tries: 3, error: null });
    await shop.tick();
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ key }) => key)).size).toBe(1);
  });

  it.each(["lie", "nonsense"] as const)("is not trusted when it answers 200 with a %s", async (mood) => {
    const id = await aMail();
    moods = [mood];
    await shop.tick();
    expect((await stateOf(id))?.state).toBe("waiting");
    await laterOn(id);
    expect((await stateOf(id))?.state).toBe("sent");
  });

  it("is not awaited beyond the time limit", async () => {
    const id = await aMail();
    moods = ["stall"];
    await shop.tick();
    expect((await stateOf(id))?.state).toBe("waiting");
    await laterOn(id);
    expect((await stateOf(id))?.state).toBe("sent");
  }, 20_000);

  it("gets the same email under the same name after a lost answer, even if its data have changed", async () => {
    const id = await aMail();
    moods = ["take-and-drop"];
    await shop.tick();
    expect((await stateOf(id))?.state).toBe("waiting");
    await shop.db.prepare("UPDATE settings SET value = '\"Altra bottega\"' WHERE key = 'SHOP_NAME'").run();
    await laterOn(id);
    expect((await stateOf(id))?.state).toBe("sent");
    const [first, second] = received;
    expect(second).toEqual(first);
  });

  it("loses no mail and sends none twice if the sender is stopped between mails", async () => {
    const before = taken.size;
    const ids = [await aMail(), await aMail(), await aMail(), await aMail()];
    const [sent = 0, cut = 0, claimed = 0] = ids;
    // The state that a stopped sender leaves: one mail sent but not recorded, one claimed, the others untouched.
    moods = ["take-and-drop"];
    await shop.wake(cut);
    await shop.wake(sent);
    await shop.db
      .prepare("UPDATE mails SET state = 'sending', tries = 1, not_before = ? WHERE id IN (?, ?)")
      .bind(PAST, cut, claimed)
      .run();
    await Promise.all([shop.tick(), shop.tick(), ...ids.map((id) => shop.wake(id))]);
    await shop.tick();
    for (const id of ids) expect((await stateOf(id))?.state).toBe("sent");
    expect(taken.size - before).toBe(4);
  });

  it("gets no extra header through a name or a subject", async () => {
    await aMail("ada@writers.test\r\nBcc: all@writers.test", "order-copy");
    await shop.db
      .prepare("UPDATE orders SET business_name = ? WHERE id = (SELECT min(id) FROM orders)")
      .bind("Bottega\r\nBcc: all@writers.test")
      .run();
    await shop.tick();
    const email = received[0]?.email;
    expect(email?.subject).toContain("Bottega Bcc");
    for (const text of [email?.subject, ...(email?.to ?? [])]) expect(text).not.toMatch(/[\r\n]/);
  });
});

describe("production without a mail API", () => {
  it("keeps mails without trying them, and reports it in its health", async () => {
    const quiet = await ownShop({ ENVIRONMENT: "production" });
    const { meta } = await quiet.db
      .prepare(
        `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
         SELECT 'order-cancelled', 'quiet', 'ada@writers.test', locale, json_object('order', id), ?, ? FROM orders LIMIT 1`,
      )
      .bind(PAST, PAST)
      .run();
    await quiet.tick();
    await quiet.wake(meta.last_row_id);
    const row = await quiet.db.prepare("SELECT state, tries FROM mails WHERE dedupe = 'quiet'").first();
    expect(row).toEqual({ state: "waiting", tries: 0 });
    expect(await (await quiet.api("health/")).json()).toMatchObject({ status: "ok", mail: "waiting" });
    expect(await (await shop.api("health/")).json()).toMatchObject({ status: "ok", mail: "ready" });
    await quiet.close();
  }, 60_000);
});

it("an email links to the shop's own address if the customer never ordered on its pages", async () => {
  const id = await aMail();
  await shop.wake(id);
  const text = received[0]?.email.text ?? "";
  expect(text).toMatch(/https:\/\/shop\.example\/account\/orders\/\d+/);
});
