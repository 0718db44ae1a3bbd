// The back office: who gets in, and what the operator does there by plain forms.
import { describe, expect, it } from "vitest";
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";
import { type Browser, browser, intent, type Page } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { anOrder, stockOf } from "../../support/builders/order-builder";
import { anSvg, aPicture } from "../../support/builders/pictures";
import { cardOrder, follow, press } from "../../support/card-order";
import { operator } from "../../support/operator";
import { ownShop } from "../../support/worker/own-shop";
import { api, shopUrl, sql } from "../../support/worker/worker";

const SECTIONS = ["", "/items", "/pictures", "/inbox", "/mails", "/settings", "/audit"].map(
  (section) => `/operator${section}`,
);
/** Those that take posts. */
const PAGES = ["items", "pictures", "inbox", "mails", "settings", "orders/1"].map(
  (section) => `/operator/${section}`,
);
const KEY = "input[name=password]";

async function atTheDesk(origin = shopUrl()): Promise<Browser> {
  const visitor = browser(origin);
  const door = await visitor.get("/operator");
  await door.submit(KEY, { password: OPERATOR_TOKEN });
  return visitor;
}

const FIELDS = { intent: "move", to: "cancelled" };

describe("the door of the back office", () => {
  it("leads everybody to the sign-in, and from there to where they were going", async () => {
    for (const section of [...SECTIONS, "/operator/orders/1"]) {
      const visitor = browser();
      const door = await visitor.get(`${section}?page=2`);
      expect(door.hops).toEqual([
        `302 /operator/sign-in?redirectTo=${encodeURIComponent(`${section}?page=2`)}`,
      ]);
    }
    for (const desk of PAGES)
      expect([desk, (await browser().post(desk, FIELDS)).hops]).toEqual([desk, ["303 /operator/sign-in"]]);
    const long = await browser().get(`/operator/audit?page=${"%C3%A9".repeat(2000)}`);
    expect(long.url).toBe("/operator/sign-in?redirectTo=%2Foperator%2Faudit");
    const door = await browser().get("/operator/audit?page=2");
    const inside = await door.submit(KEY, { password: OPERATOR_TOKEN });
    expect([inside.status, inside.url]).toEqual([200, "/operator/audit?page=2"]);
  });

  it.each(["", "wrong", "operator-demo-token2", "Ünïcode", "x".repeat(501)])(
    "stays shut for %j",
    async (password) => {
      const visitor = browser();
      const page = await (await visitor.get("/operator")).submit(KEY, { password });
      expect([page.status, page.text("main form")]).toEqual([
        401,
        expect.stringContaining("La chiave non è corretta"),
      ]);
      expect(visitor.cookies.has("operator")).toBe(false);
      expect((await visitor.get("/operator")).url).toMatch(/^\/operator\/sign-in/);
    },
  );

  it("leads nowhere else: redirectTo is a path of this shop", async () => {
    for (const wanted of ["//evil.test", "https://evil.test/", "/\\evil.test"]) {
      const door = await browser().get(`/operator/sign-in?redirectTo=${encodeURIComponent(wanted)}`);
      expect((await door.submit(KEY, { password: OPERATOR_TOKEN })).hops).toEqual(["303 /operator"]);
    }
  });

  it("keeps the token out of the cookie and the pages, and the pages out of caches and search engines", async () => {
    const visitor = await atTheDesk();
    const [value = ""] = (visitor.cookies.get("operator") ?? "").split(".");
    expect(Buffer.from(value, "base64url").toString()).not.toContain(OPERATOR_TOKEN);
    for (const section of SECTIONS) {
      const page = await visitor.get(section);
      expect([section, page.status, page.headers.get("Cache-Control")]).toEqual([
        section,
        200,
        "private, no-store",
      ]);
      expect(page.$("meta[name=robots][content*=noindex]").length).toBeGreaterThan(0);
      expect(page.html).not.toContain(OPERATOR_TOKEN);
    }
  });

  it("takes no cookie that it has not signed, and forgets who leaves", async () => {
    const visitor = await atTheDesk();
    const cookie = visitor.cookies.get("operator") ?? "";
    const forged = browser();
    forged.cookies.set(
      "operator",
      cookie.replace(/^./, (byte) => (byte === "A" ? "B" : "A")),
    );
    expect((await forged.get("/operator")).url).toMatch(/^\/operator\/sign-in/);
    const left = await (await visitor.get("/operator")).submit(intent("leave"));
    expect(left.url).toBe("/operator/sign-in");
    expect((await visitor.get("/operator")).url).toMatch(/^\/operator\/sign-in/);
    const copied = browser();
    copied.cookies.set("operator", cookie);
    expect((await copied.get("/operator")).url, "a copy of the cookie").toMatch(/^\/operator\/sign-in/);
  });

  it("refuses what another site posts", async () => {
    const visitor = await atTheDesk();
    const order = await anOrder({ customer: await aCustomer() });
    const foreign = { Origin: "https://evil.test", "Sec-Fetch-Site": "cross-site" };
    expect((await visitor.post(`/operator/orders/${order.id}`, FIELDS, foreign)).status).toBe(403);
    expect((await visitor.post("/operator/sign-in", { password: OPERATOR_TOKEN }, foreign)).status).toBe(403);
    expect(await statusOf(order.id)).toBe("pending");
  });

  it("is not there where the shop has no operator, and opens to another key once the key has changed", async () => {
    const vars = { SHOP_SECRET: "one secret for all three" };
    const first = await ownShop(vars);
    const without = await ownShop({ ...vars, OPERATOR_TOKEN: "" });
    const other = await ownShop({ ...vars, OPERATOR_TOKEN: "another-token" });
    try {
      const cookie = (await atTheDesk(first.url)).cookies.get("operator") ?? "";
      const visitor = browser(without.url);
      visitor.cookies.set("operator", cookie);
      for (const path of [...SECTIONS, "/operator/orders/1", "/operator/sign-in"])
        expect([path, (await visitor.get(path)).status]).toEqual([path, 404]);
      for (const path of [...PAGES, "/operator/sign-in"])
        expect([path, (await visitor.post(path, { password: "" })).status]).toEqual([path, 404]);
      const former = browser(other.url);
      former.cookies.set("operator", cookie);
      expect((await former.get("/operator")).url).toMatch(/^\/operator\/sign-in/);
    } finally {
      await Promise.all([first.close(), without.close(), other.close()]);
    }
  }, 60_000);

  it("takes several pictures at once, and says of each one that it refuses why", async () => {
    const visitor = await atTheDesk();
    const post = async (files: [string, Uint8Array<ArrayBuffer>][]) => {
      const form = new FormData();
      for (const [name, bytes] of files) form.append("pictures", new File([bytes], name));
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const headers = { Cookie: cookie, Origin: shopUrl() };
      const init = { method: "POST", body: form, headers, redirect: "manual" } as const;
      return fetch(`${shopUrl()}/operator/pictures`, init);
    };
    const photo = await aPicture("jpeg", { width: 400, height: 300 });
    const both = await post([
      ["banco-1.jpg", photo],
      ["banco 2.svg", anSvg("<rect/>")],
    ]);
    expect([both.status, both.headers.get("Location")]).toEqual([303, "/operator/pictures"]);
    const page = await visitor.get("/operator/pictures");
    expect(page.text("main table")).toMatch(/banco 2\.svg.*banco-1\.jpg/);
    const refused = await post([
      ["banco-3.jpg", photo],
      ["script.svg", anSvg("<script>alert(1)</script>")],
      ["a|b.jpg", photo],
      ["metà.jpg", photo.slice(0, photo.length / 2)],
    ]);
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain("script.svg: Questo SVG contiene codice che si esegue");
    expect(html).toContain("a|b.jpg: nome non valido");
    expect(html).toContain("metà.jpg: L’immagine è incompleta o rovinata");
    expect(html).toContain("1 immagine caricata");
    const names = await sql("SELECT name FROM pictures WHERE name LIKE 'banco%' ORDER BY name");
    expect(names.map(({ name }) => name)).toEqual(["banco 2.svg", "banco-1.jpg", "banco-3.jpg"]);
    expect((await post([])).status).toBe(400);
    expect((await post([["grande.png", new Uint8Array(25 * 1024 * 1024)]])).status).toBe(413);
  });

  it("asks for the key again after a working day", async () => {
    const shop = await ownShop();
    try {
      const visitor = await atTheDesk(shop.url);
      const hoursOn = async (hours: number) => {
        const now = new Date(Date.now() + hours * 3_600_000).toISOString();
        await operator(shop.url).clock.set({ now });
        return (await visitor.get("/operator")).url;
      };
      expect(await hoursOn(7.9)).toBe("/operator");
      expect(await hoursOn(8.1)).toMatch(/^\/operator\/sign-in/);
    } finally {
      await shop.close();
    }
  }, 60_000);

  it("shows nothing to the scripts of others", async () => {
    const shop = await ownShop();
    try {
      await shop.set({ DEFAULT_EXTRA_SCRIPT_HEAD: '<script src="https://stats.test/a.js"></script>' });
      const visitor = await atTheDesk(shop.url);
      visitor.cookies.set("consent", "granted");
      const both = [await visitor.get("/p"), await visitor.get("/operator")];
      expect(both.map(({ html }) => html.includes("stats.test"))).toEqual([true, false]);
    } finally {
      await shop.close();
    }
  }, 60_000);
});

describe("/operator", () => {
  it("says of an order whether a guest placed it", async () => {
    const [desk, customer] = [await atTheDesk(), await aCustomer()];
    const order = await anOrder({ customer });
    const shown = async () => (await desk.get(`/operator/orders/${order.id}`)).text("main");
    expect(await shown()).not.toContain("ospite, senza account");
    await sql("UPDATE users SET is_guest = 1 WHERE id = ?", customer.id);
    expect(await shown()).toContain("ospite, senza account");
  });

  it("lists orders by status and number, and leads to each", async () => {
    const visitor = await atTheDesk();
    const order = await anOrder({ customer: await aCustomer(), status: "processing" });
    const page = await (await visitor.get("/operator")).submit("main form:has(#status)", {
      status: "processing",
      number: order.number,
    });
    expect(page.$("main tbody tr").length).toBe(1);
    expect(page.text("main tbody")).toContain("In preparazione");
    const none = await page.submit("main form:has(#status)", { status: "shipped" });
    expect(none.text("main")).toContain("Qui non c’è nulla");
    const detail = await page.follow(`main a:contains("${order.number}")`);
    expect([detail.status, detail.text("h1")]).toEqual([200, `Ordine ${order.number}`]);
  });

  it.each([
    ["en", "Stock and prices | Back office", "Save the price"],
    ["es", "Existencias y precios | Gestión", "Guardar el precio"],
  ])("speaks %s", async (locale, title, save) => {
    const { sku } = await aProduct();
    const page = await (await atTheDesk()).get(`/operator/items?item=${sku}&locale=${locale}`);
    expect([page.text("title"), page.text("main")]).toEqual([title, expect.stringContaining(save)]);
  });
});

describe("/operator/orders/:id", () => {
  const open = async (visitor: Browser, id: number) => visitor.get(`/operator/orders/${id}`);
  const move = (page: Page, fields: Record<string, string>) => page.submit(intent("move"), fields);

  it("changes rows, refunds a part with its goods once, and gives out the packing list and the delivery note", async () => {
    const visitor = await atTheDesk();
    const order = await anOrder({ customer: await aCustomer(), status: "processing", qty: 5, stock: 10 });
    const start = await open(visitor, order.id);
    const changed = await start.submit(intent("change"), {
      [`change.${order.row}`]: "4",
      reason: "Esaurito",
    });
    expect(changed.text("main")).toMatch(/48,80.€ invece di 61,00.€/);
    const paid = await changed.submit(intent("paid"));
    const gone = await move(paid, { to: "shipped" });
    const tooMuch = await gone.submit(intent("refund"), { amount: "99" });
    expect(tooMuch.status).toBe(409);
    expect(tooMuch.$("#amount").attr("value")).toBe("99");
    const fields = { amount: "", [`refund.${order.row}`]: "1", [`restock.${order.row}`]: "yes" };
    const refunded = await gone.submit(intent("refund"), fields);
    expect(refunded.text("main")).toMatch(/NC \d{4}\/\d{5}/);
    await gone.submit(intent("refund"), fields);
    const [{ n } = { n: 0 }] = await sql<{ n: number }>(
      "SELECT sum(amount_cents) AS n FROM order_refunds WHERE order_id = ?",
      order.id,
    );
    expect(n).toBe(1220);
    for (const link of ["packing-list", "document-"])
      expect(refunded.$(`main a[href^="/operator/orders/${order.id}/${link}"]`).length).toBeGreaterThan(0);
    const pdf = await visitor.get(`/operator/orders/${order.id}/packing-list`);
    expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
  });

  it("shows who paid, through whom, under which reference, and what went back with its credit note", async () => {
    const visitor = await atTheDesk();
    const { order } = await cardOrder();
    expect((await open(visitor, order.id)).text("section[aria-labelledby=payments]")).toContain(
      "Ancora nessun pagamento.",
    );
    const provider = await follow(order.payment.pay_url);
    await press(provider, "refuse");
    expect((await open(visitor, order.id)).text("section[aria-labelledby=payments]")).toMatch(
      /Tentativi.*pagina aperta.*pagamento di prova/,
    );
    await press(provider, "pay");
    const paid = await open(visitor, order.id);
    const refunded = await paid.submit(intent("refund"), { amount: "1,00", reason: "Vetro rotto" });
    const payments = refunded.text("section[aria-labelledby=payments]");
    for (const part of ["rimborsato in parte", "test_payment_", "test@example.com", "Vetro rotto"])
      expect(payments).toContain(part);
    expect(payments).toMatch(/1,00.€ restituiti/);
    const link = refunded.$("section[aria-labelledby=payments] a").attr("href");
    expect(link).toMatch(/document-\d+$/);
    expect((await visitor.get(link ?? "")).headers.get("Content-Type")).toBe("application/pdf");
  });

  it("takes the money, ships a part with tracking, then the rest", async () => {
    const visitor = await atTheDesk();
    const customer = await aCustomer();
    const order = await anOrder({ customer, qty: 3, stock: 10, notes: "Citofono 7" });
    const before = await open(visitor, order.id);
    for (const words of [customer.username, "Citofono 7", "36,60"])
      expect(before.text("main")).toContain(words);
    const paid = await before.submit(intent("paid"));
    expect(paid.text("main")).toContain("L’ordine è stato aggiornato");
    expect(paid.$(intent("paid")).length).toBe(0);
    const part = await move(paid, {
      ...{ to: "partially_shipped", [`shipped.${order.row}`]: "2" },
      ...{ carrier: "Corriere Uno", tracking: "T-77", url: "https://track.test/77" },
    });
    expect(part.text("main")).toContain("Spedito in parte");
    expect(part.$('main a[href="https://track.test/77"]').length).toBe(1);
    expect(await rowOf(order.row)).toBe(2);
    await move(part, { to: "shipped" });
    expect([await statusOf(order.id), await rowOf(order.row)]).toEqual(["shipped", 3]);
    const mails = await sql("SELECT kind FROM mails WHERE data ->> '$.order' = ? ORDER BY id", order.id);
    expect(mails.map(({ kind }) => kind)).toEqual(["order-paid", "order-shipped", "order-shipped"]);
  });

  it("offers the moves that the order has, and cancels once", async () => {
    const visitor = await atTheDesk();
    const order = await anOrder({ customer: await aCustomer(), qty: 3, stock: 10 });
    const page = await open(visitor, order.id);
    const offered = page
      .$("#to option")
      .toArray()
      .map((one) => page.$(one).attr("value"));
    expect(offered).toEqual(["", "processing", "failed", "cancelled"]);
    const cancelled = await move(page, { to: "cancelled" });
    expect(cancelled.$("#to").length).toBe(0);
    expect(await stockOf(order.product)).toBe(10);
    const late = await move(page, { to: "processing" });
    expect(late.status).toBe(409);
    expect(late.text("main [role=alert]")).toContain("Non è stato fatto nulla");
    expect([await statusOf(order.id), await stockOf(order.product)]).toEqual(["cancelled", 10]);
  });

  it("moves no order by Enter in one of its fields", async () => {
    const { id } = await anOrder({ customer: await aCustomer(), status: "processing" });
    const page = await (await atTheDesk()).get(`/operator/orders/${id}`);
    expect(page.$("form:has([name=note]) button").first().is("[disabled]")).toBe(true);
  });

  it("says beside the field what is wrong, and keeps what was typed", async () => {
    const visitor = await atTheDesk();
    const order = await anOrder({ customer: await aCustomer(), status: "processing" });
    const page = await open(visitor, order.id);
    const untold = await move(page, { to: "shipped", carrier: "Corriere Uno", url: "javascript:alert(1)" });
    expect(untold.status).toBe(400);
    for (const field of ["tracking", "url"]) {
      expect(untold.$(`#${field}`).attr("aria-invalid")).toBe("true");
      expect(untold.text(`#${field}-error`)).not.toBe("");
    }
    expect(untold.$("#carrier").attr("value")).toBe("Corriere Uno");
    expect((await move(page, { to: "" })).status).toBe(400);
    const none = await move(page, { to: "partially_shipped", [`shipped.${order.row}`]: "99" });
    expect(none.status).toBe(400);
    expect(await statusOf(order.id)).toBe("processing");
  });

  it("keeps the invoice, whose number is one order's alone", async () => {
    const visitor = await atTheDesk();
    const customer = await aCustomer();
    const [one, two] = [await anOrder({ customer }), await anOrder({ customer })];
    const invoice = { number: `F-${one.number}`, date: "2026-11-20" };
    const kept = await (await open(visitor, one.id)).submit(intent("invoice"), invoice);
    expect(kept.$("#number").attr("value")).toBe(invoice.number);
    const taken = await (await open(visitor, two.id)).submit(intent("invoice"), invoice);
    expect([taken.status, taken.text("#number-error") !== ""]).toEqual([409, true]);
  });

  it.each(["0", "999999999", "x", "1.5"])("is not found: %s", async (id) => {
    expect((await (await atTheDesk()).get(`/operator/orders/${id}`)).status).toBe(404);
  });
});

describe("/operator/items", () => {
  it("finds an item by its code, and sets its stock and its price", async () => {
    const visitor = await atTheDesk();
    const product = await aProduct({ quantity: 7, priceCents: 1000 });
    const page = await (await visitor.get("/operator/items")).submit("main form:has(#item)", {
      item: product.sku,
    });
    expect(page.text("main")).toContain(product.name);
    const stocked = await page.submit(intent("stock"), { quantity: "12" });
    expect(stocked.text("main")).toContain("L’articolo è stato aggiornato");
    expect(await stockOf(product.id)).toBe(12);
    const retail = 'form:has([name=list][value="retail"])';
    const priced = await stocked.submit(retail, { standard_price: "12,5" });
    expect(priced.$(`${retail} [name=standard_price]`).attr("value")).toBe("12.50");
    const shown = await api(`products/p/${product.id}/?shop_context=b2b`);
    expect(await shown.json()).toMatchObject({ quantity: 12, standard_price: "12.50" });
    const higher = await priced.submit(retail, { special_price: "13" });
    expect(higher.status).toBe(400);
    expect(higher.$(`${retail} [name=special_price]`).attr("aria-invalid")).toBe("true");
    expect(higher.$(`${retail} [name=special_price]`).attr("value")).toBe("13");
    expect((await priced.submit(intent("stock"), { quantity: "-1" })).status).toBe(400);
    expect(await stockOf(product.id)).toBe(12);
  });

  it("keeps the prices of larger quantities, which the form does not show", async () => {
    const product = await aProduct({ priceCents: 1000 });
    const tiers = [{ min_qty: 10, price: "9.00" }];
    const shop = operator();
    await shop.prices.put({ item: product.sku, list: "retail", standard_price: "10.00", tiers });
    const page = await (await atTheDesk()).get(`/operator/items?item=${product.sku}`);
    await page.submit('form:has([name=list][value="retail"])', { standard_price: "11.00" });
    const { prices } = await shop.items.get({ item: product.sku });
    expect(prices).toEqual([expect.objectContaining({ standard_price: "11.00", tiers })]);
  });

  it("leads from a product to its variants, which have the stock", async () => {
    const [variant] = await sql<{ sku: string; parent: string }>(
      "SELECT v.sku, p.sku AS parent FROM products v JOIN products p ON p.id = v.parent_id LIMIT 1",
    );
    const visitor = await atTheDesk();
    const page = await visitor.get(`/operator/items?item=${variant?.parent}`);
    expect(page.$(intent("stock")).length).toBe(0);
    const own = await page.follow(`main a[href$="item=${variant?.sku}"]`);
    expect(own.$(intent("stock")).length).toBe(1);
    expect((await visitor.get("/operator/items?item=nothing")).text("main")).toContain("Nessun articolo");
  });
});

describe("/operator/inbox", () => {
  it("shows what was written, as text, until it is done", async () => {
    const email = `${crypto.randomUUID()}@prova.test`;
    const message = '<script>alert("1")</script>';
    const body = JSON.stringify({
      ...{ full_name: "Ada Rossi", city: "Asti", country: "IT", email, message },
      ...{ product_line: "enology", privacy_consent: true },
    });
    await api("contacts/", { method: "POST", headers: { "Content-Type": "application/json" }, body });
    const visitor = await atTheDesk();
    const mine = `article:has(a[href="mailto:${email}"])`;
    const page = await visitor.get("/operator/inbox");
    expect(page.text(mine)).toContain(message);
    expect(page.text(mine)).toContain("Enologia");
    const after = await page.submit(`${mine} button`);
    expect(after.$(mine).length).toBe(0);
    const done = await after.follow('main a:contains("Gestiti")');
    const back = await done.submit(`${mine} button`);
    expect(back.$(mine).length).toBe(1);
  });
});

describe("a business that waits for an account", () => {
  it.each([
    ["approve", 1],
    ["refuse", 0],
  ])("is shown in the inbox until the operator presses %s", async (decision, accounts) => {
    const email = `${crypto.randomUUID()}@prova.test`;
    const now = new Date().toISOString();
    await sql(
      `INSERT INTO sign_ups (token_hash, email, first_name, last_name, password_hash, locale, customer_type, business_name,
         vat_number, consented_at, code_hash, expires_at, created_at, state)
       VALUES (?, ?, 'Ada', 'Neri', 'none', 'it', 'business', 'Neri <b>S.r.l.</b>', 'IT09941700057', ?, '', ?, ?, 'waiting')`,
      ...[email, email, now, now, now],
    );
    const mine = `article:has(a[href="mailto:${email}"])`;
    const page = await (await atTheDesk()).get("/operator/inbox");
    expect(page.text(mine)).toContain("Neri <b>S.r.l.</b>");
    const after = await page.submit(`${mine} ${intent(decision)}`);
    expect(after.$(mine)).toHaveLength(0);
    expect(await sql("SELECT 1 FROM users WHERE username = ?", email)).toHaveLength(accounts);
    expect(await sql("SELECT 1 FROM mails WHERE recipient = ?", email)).toHaveLength(1);
  });
});

describe("/operator/mails", () => {
  it("tries a mail once more that was given up", async () => {
    const now = new Date().toISOString();
    const to = `${crypto.randomUUID()}@prova.test`;
    await sql(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, state, tries, not_before, error, created_at)
       VALUES ('password-code', ?, ?, 'it', '{"seed":"s"}', 'dead', 6, ?, 'upstream is away', ?)`,
      ...[to, to, now, now],
    );
    const page = await (await atTheDesk()).get("/operator/mails");
    const mine = `main tr:contains("${to}")`;
    expect(page.text(mine)).toContain("upstream is away");
    expect(page.text(mine)).toContain("Codice per la password");
    const after = await page.submit(`${mine} button`);
    expect(after.$(mine).length).toBe(0);
    await expect
      .poll(async () => (await sql(`SELECT state FROM mails WHERE recipient = ?`, to))[0]?.state)
      .toBe("sent");
    expect((await page.submit(`${mine} button`)).status).toBe(409);
  });
});

describe("/operator/settings and /operator/audit", () => {
  it("change a setting in its own kind of field, and say afterwards what was changed", async () => {
    const shop = await ownShop();
    try {
      const visitor = await atTheDesk(shop.url);
      const page = await visitor.get("/operator/settings");
      const kept: Record<string, [typed: string, stored: string]> = {
        SHOP_NAME: ["Bottega d’Asti", '"Bottega d’Asti"'],
        SEASONS_ENABLED: ["true", "true"],
        CART_RESERVATION_HOURS: ["1,5", "1.5"],
        CLOSED_DAYS: ["2026-12-24\r\n\r\n2026-12-31", '["2026-12-24","2026-12-31"]'],
        NOTICES: ['["success"]', '["success"]'],
      };
      const of = (key: string) => `form:has([name=key][value="${key}"])`;
      for (const [key, [typed, stored]] of Object.entries(kept)) {
        const after = await page.submit(of(key), { value: typed });
        expect([key, after.status, after.text("main")]).toEqual([key, 200, expect.stringContaining("Fatto")]);
        expect(await storedIn(shop.db, key)).toBe(stored);
      }
      for (const [key, typed] of [
        ["CART_RESERVATION_HOURS", "many"],
        ["NOTICES", "{"],
        ["ACCENT", "green"],
        ["CLOSED_DAYS", "tomorrow"],
      ] as const) {
        const refused = await page.submit(of(key), { value: typed });
        expect([key, refused.status]).toEqual([key, 400]);
        expect(refused.$(`#${key}`).attr("aria-invalid")).toBe("true");
      }
      await page.submit(of("NOTICES"), { value: "" });
      // A company has a field for each fact, and each its own error; facts without a field stay.
      const company = await page.submit(of("COMPANY_DATA"), { "value.city": "Alba", "value.country": "GB" });
      expect(company.status).toBe(400);
      expect(company.text("[id='COMPANY_DATA-country-error']")).toContain("GB");
      expect(company.$("[name='value.city']").val()).toBe("Alba");
      expect((await company.submit(of("COMPANY_DATA"), { "value.country": "IT" })).status).toBe(200);
      const stored = JSON.parse((await storedIn(shop.db, "COMPANY_DATA")) ?? "");
      expect(stored).toMatchObject({ city: "Alba", country: "IT", sdi_code: "0000000" });
      const subjects = "bikes = it: Biciclette | en: Bicycles: all of them";
      expect((await page.submit(of("PRODUCT_LINES"), { value: subjects })).status).toBe(200);
      expect(await storedIn(shop.db, "PRODUCT_LINES")).toBe(
        '[{"code":"bikes","name":{"it":"Biciclette","en":"Bicycles: all of them"}}]',
      );
      expect((await visitor.get("/operator/settings")).$("#PRODUCT_LINES").val()).toBe(subjects);
      expect(await storedIn(shop.db, "NOTICES")).toBeUndefined();
      const audit = (await visitor.get("/operator/audit")).text("main tbody");
      for (const words of ["setting/SHOP_NAME", "Bottega → Bottega d’Asti", '["success"] → –'])
        expect(audit).toContain(words);
    } finally {
      await shop.close();
    }
  }, 60_000);
});

const statusOf = async (order: number) =>
  (await sql("SELECT status FROM orders WHERE id = ?", order))[0]?.status;
const rowOf = async (row: number) =>
  (await sql("SELECT shipped_qty FROM order_rows WHERE id = ?", row))[0]?.shipped_qty;
const storedIn = async (db: D1Database, key: string) =>
  (await db.prepare("SELECT value FROM settings WHERE key = ?").bind(key).first<{ value: string }>())?.value;
