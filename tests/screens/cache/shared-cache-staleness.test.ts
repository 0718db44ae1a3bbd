// Several Workers with one database and one KV: a change in one Worker reaches the others within one minute
// (CONTRACT §8).
import { describe, expect, it } from "vitest";
import { manyWorkers, PRODUCT, SECOND } from "../../support/worker/many-workers";

const world = manyWorkers();
const { textOf, settled, operate, rename, pass, kv, aThing, secondsUntil } = world;

describe("a change by the operator", () => {
  it("expires a page at once in the same Worker, and within a minute in another", async () => {
    for (const isolate of [world.first, world.second]) await textOf(isolate, "/home");
    await settled();
    await rename(world.first, "Cantina Nuova");
    expect(await textOf(world.first, "/home")).toContain("Cantina Nuova");
    expect(await secondsUntil(world.second, "/home", "Cantina Nuova")).toBeLessThanOrEqual(60);
  });

  it("lets other Workers serve stale pages for fifty seconds after their last database read, once each while they are rendered again", async () => {
    const [visited, swept, late] = ["/p?page=6", "/p?page=7", "/p?page=8"];
    for (const path of [visited, swept, late]) {
      await textOf(world.second, path);
      await settled();
      await textOf(world.first, path);
    }
    const isNew = async (isolate: typeof world.first, path: string) => {
      const text = await textOf(isolate, path);
      await settled();
      return text.includes("Cantina Seguente");
    };
    await rename(world.first, "Cantina Seguente");
    expect(await isNew(world.first, swept)).toBe(true);
    pass(40 * SECOND);
    expect([await isNew(world.second, visited), await isNew(world.second, visited)]).toEqual([false, true]);
    // The Worker that made the change never serves a stale page.
    expect(await isNew(world.first, late)).toBe(true);
    pass(11 * SECOND);
    [kv.gets, world.batches] = [[], []];
    expect(await isNew(world.second, swept)).toBe(true);
    expect([kv.gets.filter((key) => key.startsWith("page:")), world.batches]).toEqual([[], []]);
    expect(await isNew(world.second, late)).toBe(true);
  });

  it("reaches the other Workers even if KV has just been too slow to read", async () => {
    for (let round = 0; round < 3; round += 1) {
      for (const isolate of [world.first, world.second]) await textOf(isolate, "/home");
      await settled();
      pass(25 * SECOND);
    }
    kv.trouble.get = () => new Promise(() => {});
    const reads = kv.gets.length;
    await textOf(world.first, PRODUCT);
    expect(kv.gets.length).toBeGreaterThan(reads);
    kv.trouble = {};
    await rename(world.first, "Cantina Rapida");
    expect(await secondsUntil(world.second, "/home", "Cantina Rapida")).toBeLessThanOrEqual(60);
  });

  it("is visible within two minutes if the write to KV failed", async () => {
    for (const isolate of [world.first, world.second]) await textOf(isolate, "/home");
    await settled();
    kv.trouble.put = () => Promise.reject(new Error("KV PUT failed: 429 Too Many Requests"));
    await rename(world.first, "Cantina Vecchia");
    expect(await textOf(world.first, "/home")).toContain("Cantina Vecchia");
    await settled();
    kv.trouble = {};
    pass(60 * SECOND);
    await world.first.tick();
    await settled();
    expect(await secondsUntil(world.second, "/home", "Cantina Vecchia")).toBeLessThanOrEqual(60);
  });

  it("of a price appears on another Worker's page within a minute", async () => {
    const { id, slug } = await aThing();
    const path = `/p/${slug}`;
    const price = (standard_price: string) =>
      operate(world.first, `prices/${id}/`, "PUT", { list: "retail", standard_price });
    await textOf(world.second, path);
    await settled();
    expect((await price("777.77")).status).toBe(200);
    expect(await textOf(world.first, path)).toContain("777,77");
    expect(await secondsUntil(world.second, path, "777,77")).toBeLessThanOrEqual(60);
  });
});

describe("an order in another Worker", () => {
  it("shows the product as sold out within a minute; only stock counts may lag", async () => {
    const product = await aThing();
    const path = `/p/${product.slug}`;
    for (const isolate of [world.first, world.second])
      expect(await textOf(isolate, path)).not.toContain("Esaurito");
    await settled();
    await world.buy(world.first, product.id, product.quantity);
    expect(await textOf(world.first, path)).toContain("Esaurito");
    expect(await secondsUntil(world.second, path, "Esaurito")).toBeLessThanOrEqual(60);
  });
});
