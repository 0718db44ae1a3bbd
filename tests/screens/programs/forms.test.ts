// The forms as an interface for programs, which need only /forms.json to use them.
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import * as schemas from "~/contract/forms";
import { PUBLIC_FORMS } from "~/storefront/forms/form-map";
import { browser } from "../../support/browser";
import { aCustomer, anAgent, aProduct } from "../../support/builders/builders";
import { PASSWORD, shopUrl, sql } from "../../support/worker/worker";

const Answer = z.object({
  ok: z.boolean(),
  status: z.int(),
  next: z.string().nullable(),
  messages: z.array(z.object({ kind: z.string(), text: z.string() })),
  errors: z.record(z.string(), z.array(z.string())),
  result: z.unknown(),
});
const Description = z.object({
  forms: z.array(
    z.object({
      name: z.string(),
      action: z.string(),
      method: z.literal("POST"),
      sign_in: z.string(),
      about: z.string(),
      intents: z.array(
        z.object({
          intent: z.unknown(),
          is_default: z.boolean(),
          fields: z.array(z.looseObject({ name: z.string(), required: z.boolean() })),
        }),
      ),
      repeated: z.array(z.object({ name: z.string(), about: z.string() })),
    }),
  ),
  reads: z.array(z.object({ path: z.string(), about: z.string() })),
});

let shop: z.infer<typeof Description>;
beforeAll(async () => {
  const page = await fetch(shopUrl());
  const link = /<([^>]+)>; rel="service-desc"/.exec(page.headers.get("Link") ?? "")?.[1] ?? "";
  shop = Description.parse(await (await fetch(new URL(link, shopUrl()))).json());
});

/**
 * A program that uses only the description in /forms.json: it refuses to send a field that is not described.
 * @param access an API key and, for an agent's key, the customer; null for a session with cookies
 */
function program(access: { key: string; customer: number } | null = null) {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const bearer: Record<string, string> = access ? { Authorization: `Bearer ${access.key}` } : {};
  const address = (path: string) => {
    const url = new URL(path, shopUrl());
    if (access) url.searchParams.set("customer", String(access.customer));
    return url;
  };
  const keep = (answer: Response) => {
    for (const set of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = set.split(";", 1)[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
  };
  return {
    async post(
      name: string,
      intent: string | null,
      fields: Record<string, string>,
      more: Record<string, string> = {},
    ) {
      const form = shop.forms.find((one) => one.name === name);
      const described = form?.intents.find((one) => intent === null || one.intent === intent);
      if (!form || !described) throw new Error(`no form ${name} ${intent}`);
      const known = [...described.fields, ...form.repeated].map((field) =>
        field.name.replace(/\{\w+\}/g, "*"),
      );
      for (const field of Object.keys(fields))
        if (!known.includes(field.replace(/\.\d+/g, ".*"))) throw new Error(`no field ${field} in ${name}`);
      const answer = await fetch(address(form.action), {
        method: "POST",
        redirect: "manual",
        headers: { Accept: "application/json", ...(access ? bearer : { Cookie: cookie() }), ...more },
        body: new URLSearchParams({ ...(intent === null ? {} : { intent }), ...fields }),
      });
      keep(answer);
      const read = Answer.parse(await answer.json());
      expect(read.status).toBe(answer.status);
      return read;
    },
    async csv(path: string): Promise<Record<string, string>[]> {
      const answer = await fetch(address(path), {
        headers: access ? bearer : { Cookie: cookie() },
        redirect: "manual",
      });
      expect([path, answer.status, answer.headers.get("Content-Type")]).toEqual([
        path,
        200,
        "text/csv; charset=utf-8",
      ]);
      const [heads = [], ...rows] = (await answer.text())
        .trim()
        .split("\r\n")
        .map((line) => line.split(","));
      return rows.map((cells) => Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? ""])));
    },
  };
}

/** Posts the same order pad lines twice with one form id, then places the quoted order. */
async function orders(me: ReturnType<typeof program>, goods: { sku: string }[]): Promise<void> {
  const lines = `6 x ${goods[0]?.sku}\n${goods[1]?.sku};2;con cura`;
  const form_id = crypto.randomUUID();
  const added = await me.post("order-pad", "add-lines", { lines, form_id });
  expect(added).toMatchObject({ ok: true, status: 303, next: "/order-pad" });
  const text = `2 righe aggiunte al carrello. 6 × ${goods[0]?.sku}, 2 × ${goods[1]?.sku}.`;
  expect(added.messages).toEqual([{ kind: "ok", text }]);
  await me.post("order-pad", "add-lines", { lines, form_id });
  expect(await me.csv("/cart.csv")).toMatchObject([
    { sku: goods[0]?.sku, qty: "6", total_price: "540.00" },
    { sku: goods[1]?.sku, qty: "2", notes: "con cura" },
  ]);
  const Quote = z.object({
    quote: z.object({
      chosen: z.record(z.string(), z.unknown()),
      totals: z.object({ total: z.string() }),
    }),
  });
  const { quote } = Quote.parse((await me.post("checkout", "refresh", {})).result);
  const choice = (name: string) => String(quote.chosen[name]);
  const order = await me.post("checkout", "place-order", {
    billing_address: choice("billing_address"),
    shipping_address: choice("shipping_address"),
    shipping_policy: choice("shipping_policy"),
    payment_method: choice("payment_method"),
    expected_total: quote.totals.total,
    idempotency_key: crypto.randomUUID(),
  });
  expect(order).toMatchObject({
    ok: true,
    status: 303,
    next: expect.stringMatching(/^\/pay\/[^?]+\?order=new$/),
  });
  expect(await me.csv("/account/orders.csv")).toMatchObject([
    { article_count: "2", total: quote.totals.total },
  ]);
}

describe("/forms.json", () => {
  it("describes every public form of the contract, with its intents and the limits of its fields", () => {
    const described = new Set<unknown>(PUBLIC_FORMS.map(({ schema }) => schema));
    const forms = Object.entries(schemas).filter(([name]) => name.endsWith("Form"));
    expect(forms.filter(([, schema]) => !described.has(schema)).map(([name]) => name)).toEqual([]);
    const cart = shop.forms.find(({ name }) => name === "cart");
    expect(cart?.intents.map(({ intent }) => intent)).toContain("add-many");
    const add = cart?.intents.find(({ intent }) => intent === "add");
    expect(add?.fields).toContainEqual({ name: "product", type: "integer", required: true });
    expect(add?.fields).toContainEqual({
      name: "qty",
      type: "text",
      required: false,
      max_length: 20,
      default: "1",
    });
    for (const { name, intents } of shop.forms) expect([name, intents.length > 0]).toEqual([name, true]);
  });

  it("is not linked from any page", async () => {
    expect((await browser().get("/")).html).not.toContain("forms.json");
  });
});

describe("a program", () => {
  it("places an order as an agent, using only the description", async () => {
    const agent = await anAgent();
    const customer = await aCustomer({ type: "business", agent: agent.id });
    const goods = await Promise.all([
      aProduct({ quantity: 50, priceCents: 9000 }),
      aProduct({ quantity: 50 }),
    ]);
    const me = program();
    const signedIn = await me.post("login", null, { username: agent.username, password: PASSWORD });
    expect(signedIn).toMatchObject({ ok: true, status: 303 });
    const [mine] = await me.csv("/customers.csv");
    expect(mine).toMatchObject({ customer: String(customer.id) });
    await me.post("customers", "select", { customer: mine?.customer ?? "" });
    await orders(me, goods);
    expect(await sql("SELECT agent_id FROM orders WHERE customer_id = ?", customer.id)).toEqual([
      { agent_id: agent.id },
    ]);
  });

  it("places an order with an agent's key, without password, cookies or a choice of customer", async () => {
    const agent = await anAgent();
    const customer = await aCustomer({ type: "business", agent: agent.id });
    const goods = await Promise.all([
      aProduct({ quantity: 50, priceCents: 9000 }),
      aProduct({ quantity: 50 }),
    ]);
    const session = program();
    await session.post("login", null, { username: agent.username, password: PASSWORD });
    const Made = z.object({ created: z.object({ key: z.string() }) });
    const wanted = {
      name: "Gestionale",
      scope: "order",
      days: "30",
      password: PASSWORD,
      form_id: crypto.randomUUID(),
    };
    const { created } = Made.parse((await session.post("api-keys", "create", wanted)).result);
    await orders(program({ key: created.key, customer: customer.id }), goods);
    expect(await sql("SELECT agent_id FROM orders WHERE customer_id = ?", customer.id)).toEqual([
      { agent_id: agent.id },
    ]);
  });

  it("receives errors by field and the page's status", async () => {
    const customer = await aCustomer({ type: "business" });
    const item = await aProduct({ quantity: 3 });
    const me = program();
    const refused = await me.post("login", null, { username: customer.username, password: "no" });
    expect(refused).toMatchObject({ ok: false, status: 401 });
    expect(JSON.stringify(refused.errors)).not.toBe("{}");
    await me.post("login", null, { username: customer.username, password: PASSWORD });
    const scarce = await me.post("cart", "add", { product: String(item.id), qty: "9" });
    expect(scarce).toMatchObject({ ok: false, status: 400 });
    expect(scarce.errors[`qty.${item.id}`]?.[0]).toContain("Ne restano 3.");
    const address = await me.post("addresses", "create", { type: "Shipping", recipient: "", city: "Asti" });
    expect([address.status, Object.keys(address.errors)]).toEqual([
      400,
      expect.arrayContaining(["recipient", "address", "postal_code", "country"]),
    ]);
    expect(JSON.stringify(address)).not.toContain("Asti");
    const other = await me.post("cart", "update-all", { for_customer: "1", "qty.1": "2" });
    expect([other.ok, other.status]).toEqual([false, 409]);
    const coupon = await me.post("cart", "apply-coupon", { coupon: "BOH" });
    expect(coupon.errors.coupon?.[0]).toBe("Il coupon non è valido.");
  });

  it("receives a redirect to the login, and is refused from another origin", async () => {
    const stranger = program();
    const turnedAway = await stranger.post("orders", "reorder", { order: "1" });
    expect(turnedAway).toMatchObject({ ok: false, status: 303, errors: { "": ["not_authenticated"] } });
    expect(turnedAway.next).toMatch(/^\/auth\/login/);
    const foreign = { Origin: "https://elsewhere.example" };
    expect((await stranger.post("cart", "add", { product: "1" }, foreign)).status).toBe(403);
  });

  it("reads a product's prices as CSV", async () => {
    const item = await aProduct({ priceCents: 1234 });
    const answer = await fetch(`${shopUrl()}/p/${item.slug}/prices.csv`);
    const [head, row] = (await answer.text()).trim().split("\r\n");
    expect(head).toBe(
      "product,sku,name,uom,package_size,quantity,min_qty,qty_step,from_qty,price,currency,includes_vat,vat_rate",
    );
    expect(row).toContain(`${item.id},${item.sku},`);
    expect((await fetch(`${shopUrl()}/p/nothing-of-this-name/prices.csv`)).status).toBe(404);
    for (const path of ["/account/orders.csv", "/customers.csv"])
      expect((await browser().get(path)).hops[0]).toMatch(/^302 \/auth\/login/);
  });
});
