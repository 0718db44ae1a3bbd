// Simulates Workers KV as seen from several cities: a value that a city has read stays visible to it for the
// requested cache TTL, even if another city writes; other reads go to the central store.
const NEAR_MS = 5;
const seen = new Map();
const sums = {};
const sleep = (ms) => new Promise((wake) => setTimeout(wake, ms));

export default {
  async fetch(request, { CACHE }) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/sums") return Response.json(sums);
    const key = decodeURIComponent(pathname.slice(1));
    const city = searchParams.get("city");
    const place = `${city} ${key}`;
    sums[city] ??= { near: 0, cold: 0, writes: 0 };
    if (request.method !== "GET") {
      sums[city].writes += 1;
      const value = await request.arrayBuffer();
      await sleep(Number(searchParams.get("cold")));
      const expirationTtl = Math.max(60, Number(searchParams.get("expire"))) || undefined;
      if (request.method === "PUT") await CACHE.put(key, value, { expirationTtl });
      else await CACHE.delete(key);
      seen.delete(place);
      return new Response();
    }
    const known = seen.get(place);
    if (known && Date.now() - known.at < Number(searchParams.get("ttl")) * 1000) {
      sums[city].near += 1;
      await sleep(NEAR_MS);
      return answer(known.value, "near");
    }
    sums[city].cold += 1;
    const value = await CACHE.get(key, { type: "arrayBuffer" });
    await sleep(Number(searchParams.get("cold")));
    seen.set(place, { value, at: Date.now() });
    return answer(value, "cold");
  },
};

const answer = (value, tier) =>
  new Response(value, { status: value === null ? 404 : 200, headers: { Tier: tier } });
