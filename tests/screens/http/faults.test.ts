// Every store fails in every way while a customer looks, signs in, fills the cart and orders: no page is a 500, what was
// typed stays in its form, and the same press after the fault makes one order.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type Browser, browser, intent, type Page } from "../../support/browser";
import { fakeKv } from "../../support/worker/fake-kv";
import { type InProcess, inProcess } from "../../support/worker/in-process";
import { PASSWORD } from "../../support/worker/worker";

const ORIGIN = "http://shop.test";
const NOTE = "Suonare due volte";
const kv = fakeKv();

/** Runs before each round trip to the database. */
let onTrip: ((queries: string[]) => Promise<void>) | null = null;
/** Runs after each round trip, before its answer arrives. */
let onAnswer: ((queries: string[]) => void) | null = null;
/** Runs before each call of the bucket and of the queue. */
let onCall: (() => Promise<void>) | null = null;

let shop: InProcess;
let item: string;
let transfer: string;
beforeAll(async () => {
  shop = await inProcess(
    async (queries) => onTrip?.(queries),
    { CACHE: kv.location(), FILES: failing(), MAIL: failing() },
    (queries) => onAnswer?.(queries),
  );
  const product = await shop.db
    .prepare(
      `SELECT s.item_id AS id FROM stock s JOIN products p ON p.id = s.item_id
       WHERE s.quantity > 500 AND p.is_active = 1 LIMIT 1`,
    )
    .first<{ id: number }>();
  const method = await shop.db
    .prepare("SELECT id FROM payment_methods WHERE kind = 'bank_transfer'")
    .first<{ id: number }>();
  [item, transfer] = [String(product?.id), String(method?.id)];
  // The log describes each fault; this file looks at what people see.
  for (const level of ["error", "warn"] as const) vi.spyOn(console, level).mockReturnValue(undefined);
}, 60_000);
afterEach(() => {
  [onTrip, onAnswer, onCall, kv.trouble] = [null, null, null, {}];
});
afterAll(async () => {
  vi.restoreAllMocks();
  await shop.close();
});

/** A binding each of whose calls meets `onCall`, and else does nothing. */
function failing(): object {
  return new Proxy(
    {},
    {
      get: () => async () => {
        await onCall?.();
        return null;
      },
    },
  );
}

const send = ({ pathname, search }: URL, init: RequestInit) => {
  const headers = new Headers(init.headers);
  const cookie = headers.get("Cookie") ?? "";
  headers.delete("Cookie");
  return shop.ask(pathname + search, cookie, { ...init, headers: Object.fromEntries(headers) });
};

async function customer(): Promise<Browser> {
  const visitor = browser(ORIGIN, send);
  await visitor.get("/auth/login");
  const login = { intent: "login", username: "consumer@demo.test", password: PASSWORD };
  await visitor.post("/auth/login", login, { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" });
  return visitor;
}

const never = () => new Promise<never>(() => {});
const refuse = (message: string) => async () => {
  throw new Error(`D1_ERROR: ${message}`);
};
const isWrite = (queries: string[]) => queries.some((query) => /\b(INSERT|UPDATE|DELETE) /i.test(query));

const FAULTS: Record<string, () => void> = {
  "the database hangs": () => {
    onTrip = never;
  },
  "the database is overloaded": () => {
    onTrip = refuse("D1 DB is overloaded. Requests queued for too long.");
  },
  "the database is reset by an update": () => {
    onTrip = refuse("D1 DB reset because its code was updated.");
  },
  "every second round trip is lost": () => {
    let trips = 0;
    onTrip = async () => {
      trips += 1;
      if (trips % 2 === 0) throw new Error("D1_ERROR: Network connection lost.");
    };
  },
  "writes are lost": () => {
    onTrip = async (queries) => {
      if (isWrite(queries)) throw new Error("D1_ERROR: Network connection lost.");
    };
  },
  "writes are done and their answers lost": () => {
    onAnswer = (queries) => {
      if (isWrite(queries)) throw new Error("D1_ERROR: Network connection lost.");
    };
  },
  "KV fails": () => {
    const fail = async () => {
      throw new Error("KV GET failed: 500");
    };
    kv.trouble = { get: fail, put: fail };
  },
  "KV hangs": () => {
    kv.trouble = { get: never, put: never };
  },
  "KV has garbage": () => {
    for (const key of kv.entries.keys()) kv.entries.set(key, new Uint8Array([123, 0, 255]));
  },
  "R2 and the queue fail": () => {
    onCall = async () => {
      throw new Error("internal error");
    };
  },
  "R2 and the queue hang": () => {
    onCall = never;
  },
};

/** Expects a whole page, or one that names the fault and when to try again. */
function expectHonest(page: Page): void {
  expect([200, 503]).toContain(page.status);
  if (page.status === 503) expect(page.headers.get("Retry-After")).toMatch(/^\d+$/);
}

const orders = async (): Promise<number> =>
  (await shop.db.prepare("SELECT count(*) AS n FROM orders").first<{ n: number }>())?.n ?? 0;

describe.each(Object.keys(FAULTS))("while %s", (fault) => {
  it("serves the pages that it has, and promises the others for later", async () => {
    const visitor = browser(ORIGIN, send);
    // The first visit sets cookies; the second one caches the page for visitors who have them.
    for (const _ of [1, 2]) expect((await visitor.get("/home")).status).toBe(200);
    FAULTS[fault]?.();
    const pages = await Promise.all(
      ["/home", "/p?page=7", "/p?search=lievito", "/auth/login", "/cart", "/account/orders", "/news"].map(
        (path) => visitor.get(path),
      ),
    );
    for (const page of pages) expectHonest(page);
    expect(pages[0]?.status).toBe(200);
  });

  it("loses nothing of a checkout, and makes one order when it is sent again", async () => {
    const visitor = await customer();
    const before = await orders();
    await visitor.post("/cart", { intent: "add", product: item, qty: "30" }, { Origin: ORIGIN });
    const checkout = await visitor.get("/cart/checkout");
    const typed = { payment_method: transfer, notes: NOTE };
    FAULTS[fault]?.();
    const answer = await checkout.submit(intent("place-order"), typed);
    expectHonest(answer);
    if (answer.status === 503) {
      expect(answer.html).toContain(NOTE);
      expect(answer.$("[name=idempotency_key]").attr("value")).toBe(
        checkout.$("[name=idempotency_key]").attr("value"),
      );
    }
    [onTrip, onAnswer, onCall, kv.trouble] = [null, null, null, {}];
    const again = await checkout.submit(intent("place-order"), typed);
    expect(again.status).toBe(200);
    expect(await orders()).toBe(before + 1);
  });
});
