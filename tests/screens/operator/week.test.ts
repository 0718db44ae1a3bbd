// A week of an owner's tasks, with the screens only and without JavaScript: each task has a limit of pages and
// clicks.
import { expect, it } from "vitest";
import { DEFAULT_TIME_ZONE } from "~/contract/constants/time-zone";
import { addDays, localDay } from "~/domain/local-day";
import { atTheDesk } from "../../support/back-office";
import { type Browser, type Fields, intent, type Page } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { formData, pressed } from "../../support/builders/form-data";
import { anOrder } from "../../support/builders/order-builder";
import { aPicture } from "../../support/builders/pictures";
import { api, shopUrl, sql } from "../../support/worker/worker";

const SAVE = `form ${intent("save")}:not([aria-hidden])`;
const tomorrow = addDays(localDay(new Date().toISOString(), DEFAULT_TIME_ZONE), 1);

/** Counts page loads, clicks and keystrokes of one task. */
function aTask(desk: Browser, start: Page) {
  const done = { pages: 0, clicks: 0, keys: 0 };
  let page = start;
  const count = (next: Page, fields: Fields = {}) => {
    done.pages += 1;
    done.clicks += 1;
    for (const [name, value] of Object.entries(fields)) {
      const control = page.$(`[name="${name}"]`);
      if (control.is("select")) done.clicks += 2;
      else if (control.is("[type=checkbox], [type=radio]")) done.clicks += [value ?? []].flat().length;
      else {
        done.clicks += 1;
        done.keys += [value ?? []].flat().join("").length;
      }
    }
    page = next;
    return next;
  };
  return {
    done,
    page: () => page,
    follow: async (link: string) => count(await page.follow(link)),
    submit: async (selector: string, fields?: Fields) => count(await page.submit(selector, fields), fields),
    /** Uploads a picture; choosing the file in the browser's dialog is not counted. */
    async upload(name: string, bytes: Uint8Array<ArrayBuffer>) {
      const form = new FormData();
      form.append("intent", "photo.add");
      form.append("version", String(page.$("#photos input[name=version]").last().val()));
      form.append("pictures", new File([bytes], name));
      const cookie = [...desk.cookies].map((one) => one.join("=")).join("; ");
      const headers = { Cookie: cookie, Origin: shopUrl() };
      const init = { method: "POST", body: form, headers, redirect: "manual" } as const;
      expect((await fetch(shopUrl() + page.url, init)).status).toBe(303);
      done.pages += 1;
      done.clicks += 3;
    },
    /** Submits the form of a new product; choosing pictures in the browser's dialog is not counted. */
    async create(fields: Record<string, string>, files: File[]) {
      const { form, button } = pressed(page.$, SAVE);
      const body = formData(page.$, form, button, fields);
      for (const file of files) body.append("pictures", file);
      const cookie = [...desk.cookies].map((one) => one.join("=")).join("; ");
      const headers = { Cookie: cookie, Origin: shopUrl() };
      const init = { method: "POST", body, headers, redirect: "manual" } as const;
      const answer = await fetch(shopUrl() + page.url, init);
      expect(answer.status).toBe(303);
      done.clicks += 3;
      return count(await desk.get(answer.headers.get("Location") ?? ""), fields);
    },
    find: async (words: string) =>
      count(await page.submit('form[action="/operator/search"]', { q: words }), { q: words }),
  };
}

async function task(
  name: string,
  most: { pages: number; clicks: number },
  run: (task: ReturnType<typeof aTask>) => Promise<unknown>,
) {
  const desk = await atTheDesk();
  const one = aTask(desk, await desk.get("/operator"));
  await run(one);
  expect(one.done.pages, `pages of ${name}`).toBeLessThanOrEqual(most.pages);
  expect(one.done.clicks, `presses of ${name}`).toBeLessThanOrEqual(most.clicks);
}

it("an owner ships an order, refunds a part of it, and takes a return", async () => {
  const order = await anOrder({ customer: await aCustomer(), status: "pending", stock: 9 });
  await task("paid by transfer", { pages: 2, clicks: 3 }, async (desk) => {
    await desk.find(order.number);
    await desk.submit("aside form:has(button[value=paid])");
  });
  await task("ship with parcel and tracking", { pages: 2, clicks: 5 }, async (desk) => {
    await desk.find(order.number);
    const sent = await desk.submit("aside form:has(input[value=shipped])", {
      carrier: "BRT",
      tracking: "MV100200",
    });
    expect(sent.text("main")).toContain("BRT MV100200");
  });
  await task("refund a part", { pages: 2, clicks: 5 }, async (desk) => {
    await desk.find(order.number);
    const refunded = await desk.submit(intent("refund"), { amount: "1,00", reason: "Vetro rotto" });
    expect(refunded.status).toBe(200);
  });
  await task("take returned goods back", { pages: 2, clicks: 5 }, async (desk) => {
    await desk.find(order.number);
    const back = await desk.submit(intent("refund"), {
      [`refund.${order.row}`]: "1",
      [`restock.${order.row}`]: "yes",
    });
    expect(back.text("main")).toMatch(/NC \d{4}\/\d{5}/);
  });
});

it("an owner changes twenty prices after a preview, and undoes the change", async () => {
  const word = `week${Date.now()}`;
  const products = await Promise.all(Array.from({ length: 20 }, () => aProduct()));
  await sql(
    `UPDATE product_texts SET name = name || ' ' || ? WHERE product_id IN (${products.map(() => "?").join(", ")})`,
    ...[word, ...products.map(({ id }) => id)],
  );
  await task("change 20 prices, preview, undo", { pages: 6, clicks: 13 }, async (desk) => {
    await desk.follow('nav a[href="/operator/products"]');
    await desk.submit('form[action="/operator/products"]', { search: word });
    await desk.submit('main form[action="/operator/bulk"] button[name=found]');
    const preview = await desk.submit("#change-price form", {
      how: "percent_up",
      by: "5",
      rounding: "ninety",
    });
    expect(preview.$("#rows tbody tr").length).toBe(20);
    await desk.submit(intent("apply"));
    await desk.submit(intent("undo"));
  });
});

it("an owner creates a product with three variants and a photo, and a coupon", async () => {
  const sku = `WEEK-${Date.now()}`;
  await task("new product, 3 variants, photo", { pages: 8, clicks: 24 }, async (desk) => {
    await desk.follow('nav a[href="/operator/products"]');
    await desk.follow('main a[href="/operator/edit/product"]');
    await desk.submit(SAVE, {
      "products.0.sku": sku,
      ...Object.fromEntries([0, 1, 2].map((n) => [`product_texts.${n}.name`, `Settimana ${sku} ${n}`])),
    });
    await desk.upload("foto.jpg", await aPicture("jpeg", { width: 400, height: 300 }));
    await desk.follow(`main a[href="/operator/edit/variants?key=${sku}"]`);
    const variants = await desk.submit(
      SAVE,
      Object.fromEntries(
        [0, 1, 2].flatMap((n) => [
          [`products.${n}.sku`, `${sku}-${n}`],
          [`products.${n}.attributes`, `size = ${n + 1} kg`],
        ]),
      ),
    );
    expect(variants.hops).toHaveLength(1);
    await desk.follow(`main a[href="/operator/items?item=${sku}"]`);
    const ids = (await sql("SELECT id FROM products WHERE sku LIKE ? ORDER BY id", `${sku}-%`)).map(
      ({ id }) => id,
    );
    const grid = await desk.submit(
      intent("grid"),
      Object.fromEntries(ids.map((id) => [`price.${id}`, "9,90"])),
    );
    expect(grid.hops).toHaveLength(1);
  });
  const coupon = `W${Date.now()}`;
  await task("new coupon", { pages: 3, clicks: 16 }, async (desk) => {
    await desk.follow('nav a[href="/operator/list/promotion"]');
    await desk.follow('main a[href="/operator/edit/promotion"]');
    const saved = await desk.submit(SAVE, {
      ...{
        "promotions.0.slug": coupon.toLowerCase(),
        "promotions.0.kind": "percent",
        "promotions.0.value": "10",
      },
      ...{ "promotions.0.starts_at": tomorrow, "promotions.0.ends_at": addDays(tomorrow, 7) },
      ...{ "coupons.0.code": coupon },
    });
    expect(saved.hops).toHaveLength(1);
  });
});

it("an owner creates a product with three options and four pictures, each variant with price and stock", async () => {
  const sku = `OPT-${Date.now()}`;
  // A new product is hidden; ticking its box to show it would be one more click.
  await task("new product, 3 options, 4 pictures", { pages: 6, clicks: 19 }, async (desk) => {
    await desk.follow('nav a[href="/operator/products"]');
    await desk.follow('main a[href="/operator/edit/product"]');
    const bytes = await aPicture("jpeg", { width: 400, height: 300 });
    const grid = await desk.create(
      {
        ...{ "product_texts.0.name": sku, "products.0.sku": sku },
        ...{ "prices.0.standard_price": "9,90", "stock.0.weight_g": "270" },
        ...{ "options.0.name": "Peso", "options.0.values": "250 g, 1 kg" },
        ...{ "options.1.name": "Macinatura", "options.1.values": "chicchi, moka" },
        ...{ "options.2.name": "Sacchetto", "options.2.values": "carta, latta" },
      },
      [1, 2, 3, 4].map((n) => new File([bytes], `foto-${n}.jpg`)),
    );
    expect(grid.$('tbody [name^="price."]').length).toBe(8);
    await desk.submit(intent("fill"), { "all.change": "12" });
    const saved = await desk.submit(`${intent("grid")}:not([aria-hidden])`);
    expect(saved.hops).toHaveLength(1);
  });
  const [product] = await sql("SELECT id, image, images, variants_count FROM products WHERE sku = ?", sku);
  expect(product?.image).toBe(`${sku} foto-1.jpg`);
  expect(JSON.parse(String(product?.images))).toHaveLength(3);
  const sold = await sql(
    `SELECT pr.standard_cents, s.on_hand, s.weight_grams FROM products v JOIN stock s ON s.item_id = v.id
     JOIN prices pr ON pr.item_id = v.id WHERE v.parent_id = ?`,
    Number(product?.id),
  );
  expect(sold).toEqual(Array(8).fill({ standard_cents: 990, on_hand: 12, weight_grams: 270 }));
});

it("an owner approves a customer, answers a message, and opens the statistics", async () => {
  const email = `${crypto.randomUUID()}@prova.test`;
  const now = new Date().toISOString();
  await sql(
    `INSERT INTO sign_ups (token_hash, email, first_name, last_name, password_hash, locale, customer_type, business_name,
       vat_number, consented_at, code_hash, expires_at, created_at, state)
     VALUES (?, ?, 'Ada', 'Neri', 'none', 'it', 'business', 'Neri S.r.l.', 'IT09941700057', ?, '', ?, ?, 'waiting')`,
    ...[email, email, now, now, now],
  );
  await task("approve a customer", { pages: 2, clicks: 2 }, async (desk) => {
    await desk.follow('nav a[href="/operator/inbox"]');
    await desk.submit(`article:has(a[href="mailto:${email}"]) ${intent("approve")}`);
  });
  const writer = `${crypto.randomUUID()}@prova.test`;
  const body = JSON.stringify({
    ...{ full_name: "Ada Rossi", city: "Asti", country: "IT", email: writer, message: "Una domanda" },
    ...{ product_line: "enology", privacy_consent: true },
  });
  await api("contacts/", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  await task("answer a message", { pages: 2, clicks: 4 }, async (desk) => {
    await desk.follow('nav a[href="/operator/inbox"]');
    // Opening the answer form is one more click.
    desk.done.clicks += 1;
    const text = "La risposta";
    await desk.submit(`article:has(a[href="mailto:${writer}"]) ${intent("answer")}`, { text });
  });
  await task("see the statistics", { pages: 1, clicks: 1 }, async (desk) => {
    expect((await desk.follow('nav a[href="/operator/statistics"]')).status).toBe(200);
  });
});

it("an owner edits a page, which the shop shows from the next day", async () => {
  const slug = `week-${Date.now()}`;
  await task("edit a page, publish tomorrow", { pages: 3, clicks: 8 }, async (desk) => {
    await desk.follow('nav a[href="/operator/list/page"]');
    await desk.follow('main a[href="/operator/edit/page"]');
    const saved = await desk.submit(SAVE, {
      ...{ "pages.0.slug": slug, "pages.0.shown_from": `${tomorrow}T08:00` },
    });
    expect([saved.status, saved.hops.length]).toEqual([200, 1]);
  });
});
