// Several Workers over one database and one KV: what is changed in one ends in the others within CONTRACT §8's minute.
import { describe, expect, it } from "vitest";
import { manyWorkers, PRODUCT, SECOND } from "../../support/worker/many-workers";

const world = manyWorkers();
const { textOf, settled, operate, rename, pass, kv, aThing, secondsUntil } = world;

describe("a change by the operator", () => {
  it("ends a page at once where it was made, and within a minute in the other Worker", async () => {
    for (const isolate of [world.first, world.second]) await textOf(isolate, "/home");
    await settled();
    await rename(world.first, "Cantina Nuova");
    expect(await textOf(world.first, "/home")).toContain("Cantina Nuova");
    expect(await secondsUntil(world.second, "/home", "Cantina Nuova")).toBeLessThanOrEqual(60);
  });

  it("leaves others their pages of before, for fifty seconds since they have read the database, once each while they are rendered again", async () => {
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
    // Where it was changed nothing from before comes back.
    expect(await isNew(world.first, late)).toBe(true);
    pass(11 * SECOND);
    [kv.gets, world.batches] = [[], []];
    expect(await isNew(world.second, swept)).toBe(true);
    expect([kv.gets.filter((key) => key.startsWith("page:")), world.batches]).toEqual([[], []]);
    expect(await isNew(world.second, late)).toBe(true);
  });

  it("is told to the others also where KV has just been too slow to be read", async () => {
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

  it("is seen within two minutes where KV could not be told", async () => {
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

  it("changes a price on the other Worker's page within a minute", async () => {
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

describe("what others have bought", () => {
  it("is sold out on the other Worker's page within a minute, and only counts may lag", async () => {
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
