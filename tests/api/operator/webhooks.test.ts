// The shop's webhooks: what a receiver gets, and what happens to a delivery that the receiver does not accept.
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WEBHOOK_EVENTS } from "~/contract/constants/webhooks";
import { refusal } from "../../support/answers";
import { askOperator } from "../../support/operator";
import { customersOf, isSigned, type WebhookShop, webhookShop } from "../../support/webhook-receiver";

const MINUTE = 60_000;
const AT = "https://hooks.example.com";
let world: WebhookShop;
let people: Awaited<ReturnType<typeof customersOf>>;
beforeAll(async () => {
  world = await webhookShop();
  people = await customersOf(world);
}, 2 * MINUTE);
afterAll(() => world.close());
afterEach(() => world.rows("DELETE FROM webhooks"));

type Event = (typeof WEBHOOK_EVENTS)[number];
let count = 0;
/** A webhook with its own path. */
async function aWebhook(events: Event[] = ["product.stock_changed"]) {
  const path = `/hook-${++count}`;
  const { webhook, secret } = await world.desk.webhooks.create({ url: AT + path, events });
  return { id: webhook.id, path, secret, remove: () => world.desk.webhooks.remove({ id: webhook.id }) };
}
/** A promise that another request resolves. */
function aSignal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}
const restock = (change = 1) => world.desk.stock.change({ item: people.item.sku, change });
const deliveriesOf = async (id: number) => (await world.desk.webhooks.deliveries({ id })).results;

it("a shop without webhooks records nothing", async () => {
  expect((await people.order()).status).toBe(201);
  await restock();
  expect(await world.rows("SELECT * FROM webhook_deliveries")).toEqual([]);
});

describe("a webhook", () => {
  it(
    "gets orders, stock, customers and quotes, each signed, with ids and states and without personal data",
    async () => {
      const { id, path, secret } = await aWebhook([...WEBHOOK_EVENTS]);
      const { id: first } = (await people.order()).body;
      await world.desk.orders.paid({ id: first });
      await world.desk.orders.move({ id: first, to: "shipped", tracking: { carrier: "GLS", number: "77" } });
      await world.desk.orders.refund({ id: first, amount: "1.00" }, { idempotencyKey: crypto.randomUUID() });
      const second = (await people.order()).body;
      await world.desk.orders.move({ id: second.id, to: "cancelled" });
      const username = `${crypto.randomUUID()}@hooks.test`;
      const { id: customer } = await world.desk.users.create({
        ...{ username, kind: "consumer", email: username, first_name: "Ada", password: "Vendemmia-2026!" },
      });
      const agent = await people.login("agent@demo.test");
      const business = await people.login("business@demo.test");
      await business.call("POST", "carts/rows/", { product: people.item.id, qty: 10 });
      const asked = { customer: business.id, payment_method: people.transfer };
      const made = await agent.call("POST", "quotes/", asked);
      expect(made).toMatchObject({ status: 201, body: { state: "open" } });
      const quote = made.body as { id: number };
      const accepted = await business.call("POST", `quotes/${quote.id}/accept/`);
      expect(accepted).toMatchObject({ status: 200, body: { state: "accepted" } });
      const { order: third } = accepted.body as { order: { id: number } };

      await world.tick();
      const bodies = world.bodiesAt(path);
      const told = bodies.map(
        ({ type, data }) => `${type} ${"item" in data ? data.item : "id" in data && data.id}`,
      );
      expect(told.toSorted()).toEqual(
        [
          ...[
            `order.placed ${first}`,
            `order.paid ${first}`,
            `order.shipped ${first}`,
            `order.refunded ${first}`,
          ],
          ...[`order.placed ${second.id}`, `order.cancelled ${second.id}`, `order.placed ${third.id}`],
          ...[`product.stock_changed ${people.item.id}`, `customer.created ${customer}`],
          `quote.accepted ${quote.id}`,
        ].toSorted(),
      );
      const of = (type: Event) => bodies.find((body) => body.type === type)?.data;
      expect(of("order.placed")).toMatchObject({ payment: { kind: "bank_transfer" }, currency: "EUR" });
      expect(of("order.shipped")).toMatchObject({ shipment: { carrier: "GLS", tracking_number: "77" } });
      expect(of("order.refunded")).toMatchObject({
        refund: { amount: "1.00" },
        status: "partially_refunded",
      });
      expect(of("order.cancelled")).toMatchObject({
        id: second.id,
        status: "cancelled",
        total: second.total,
      });
      expect(of("customer.created")).toMatchObject({ customer_type: "consumer" });
      expect(of("quote.accepted")).toMatchObject({ state: "accepted", order: { id: third.id } });

      for (const one of world.at(path)) {
        expect(isSigned(one, secret)).toBe(true);
        expect(isSigned({ ...one, body: `${one.body} ` }, secret)).toBe(false);
        expect(one.body.length).toBeLessThan(2000);
        expect(one.body).not.toMatch(/@|Ada|Via /);
        expect(one.headers["content-type"]).toBe("application/json");
      }
      expect(new Set(world.at(path).map(({ headers }) => headers["webhook-id"])).size).toBe(bodies.length);
      const deliveries = await deliveriesOf(id);
      expect(deliveries).toHaveLength(bodies.length);
      for (const one of deliveries)
        expect(one).toMatchObject({ state: "sent", status: 200, tries: 1, error: null });
      await world.tick();
      expect(world.at(path)).toHaveLength(bodies.length);
    },
    MINUTE,
  );

  it("gets only the events that it has chosen, and none while it is off", async () => {
    const { id, path } = await aWebhook(["order.cancelled"]);
    await people.order();
    await restock();
    await world.desk.webhooks.edit({ id, is_active: false, events: ["product.stock_changed"] });
    await restock();
    await world.tick();
    expect(await deliveriesOf(id)).toEqual([]);
    await world.desk.webhooks.edit({ id, is_active: true });
    await restock();
    await world.tick();
    expect(world.bodiesAt(path)).toMatchObject([{ type: "product.stock_changed" }]);
  });

  it("gets nothing about an order that was refused", async () => {
    const { id } = await aWebhook([...WEBHOOK_EVENTS]);
    expect((await people.order({ expected_total: "0.01" })).status).toBe(409);
    expect(await deliveriesOf(id)).toEqual([]);
  });

  it("gets one delivery for stock changes of an item that come faster than they are sent", async () => {
    const { path } = await aWebhook();
    const { on_hand } = await restock();
    await restock(2);
    await restock(3);
    await world.tick();
    await restock(4);
    await world.tick();
    expect(world.bodiesAt(path).map(({ data }) => "on_hand" in data && data.on_hand)).toEqual([
      on_hand + 5,
      on_hand + 9,
    ]);
  });
});

it("gets a delivery once, even if three windows send it again while the cron runs", async () => {
  const { id, path } = await aWebhook();
  await restock();
  const [{ id: delivery = 0 } = {}] = await deliveriesOf(id);
  const [arrived, released] = [aSignal(), aSignal()];
  world.answer(path, (response) => {
    arrived.give();
    released.given.then(() => response.end("ok"));
  });
  const atWork = world.shop.tick();
  await arrived.given;
  const resend = () =>
    world.desk.webhooks.resend({ id, delivery }).then(
      () => "sent",
      (error) => error.code,
    );
  expect(await Promise.all([resend(), resend(), resend()])).toEqual(Array(3).fill("delivery_under_way"));
  released.give();
  await atWork;
  expect(world.at(path)).toHaveLength(1);
  expect(await deliveriesOf(id)).toMatchObject([{ state: "sent", tries: 1 }]);
});

describe("a receiver that fails", () => {
  it("gets the same message again, with the same id and data, until it accepts it", async () => {
    const { id, path, secret } = await aWebhook();
    world.fail(path, 500);
    await restock();
    await world.tick();
    const [first] = await deliveriesOf(id);
    expect(first).toMatchObject({ state: "waiting", tries: 1, status: 500, error: "status" });
    expect(Date.parse(first?.next_try_at ?? "") - Date.now()).toBeGreaterThan(50_000);
    // The next try is not due yet.
    await world.shop.tick();
    expect(world.at(path)).toHaveLength(1);
    await world.tick();
    world.recover(path);
    await world.tick();
    const [again] = await deliveriesOf(id);
    expect(again).toMatchObject({ state: "sent", tries: 3, status: 200, error: null });
    const [one, ...others] = world.at(path);
    expect(others).toHaveLength(2);
    for (const other of others) {
      expect(other.body).toBe(one?.body);
      expect(other.headers["webhook-id"]).toBe(one?.headers["webhook-id"]);
      expect(isSigned(other, secret)).toBe(true);
    }
  });

  it(
    "is given up after ten attempts, is counted, and gets all deliveries again at once",
    async () => {
      const { id, path } = await aWebhook();
      world.fail(path, 503);
      await restock();
      await world.tick();
      await world.rows("UPDATE webhook_deliveries SET tries = 8");
      await world.tick();
      expect(await deliveriesOf(id)).toMatchObject([{ state: "waiting", tries: 9 }]);
      await world.tick();
      expect(await deliveriesOf(id)).toMatchObject([{ state: "dead", tries: 10, error: "status" }]);
      await world.tick();
      expect(world.at(path)).toHaveLength(3);
      expect((await world.desk.webhooks.list({})).results).toMatchObject([{ id, dead: 1, waiting: 0 }]);
      world.recover(path);
      expect(await world.desk.webhooks.resendAll({ id })).toEqual({ resent: 1 });
      await world.tick();
      expect(await deliveriesOf(id)).toMatchObject([{ state: "sent", tries: 1 }]);
    },
    MINUTE,
  );

  it("gets no second request in the same minute; deliveries that waited three days are given up", async () => {
    const { id, path } = await aWebhook(["order.placed"]);
    world.fail(path, 500);
    for (let n = 0; n < 3; n++) await people.order();
    await world.tick();
    expect(world.at(path)).toHaveLength(1);
    await world.rows(
      "UPDATE webhook_deliveries SET waits_since = '2026-01-01' WHERE webhook_id = ? AND tries = 0",
      id,
    );
    await world.tick();
    const states = (await deliveriesOf(id)).map(({ state, error }) => `${state} ${error}`);
    expect(states.toSorted()).toEqual(["dead expired", "dead expired", "waiting status"]);
  });

  it("does not delay other receivers", async () => {
    const [slow, fast] = [await aWebhook(), await aWebhook()];
    // The slow receiver answers only after the other one was requested.
    const asked = aSignal();
    world.answer(slow.path, (response) => asked.given.then(() => response.end("ok")));
    world.answer(fast.path, (response) => {
      response.end("ok");
      asked.give();
    });
    await restock();
    await world.tick();
    expect(await deliveriesOf(slow.id)).toMatchObject([{ state: "sent", tries: 1 }]);
    expect(await deliveriesOf(fast.id)).toMatchObject([{ state: "sent", tries: 1 }]);
  });

  it(
    "that never answers is left after ten seconds",
    async () => {
      const { id, path } = await aWebhook();
      world.answer(path, () => {});
      const { state, error } = await world.desk.webhooks.test({ id });
      expect([state, error]).toEqual(["waiting", "timeout"]);
    },
    MINUTE,
  );

  it("cannot redirect a delivery, nor hold it up with a long answer", async () => {
    const { id, path } = await aWebhook();
    world.answer(path, (response) => response.writeHead(307, { Location: "/elsewhere" }).end());
    expect(await world.desk.webhooks.test({ id })).toMatchObject({ error: "redirect", status: 307 });
    expect(world.at("/elsewhere")).toEqual([]);
    // An answer that never ends.
    world.answer(path, (response) => {
      response.writeHead(200);
      response.write("x".repeat(100_000));
    });
    expect(await world.desk.webhooks.test({ id })).toMatchObject({ state: "sent", status: 200 });
  });

  it("is not requested once its address is not on the internet", async () => {
    const { id, path } = await aWebhook();
    await world.rows("UPDATE webhooks SET url = 'https://127.0.0.1' || ? WHERE id = ?", path, id);
    expect(await world.desk.webhooks.test({ id })).toMatchObject({ state: "waiting", error: "address" });
    expect(world.at(path)).toEqual([]);
  });

  it("gets nothing about an item that was deleted meanwhile", async () => {
    const { id, path } = await aWebhook();
    await world.rows(
      "INSERT INTO webhook_events (event, subject_id) VALUES ('product.stock_changed', 999999999)",
    );
    await world.tick();
    expect(await deliveriesOf(id)).toMatchObject([{ state: "dead", error: "gone", tries: 1 }]);
    expect(world.at(path)).toEqual([]);
    expect(await world.desk.webhooks.resendAll({ id })).toEqual({ resent: 0 });
  });
});

describe("operator/webhooks/", () => {
  const ask = (path: string, body?: object, method = "POST") =>
    askOperator(path, { method, ...(body && { body: JSON.stringify(body) }) }, world.shop.url);

  it.each([
    ["http://hooks.example.com/", "webhook_not_https"],
    ["hooks.example.com", "webhook_not_https"],
    ["https://localhost/", "webhook_not_public"],
    ["https://2130706433/", "webhook_not_public"],
    ["https://[::ffff:10.0.0.1]/", "webhook_not_public"],
    ["https://user:word@hooks.example.com/", "webhook_not_public"],
    ["https://169.254.169.254/latest/meta-data/", "webhook_not_public"],
  ])("refuses the address %s, when it is typed and when it is changed", async (url, code) => {
    const field = { fields: [{ field: "url", code }] };
    const created = await ask("webhooks/", { url, events: ["order.placed"] });
    expect(await refusal(created)).toMatchObject({ status: 400 });
    const { id } = await aWebhook();
    const changed = (await (await ask(`webhooks/${id}/`, { url }, "PATCH")).json()) as {
      error_list: object[];
    };
    expect(changed.error_list).toMatchObject(field.fields);
  });

  it("refuses unknown events, an empty list of events, and an eleventh webhook", async () => {
    const url = `${AT}/many`;
    for (const events of [[], ["order.eaten"], ["webhook.test"], "order.placed", undefined])
      expect((await ask("webhooks/", { url, events })).status).toBe(400);
    expect((await ask("webhooks/", { url: `${AT}/${"a".repeat(500)}`, events: ["order.paid"] })).status).toBe(
      400,
    );
    const made = [];
    for (let n = 0; n < 10; n++) made.push(await aWebhook());
    const full = await ask("webhooks/", { url, events: ["order.paid", "order.paid"] });
    expect(await refusal(full)).toMatchObject({ status: 409, code: "webhooks_full" });
    for (const one of made) await one.remove();
    const { webhook } = await world.desk.webhooks.create({ url, events: ["order.paid", "order.paid"] });
    expect(webhook.events).toEqual(["order.paid"]);
    await world.desk.webhooks.remove({ id: webhook.id });
  });

  it("shows a secret once, and logs each change with its author, without the secret", async () => {
    const { id, secret, remove } = await aWebhook(["order.paid"]);
    expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
    await world.desk.webhooks.edit({ id, events: ["order.cancelled"] });
    await remove();
    const all = [
      ...(await world.desk.webhooks.list({})).results,
      ...(await world.desk.audit.list({ page: -1 })).results,
    ];
    expect(JSON.stringify(all)).not.toContain(secret.slice(6));
    const changes = await world.desk.audit.list({ call: "webhooks.edit" });
    expect(changes.results[0]).toMatchObject({
      target: `webhook/${id}`,
      before: { events: ["order.paid"] },
      after: { events: ["order.cancelled"] },
    });
    expect((await world.desk.audit.list({ call: "webhooks.create" })).results[0]).toMatchObject({
      after: { events: ["order.paid"] },
    });
  });

  it("sends a delivery again at once, even an accepted one, but not while it is under way", async () => {
    const { id, path, remove } = await aWebhook();
    const sent = await world.desk.webhooks.test({ id });
    expect(sent).toMatchObject({ event: "webhook.test", state: "sent" });
    const again = await world.desk.webhooks.resend({ id, delivery: sent.id });
    expect(again).toMatchObject({ id: sent.id, message: sent.message, state: "sent", tries: 1 });
    expect(world.bodiesAt(path)).toMatchObject([{ data: { webhook: id } }, { data: { webhook: id } }]);
    await world.rows(
      "UPDATE webhook_deliveries SET state = 'sending', not_before = '2999-01-01' WHERE id = ?",
      sent.id,
    );
    const busy = await ask(`webhooks/${id}/deliveries/${sent.id}/resend/`);
    expect(await refusal(busy)).toMatchObject({ status: 409, code: "delivery_under_way" });
    expect(world.at(path)).toHaveLength(2);
    const other = await aWebhook();
    expect((await ask(`webhooks/${other.id}/deliveries/${sent.id}/resend/`)).status).toBe(404);
    await remove();
    for (const gone of [`webhooks/${id}/test/`, `webhooks/${id}/resend/`])
      expect((await ask(gone)).status).toBe(404);
    expect(await world.rows("SELECT id FROM webhook_deliveries WHERE webhook_id = ?", id)).toEqual([]);
  });

  it("lists deliveries by state, a page at a time", async () => {
    const { id, path } = await aWebhook();
    for (let n = 0; n < 3; n++) await world.desk.webhooks.test({ id });
    world.fail(path, 404);
    await world.desk.webhooks.test({ id });
    const page = await world.desk.webhooks.deliveries({ id, state: "sent", page: 2, page_size: 2 });
    expect(page).toMatchObject({ count: 3, page_count: 2, results: [{ state: "sent" }] });
    const waiting = await world.desk.webhooks.deliveries({ id, state: "waiting" });
    expect(waiting.results).toMatchObject([{ status: 404, error: "status" }]);
  });
});
