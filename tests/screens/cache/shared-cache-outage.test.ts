// Several Workers with one database and one KV: damaged entries are cache misses, and an unavailable store causes
// no error.
import { describe, expect, it } from "vitest";
import { MINUTE, manyWorkers, PRODUCT } from "../../support/worker/many-workers";

const world = manyWorkers();
const { another, textOf, settled, rename, pass, kv } = world;

describe("a damaged cache entry", () => {
  const SPOILED: Record<string, (bytes: Uint8Array, other: Uint8Array) => Uint8Array> = {
    [PRODUCT]: (bytes) => bytes.map((byte, n) => (n === bytes.length - 9 ? byte ^ 1 : byte)),
    "/p": (bytes) => bytes.subarray(0, bytes.length >> 1),
    "/chi-siamo": () => new Uint8Array(),
    "/news": (_, other) => other,
    "/c/luppoli": () => new TextEncoder().encode("<html>999,99"),
  };

  it("is a miss if it is modified, truncated, empty, of another page, or absent", async () => {
    const made = new Map<string, string>();
    for (const path of Object.keys(SPOILED)) made.set(path, await textOf(world.first, path));
    await settled();
    const whole = new Map(kv.entries);
    const tampered = SPOILED[PRODUCT];
    for (const [key, bytes] of whole) {
      const spoil =
        Object.entries(SPOILED).find(([path]) => key.endsWith(`shop.test${path}`))?.[1] ?? tampered;
      const other = [...whole].find(([name]) => name !== key && name.startsWith("page:"))?.[1];
      if (spoil && other) kv.entries.set(key, spoil(bytes, other));
    }
    const fresh = await another();
    for (const [path, html] of made) {
      world.batches = [];
      expect(await textOf(fresh, path), path).toBe(html);
      if (path !== "/chi-siamo") expect([path, world.batches.length > 0]).toEqual([path, true]);
    }
    await settled();
  });

  it("is a miss if it precedes a change or is more than half an hour old", async () => {
    await textOf(world.first, PRODUCT);
    await settled();
    const old = new Map(kv.entries);
    await rename(world.first, "Bottega di prima");
    await settled();
    for (const [key, bytes] of old) if (key.startsWith("page:")) kv.entries.set(key, bytes);
    const fresh = await another();
    expect(await textOf(fresh, PRODUCT)).toContain("Bottega di prima");
    await settled();
    const late = new Map(kv.entries);
    pass(31 * MINUTE);
    await rename(world.first, "Bottega");
    await settled();
    for (const [key, bytes] of late) kv.entries.set(key, bytes);
    expect(await textOf(await another(), PRODUCT)).not.toContain("Bottega di prima");
  });
});

describe("an unavailable store", () => {
  it.each<[string, typeof kv.trouble]>([
    ["KV fails each read", { get: () => Promise.reject(new Error("KV GET failed: 500")) }],
    ["KV fails each write", { put: () => Promise.reject(new Error("KV PUT failed: 429")) }],
    ["KV never answers", { get: () => new Promise(() => {}) }],
  ])("does not prevent pages while %s", async (_, trouble) => {
    kv.trouble = trouble;
    const fresh = await another();
    for (const path of [PRODUCT, "/chi-siamo"]) expect(await textOf(fresh, path)).toContain("</html>");
    await settled();
  });

  it("does not prevent a new Worker from serving the pages in KV while the database is unavailable", async () => {
    const made = await textOf(world.first, PRODUCT);
    await settled();
    const fresh = await another();
    world.isAway = true;
    expect(await textOf(fresh, PRODUCT)).toBe(made);
  });
});
