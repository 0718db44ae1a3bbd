// Webhooks in the back office, without JavaScript: add, test, disable, resend, delete.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { type Browser, intent } from "../../support/browser";
import { isSigned, type WebhookShop, webhookShop } from "../../support/webhook-receiver";

const ADD = "main form:has(input[name=url]) button";
const URL_TYPED = "https://hooks.example.com/screen";
let world: WebhookShop;
let owner: Browser;
beforeAll(async () => {
  world = await webhookShop();
  owner = await atTheDesk(world.shop.url);
}, 120_000);
afterAll(() => world.close());

describe("/operator/webhooks", () => {
  it("refuses a non-public URL beside its field, and keeps the typed values", async () => {
    const page = await owner.get("/operator/webhooks");
    expect(page.text("main")).toContain("Nessun programma riceve ancora comunicazioni");
    const refused = await page.submit(ADD, { url: "https://127.0.0.1/x", events: "order.paid" });
    expect(refused.status).toBe(400);
    expect(refused.$("#url").attr("value")).toBe("https://127.0.0.1/x");
    expect(refused.text("#url-error")).toContain("indirizzo pubblico di Internet");
    expect(refused.$("input[name=events]:checked").attr("value")).toBe("order.paid");
    const empty = await refused.submit(ADD, { url: URL_TYPED, events: [] });
    expect([empty.status, empty.$("#events").attr("aria-invalid") ?? empty.text("#events-error")]).toEqual([
      400,
      expect.stringMatching(/./),
    ]);
    expect((await world.desk.webhooks.list({})).results).toEqual([]);
  });

  it("adds a webhook and shows its secret once, then tests, changes, resends and deletes it", async () => {
    const page = await owner.get("/operator/webhooks");
    const added = await page.submit(ADD, { url: URL_TYPED, events: ["order.paid", "order.placed"] });
    expect([added.status, added.headers.get("Cache-Control")]).toEqual([
      200,
      expect.stringContaining("no-store"),
    ]);
    const secret = added.text("code").match(/whsec_[\w+/]+=*/)?.[0] ?? "";
    expect(secret).toHaveLength(50);
    const [{ id = 0, events } = {}] = (await world.desk.webhooks.list({})).results;
    expect(events).toEqual(["order.placed", "order.paid"]);
    const list = await owner.get("/operator/webhooks");
    expect(list.text("main")).not.toContain("whsec_");
    expect(list.text("table")).toContain("Ordine ricevuto, Ordine pagato");

    const one = await list.follow(`a[href="/operator/webhooks/${id}"]`);
    expect(one.text("main")).not.toContain("whsec_");
    const tested = await one.submit(intent("test"));
    expect(tested.text("body")).toContain("l’altro programma ha risposto 200");
    const [received] = world.at("/screen");
    expect(received && isSigned(received, secret)).toBe(true);
    expect(tested.text("table")).toContain("Consegnata");

    world.fail("/screen", 500);
    const failed = await tested.submit(intent("resend"));
    expect(failed.text("body")).toContain("Non consegnato: l’altro programma ha risposto 500");
    expect(failed.text("table")).toMatch(/In attesa.*Prossimo tentativo/);
    await world.shop.db.prepare("UPDATE webhook_deliveries SET state = 'dead'").run();
    world.recover("/screen");
    const dead = await owner.get(`/operator/webhooks/${id}?state=dead`);
    expect(dead.$("tbody tr")).toHaveLength(1);
    await dead.submit(intent("resend-all"));
    await world.tick();
    expect(world.at("/screen")).toHaveLength(3);

    const changed = await one.submit(intent("edit"), {
      url: `${URL_TYPED}?b=2`,
      events: ["quote.accepted"],
      is_active: [],
    });
    expect(changed.status).toBe(200);
    expect((await world.desk.webhooks.list({})).results).toMatchObject([
      { url: `${URL_TYPED}?b=2`, events: ["quote.accepted"], is_active: false },
    ]);
    const wrong = await changed.submit(intent("edit"), { url: "http://hooks.example.com/" });
    expect([wrong.status, wrong.text("#url-error")]).toEqual([400, expect.stringContaining("https://")]);

    const asked = await owner.get(`/operator/webhooks/${id}?delete=1`);
    const gone = await asked.submit(intent("delete"));
    expect([gone.url, gone.text("body")]).toEqual([
      "/operator/webhooks",
      expect.stringContaining("Webhook eliminato"),
    ]);
    expect((await owner.get(`/operator/webhooks/${id}`)).status).toBe(404);
  }, 60_000);

  it.each([
    ["en", "Webhooks", "Add a webhook"],
    ["es", "Webhooks", "Añadir un webhook"],
    ["it", "Webhook", "Aggiungi un webhook"],
  ])("is available in %s", async (locale, title, add) => {
    const page = await owner.get("/operator/webhooks", { "Accept-Language": locale });
    owner.cookies.set("lan", locale);
    const shown = await owner.get("/operator/webhooks");
    expect([page.status, shown.text("h1"), shown.text("main")]).toEqual([
      200,
      title,
      expect.stringContaining(add),
    ]);
    expect(shown.text("body")).not.toMatch(/webhooks\.\w/);
  });
});
