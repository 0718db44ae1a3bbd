import { describe, expect, it } from "vitest";
import { aCustomer } from "../support/builders";
import { sql, tickCron } from "../support/worker";

const NIGHT = new Date("2026-11-22T02:00:00Z");
const NOON = new Date("2026-11-22T12:00:00Z");
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe("the night", () => {
  it("removes what has had its time, and nothing else", async () => {
    const { id } = await aCustomer();
    const word = crypto.randomUUID();
    const token = (days: number) =>
      sql(
        "INSERT INTO tokens (hash, user, created_at, expires_at) VALUES (?, ?, '2026-01-01', ?)",
        ...[`${word} ${days}`, id, daysAgo(days)],
      );
    await Promise.all([token(31), token(29), token(-1)]);
    for (const days of [1, 0])
      await sql(
        "INSERT INTO attempts (scope, subject, at) VALUES ('wrong_passwords', ?, ?)",
        ...[word, daysAgo(days)],
      );
    for (const days of [1, -1])
      await sql(
        "INSERT INTO kept_answers (caller, call, key, body_hash, status, answer, expires_at) VALUES (?, 'x', ?, '', 200, '{}', ?)",
        ...[word, String(days), daysAgo(days)],
      );
    const left = async () => ({
      tokens: (await sql("SELECT 1 FROM tokens WHERE user = ?", id)).length,
      attempts: (await sql("SELECT 1 FROM attempts WHERE subject = ?", word)).length,
      answers: (await sql("SELECT 1 FROM kept_answers WHERE caller = ?", word)).length,
    });
    await tickCron(NOON);
    expect(await left()).toEqual({ tokens: 3, attempts: 2, answers: 2 });
    await tickCron(NIGHT);
    expect(await left()).toEqual({ tokens: 2, attempts: 1, answers: 1 });
  });
});
