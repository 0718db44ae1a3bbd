// The shop's Worker in one city, with delays added to its bindings. A D1 query takes the city's round trip to the
// database; KV goes through sea.js, which tracks what the city has read recently. The response's World-Waits header
// contains what the response waited for.
import shop from "../../../build/worker.js";

const sum = { trips: 0, rowsRead: 0, rowsWritten: 0 };
const sleep = (ms) => new Promise((wake) => setTimeout(wake, ms));

export default {
  async fetch(request, env, ctx) {
    const { pathname, search } = new URL(request.url);
    if (pathname === "/world") return Response.json(sum);
    const waits = { rounds: 0, trips: 0, near: 0, cold: 0, ms: 0, asking: 0, open: 0, since: 0 };
    // Pages are cached by host name, so every city uses the same one.
    const asked = new Request(`https://shop.example${pathname}${search}`, request);
    const answer = await shop.fetch(
      asked,
      { ...env, DB: farDatabase(env, waits), CACHE: farCache(env, waits) },
      ctx,
    );
    const told = new Response(answer.body, answer);
    told.headers.set("World-Waits", JSON.stringify(waits));
    return told;
  },
};

/** Adds the time of the work to `waits.ms`; concurrent work counts once. */
async function waited(waits, work) {
  if (waits.open === 0) waits.since = Date.now();
  waits.open += 1;
  try {
    return await work();
  } finally {
    waits.open -= 1;
    if (waits.open === 0) waits.ms += Date.now() - waits.since;
  }
}

function farDatabase({ DB, D1_MS }, waits) {
  const batch = (session) => (statements) =>
    waited(waits, async () => {
      waits.trips += 1;
      sum.trips += 1;
      if (waits.asking === 0) waits.rounds += 1;
      waits.asking += 1;
      try {
        await sleep(D1_MS);
        const results = await session.batch(statements);
        for (const { meta } of results) {
          sum.rowsRead += meta.rows_read ?? 0;
          sum.rowsWritten += meta.rows_written ?? 0;
        }
        return results;
      } finally {
        waits.asking -= 1;
      }
    });
  return {
    withSession(from) {
      const session = DB.withSession(from);
      return {
        prepare: (sql) => session.prepare(sql),
        batch: batch(session),
        getBookmark: () => session.getBookmark(),
      };
    },
  };
}

function farCache({ SEA, CITY, COLD_MS }, waits) {
  const ask = (key, init = {}, query = {}) =>
    SEA.fetch(
      `http://sea/${encodeURIComponent(key)}?${new URLSearchParams({ city: CITY, cold: COLD_MS, ...query })}`,
      init,
    );
  return {
    get: (key, options) =>
      waited(waits, async () => {
        const { type = "text", cacheTtl = 60 } =
          typeof options === "string" ? { type: options } : (options ?? {});
        const answer = await ask(key, {}, { ttl: cacheTtl });
        waits[answer.headers.get("Tier")] += 1;
        return answer.status === 404 ? null : answer[type]();
      }),
    put: async (key, value, { expirationTtl = 0 } = {}) => {
      await ask(key, { method: "PUT", body: value }, { expire: expirationTtl });
    },
    delete: async (key) => {
      await ask(key, { method: "DELETE" });
    },
  };
}
