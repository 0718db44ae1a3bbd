// The outbox: an email is sent once, tried again after a failure, and given up in the end.
import { describe, expect, it } from "vitest";
import { sentTo } from "../../support/mailbox";
import { aMail } from "../../support/order-mail";
import { deliver, sql, tickCron } from "../../support/worker/worker";

describe("the outbox", () => {
  it("sends a mail once, though the queue delivers it three times at once", async () => {
    const { id, to, order } = await aMail();
    const message = { mail: id };
    await Promise.all([deliver(message, message, message), deliver(message), deliver(message)]);
    const mails = await sentTo(to);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(order.number);
    const [{ tries } = { tries: 0 }] = await sql("SELECT tries FROM mails WHERE id = ?", id);
    expect(tries).toBe(1);
  });

  it("sends from the cron what the queue has lost", async () => {
    const { to } = await aMail();
    await tickCron();
    expect(await sentTo(to)).toHaveLength(1);
    await tickCron();
    expect(await sentTo(to)).toHaveLength(1);
  });

  it("sends a mail whose sender stopped, but not before its time", async () => {
    const { id, to } = await aMail();
    const inAMinute = new Date(Date.now() + 60_000).toISOString();
    await sql("UPDATE mails SET state = 'sending', not_before = ? WHERE id = ?", inAMinute, id);
    await deliver({ mail: id });
    await tickCron();
    expect(await sentTo(to)).toHaveLength(0);
    await sql("UPDATE mails SET not_before = '2026-01-01' WHERE id = ?", id);
    await tickCron();
    expect(await sentTo(to)).toHaveLength(1);
  });

  it("tries a failed mail again later, and gives up in the end", async () => {
    const { id } = await aMail({ kind: "unheard-of" });
    const states: unknown[] = [];
    for (let n = 0; n < 10; n++) {
      await deliver({ mail: id });
      await sql("UPDATE mails SET not_before = '2026-01-01' WHERE id = ?", id);
      states.push((await sql("SELECT state FROM mails WHERE id = ?", id))[0]?.state);
    }
    expect(states).toEqual([...Array(9).fill("waiting"), "dead"]);
    await deliver({ mail: id });
    const [row] = await sql("SELECT tries, error FROM mails WHERE id = ?", id);
    expect(row).toMatchObject({ tries: 10, error: expect.stringContaining("unheard-of") });
  });

  it("accepts a queue message about a mail that does not exist", async () => {
    expect((await deliver({ mail: 999999999 })).outcome).toBe("ok");
  });
});
