// Many concurrent readers while cached values expire again and again. No request waits for a promise of another
// request, because the runtime would cancel it (decision 014). Every response equals the one for a single reader.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browser } from "../../support/browser";
import { operator } from "../../support/operator";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";
import { type Address, ask, type Reader, type Reading, readers } from "../../support/worker/readers";
import { PASSWORD } from "../../support/worker/worker";

/** A working day on which no price, promotion or article starts or ends for hours. */
const MORNING = Date.parse("2026-11-24T08:00:00Z");

const ACCOUNTS = ["business", "business2", "consumer", "consumer.es"];
const OF_AN_ACCOUNT = ["/p", "/p?page=2", "/p?search=luppolo", "/c/homebrewing"];
const PAGES = [
  ...["/home", "/home-en", "/home-es", "/p", "/p?page=2", "/p?order_by=name-asc", "/p?offers=true"],
  ...["/p?view=grid", "/p?search=luppolo", "/c/homebrewing", "/c/lieviti-enologici", "/c/luppoli"],
  ...["/p/luppolo-adeena-in-pellet", "/news", "/chi-siamo", "/contatti", "/privacy"],
].map((path): Address => ({ path, headers: { Cookie: "lan=it" } }));
const CALLS = ["products/p/?page_size=24", "products/p/facets/", "categories/tree/", "config/system/"].map(
  (path): Address => ({ path: `/api/v3/client/${path}` }),
);

const ROUNDS = 3;
const times = (count: number, reader: Reader): Reader[] => Array.from({ length: count }, () => reader);

// A separate shop, because the tests change its clock and its settings.
let shop: OwnShop;
let crowd: Reader[];
const alone = new Map<Address, string>();
beforeAll(async () => {
  shop = await ownShop();
  await at(0);
  const accounts: Address[][] = [];
  for (const account of ACCOUNTS) {
    const Cookie = await cookieOf(`${account}@demo.test`);
    accounts.push(OF_AN_ACCOUNT.map((path) => ({ path, headers: { Cookie } })));
  }
  crowd = [
    ...accounts.flatMap((addresses) => times(5, { addresses, keepsConnection: true })),
    ...times(5, { addresses: PAGES, keepsConnection: true }),
    ...times(15, { addresses: PAGES, keepsConnection: false }),
    ...times(10, { addresses: CALLS, keepsConnection: false }),
  ];
  for (const address of new Set(crowd.flatMap(({ addresses }) => addresses))) {
    const { status, body } = await ask(shop.url, address);
    expect([address.path, status]).toEqual([address.path, 200]);
    alone.set(address, bare(body));
  }
}, 120_000);
afterAll(() => shop.close());

async function cookieOf(username: string): Promise<string> {
  const reader = browser(shop.url);
  await reader.post("/auth/login", { username, password: PASSWORD });
  return [...reader.cookies].map((cookie) => cookie.join("=")).join("; ");
}

/** Removes the parts that differ in each response: the nonce, the form ids, and the opening time of a form. */
const bare = (body: string) =>
  body
    .replaceAll(/nonce="[^"]*"|"nonce":"[^"]*"/g, "")
    .replaceAll(/name="(form_id|opened)" value="[^"]*"/g, "$1");

/** Lets all readers read while `end` expires the cached values, once per round. */
async function readWhile(end: (round: number) => Promise<unknown>): Promise<Reading> {
  const reading = readers(shop.url, crowd, (address, body) => bare(body) === alone.get(address));
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const before = reading.right + reading.wrong.length;
      await end(round);
      const answers = () => reading.right + reading.wrong.length - before;
      await expect.poll(answers, { timeout: 120_000 }).toBeGreaterThan(crowd.length);
    }
  } finally {
    await reading.stop();
  }
  return reading;
}

const at = (ms: number) => operator(shop.url).clock.set({ now: new Date(MORNING + ms).toISOString() });
/** Simulates a change by another isolate: this isolate sees it when it checks the data version. */
const changedElsewhere = () => shop.db.prepare("UPDATE facts_version SET version = version + 1").run();

describe("a crowd of concurrent readers", () => {
  it("requests pages with distinct contents", () => {
    expect(new Set(alone.values()).size).toBe(alone.size);
  });

  it.each<[string, (round: number) => Promise<unknown>]>([
    [
      "the operator changes a setting here",
      () => operator(shop.url).settings.put({ key: "SHOP_NAME", value: "Bottega" }),
    ],
    ["cached values become stale", (round) => changedElsewhere().then(() => at(round * 12_000))],
    ["cached values expire", (round) => changedElsewhere().then(() => at(round * 3_600_000))],
  ])("receives only correct responses while %s", { timeout: 400_000 }, async (_, end) => {
    await at(0);
    const { right, wrong } = await readWhile(end);
    expect(wrong).toEqual([]);
    expect(right).toBeGreaterThan(ROUNDS * crowd.length);
  });
});
