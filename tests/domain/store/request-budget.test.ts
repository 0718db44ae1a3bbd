// The time that one request may wait for the database, over all of its round trips.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDatabase, StoreUnavailable } from "~/platform/database";
import { DEADLINE_MS, WaitBudget } from "~/platform/deadline";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A database whose round trips take `ms`. */
const slow = (ms: number) =>
  ({
    withSession: () => ({
      prepare: (sql: string) => ({ bind: () => sql }),
      batch: () => new Promise((resolve) => setTimeout(() => resolve([{ results: [], meta: {} }]), ms)),
      getBookmark: () => null,
    }),
  }) as unknown as D1Database;

const open = (ms: number, budget: WaitBudget | null) =>
  openDatabase(slow(ms), null, undefined, null, null, budget);

/** Settles `work`, and returns its error and how long it took. */
async function timed(work: () => Promise<unknown>): Promise<{ error: unknown; ms: number }> {
  const start = performance.now();
  const settled = work().then(
    () => null,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return { error: await settled, ms: performance.now() - start };
}

it("ends a round trip that hangs when the request's time has run out", async () => {
  const db = open(60_000, new WaitBudget(DEADLINE_MS.request));
  const { error, ms } = await timed(async () => {
    const start = performance.now();
    await db.all("SELECT 1").catch((cause) => {
      expect(performance.now() - start).toBeLessThan(DEADLINE_MS.request + 100);
      throw cause;
    });
  });
  expect(error).toBeInstanceOf(StoreUnavailable);
  expect(ms).toBeGreaterThanOrEqual(DEADLINE_MS.request);
});

it("counts all round trips of a request, and refuses the next one at once", async () => {
  const budget = new WaitBudget(1000);
  const db = open(400, budget);
  await timed(() => db.all("SELECT 1"));
  await timed(() => db.all("SELECT 2"));
  expect((await timed(() => db.all("SELECT 3"))).error).toBeInstanceOf(StoreUnavailable);
  expect(budget.left()).toBeLessThanOrEqual(0);
  let isSent = false;
  const watched = {
    withSession: () => ({
      prepare: (sql: string) => ({ bind: () => sql }),
      batch: async () => {
        isSent = true;
        return [{ results: [], meta: {} }];
      },
      getBookmark: () => null,
    }),
  } as unknown as D1Database;
  // Another session of the same request, as with the primary.
  const other = openDatabase(watched, null, undefined, null, null, budget);
  expect((await timed(() => other.all("SELECT 4"))).error).toBeInstanceOf(StoreUnavailable);
  expect(isSent).toBe(false);
});

it("counts round trips that overlap once", async () => {
  const budget = new WaitBudget(1000);
  const db = open(700, budget);
  const { error } = await timed(() => Promise.all([db.all("SELECT 1"), db.apart().all("SELECT 2")]));
  expect(error).toBe(null);
  expect(budget.left()).toBeGreaterThan(250);
});

it("does not count the time between round trips", async () => {
  const budget = new WaitBudget(1000);
  const db = open(100, budget);
  await timed(() => db.all("SELECT 1"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await timed(() => db.all("SELECT 2"))).error).toBe(null);
});

it("gives jobs a deadline per round trip alone", async () => {
  const db = open(10_000, null);
  await timed(() => db.all("SELECT 1"));
  expect((await timed(() => db.all("SELECT 2"))).error).toBe(null);
  expect((await timed(() => open(60_000, null).all("SELECT 3"))).error).toBeInstanceOf(StoreUnavailable);
});
