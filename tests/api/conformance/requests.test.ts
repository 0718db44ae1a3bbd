// Tests the rules of CONTRACT §1 for requests on every call of the map.
import { beforeAll, describe, expect, it } from "vitest";
import { ErrorBody } from "~/contract/wire";
import { freshFacts } from "../../support/operator";
import { api, shopUrl } from "../../support/worker/worker";
import { addressOf, type Row, rows } from "./ask";
import { openWorld, type World } from "./world";

const MIB = 1024 * 1024;
const inputOf = ({ call }: Row) =>
  Object.fromEntries(Object.keys(call.params?.shape ?? {}).map((name) => [name, "1"]));
const pathOf = (row: Row) => addressOf(row.call, inputOf(row));
const send = (row: Row, token: string, init: RequestInit = {}, path = pathOf(row)) =>
  api(path, {
    method: row.call.method,
    ...init,
    headers: { Authorization: `Token ${token}`, ...init.headers },
  });
const codeOf = async (answer: Response) => {
  const { detail } = ErrorBody.parse(await answer.json());
  return [answer.status, typeof detail === "string" ? "" : detail.code];
};
const fits = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(path);
const and = (path: string, query: string) => `${path}${path.includes("?") ? "&" : "?"}${query}`;

let world: World;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  token = world.agent.token;
}, 60_000);

describe.each(rows)("$name", (row) => {
  const { call } = row;

  it("refuses an unknown language, shop context and agent", async () => {
    for (const query of ["locale=fr", "shop_context=b2x", "locale="])
      expect([query, (await send(row, token, {}, and(pathOf(row), query))).status]).toEqual([query, 400]);
    const foreign = and(pathOf(row), `agent=${world.otherAgent.user.id}`);
    expect((await send(row, token, {}, foreign)).status).toBe(403);
  });

  it("redirects a path without a trailing slash to the path with it", async () => {
    const path = pathOf(row).replace(/\/$/, "");
    const answer = await send(row, token, {}, `${path}?locale=en`);
    expect(answer.status).toBe(308);
    const wanted = `/api/v3/client/${path}/?locale=en`;
    expect(new URL(answer.headers.get("Location") ?? "", shopUrl()).href).toBe(shopUrl() + wanted);
  });

  it("answers under version 2 as well, with a Deprecation header", async () => {
    const answer = await fetch(`${shopUrl()}/api/v2/client/${and(pathOf(row), "locale=fr")}`, {
      method: call.method,
    });
    expect([answer.status, answer.headers.get("Deprecation")]).toEqual([400, "true"]);
  });

  it("answers 405 to another method", async () => {
    const known = rows.flatMap((other) => (fits(other.call.path, pathOf(row)) ? [other.call.method] : []));
    for (const method of ["GET", "POST", "PATCH", "DELETE", "PUT"]) {
      if (known.some((one) => one === method)) continue;
      const answer = await api(pathOf(row), { method });
      const allowed = answer.headers.get("Allow")?.split(", ") ?? [];
      expect([method, ...(await codeOf(answer))]).toEqual([method, 405, "method_not_allowed"]);
      expect(allowed.filter((one) => one !== "HEAD").sort()).toEqual([...new Set(known)].sort());
    }
  });

  if (call.body)
    it("refuses a body that is not JSON, is cut off, or is too large", async () => {
      const json = { "Content-Type": "application/json" };
      const body = (text: string, headers: Record<string, string>) =>
        send(row, token, { body: text, headers });
      expect(await codeOf(await body("{}", { "Content-Type": "text/plain" }))).toEqual([
        415,
        "unsupported_media_type",
      ]);
      expect(await codeOf(await body("{}", { "Content-Type": "application/x-www-form-urlencoded" }))).toEqual(
        [415, "unsupported_media_type"],
      );
      for (const cut of ['{"a":', "{'a':1}", "\u0000"])
        expect(await codeOf(await body(cut, json))).toEqual([400, "malformed_json"]);
      expect(await codeOf(await body("[".repeat(200_000), json))).toEqual([400, "invalid_input"]);
      for (const odd of ["[]", "null", "7", '"text"']) expect((await body(odd, json)).status).toBe(400);
      const large = JSON.stringify({ notes: "x".repeat(MIB) });
      expect(await codeOf(await body(large, json))).toEqual([413, "too_large"]);
      const chunked = { body: new Blob([large]).stream(), headers: json, duplex: "half" as const };
      expect((await send(row, token, chunked)).status).toBe(413);
    });
});

describe("public answers", () => {
  beforeAll(freshFacts);

  const open = rows.filter(({ call }) => call.access === "anyone" && call.method === "GET" && call.cache);

  it.each(
    open.filter(({ call }) => !call.params && !call.path.match(/ancestors|price|pp|related|facets|custom/)),
  )(
    "$name: have an ETag and answer 304 to it; an answer to a token is private and has none",
    async ({ call }) => {
      const needed = { "products/p/suggest/": "search=liev", "products/feed/": "country=IT" };
      const path = and(call.path, Object.entries(needed).find(([one]) => one === call.path)?.[1] ?? "");
      const first = await api(path);
      expect(first.status).toBe(200);
      expect(first.headers.get("Cache-Control")).toMatch(/^public, (max-age=\d+|no-cache)$/);
      const etag = first.headers.get("ETag") ?? "";
      expect(etag).toMatch(/^(W\/)?".+"$/);
      for (const tag of [etag, `"other", ${etag}`]) {
        const again = await api(path, { headers: { "If-None-Match": tag } });
        expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", etag]);
      }
      const personal = await world.mine.buyer.call("GET", path, undefined, { "If-None-Match": etag });
      expect([personal.status, personal.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
      expect(personal.headers.get("ETag")).toBeNull();
    },
  );
});
