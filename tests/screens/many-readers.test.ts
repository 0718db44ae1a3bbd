// Many readers while what the isolate remembers ends, again and again: nobody waits for what another one has begun, for
// such a request is cancelled (decision 014).
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browser } from "../support/browser";
import { operator } from "../support/operator";
import { type OwnShop, ownShop } from "../support/own-shop";
import { type Address, type Reading, readers } from "../support/readers";
import { PASSWORD } from "../support/worker";

// The clock and the settings are everybody's.
let shop: OwnShop;
let signedIn: Address[];
beforeAll(async () => {
  shop = await ownShop();
  const reader = browser(shop.url);
  await reader.post("/auth/login", { username: "business@demo.test", password: PASSWORD });
  const Cookie = [...reader.cookies].map((cookie) => cookie.join("=")).join("; ");
  signedIn = ["/p", "/p?page=2", "/p?search=luppolo", "/c/homebrewing"].map((path) => ({
    path,
    headers: { Cookie },
    holds: "</html>",
  }));
}, 60_000);
afterAll(() => shop.close());

const PAGES = [
  ...["/home", "/home-en", "/home-es", "/p", "/p?page=2", "/p?order_by=name-asc", "/p?offers=true"],
  ...["/p?view=grid", "/p?search=luppolo", "/c/homebrewing", "/c/lieviti-enologici", "/c/luppoli"],
  ...["/p/luppolo-adeena-in-pellet", "/news", "/chi-siamo", "/contatti", "/privacy"],
].map((path): Address => ({ path, headers: { Cookie: "lan=it" }, holds: "</html>" }));
const CALLS = ["products/p/?page_size=24", "products/p/facets/", "categories/tree/", "config/system/"].map(
  (path): Address => ({ path: `/api/v3/client/${path}`, holds: "{" }),
);

const CROWD = 50;
const ROUNDS = 3;
/** Of ten: what is made for one person alone takes longest. */
const KINDS = () => [signedIn, PAGES, CALLS, PAGES, PAGES, CALLS, PAGES, PAGES, CALLS, PAGES];

/** All read on while `end` ends what is remembered, again and again. */
async function readWhile(end: (round: number) => Promise<unknown>): Promise<Reading> {
  const crowd = Array.from({ length: CROWD }, (_, n) => KINDS()[n % 10] ?? []);
  const reading = readers(shop.url, crowd);
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const before = reading.right + reading.wrong.length;
      await end(round);
      const answers = () => reading.right + reading.wrong.length - before;
      await expect.poll(answers, { timeout: 60_000 }).toBeGreaterThan(2 * CROWD);
    }
  } finally {
    await reading.stop();
  }
  return reading;
}

const statement = (sql: string, ...values: number[]) => shop.db.prepare(sql).bind(...values);
/** A fact is changed by another isolate, which this one hears of when it looks at the version. */
const changedElsewhere = (aheadMs: number) =>
  shop.db.batch([
    statement("UPDATE facts_version SET version = version + 1"),
    statement("INSERT OR REPLACE INTO clock (id, ahead_ms) VALUES (1, ?)", aheadMs),
  ]);

describe("a crowd of readers has every answer right", () => {
  it.each<[string, (round: number) => Promise<unknown>]>([
    [
      "the operator changes a setting here",
      (round) => operator(shop.url).settings.put({ key: "SHOP_NAME", value: `Bottega ${round}` }),
    ],
    ["what is remembered becomes old", (round) => changedElsewhere(round * 12_000)],
    ["what is remembered is over", (round) => changedElsewhere(round * 3_600_000)],
  ])("while %s", { timeout: 240_000 }, async (_, end) => {
    const { wrong } = await readWhile(end);
    expect(wrong).toEqual([]);
  });
});
