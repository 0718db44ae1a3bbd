// The client proxy (CONTRACT §3): one upstream, the listed paths only, none of the caller's credentials;
// tested against an upstream that redirects, stalls and lies.
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LoginAnswer } from "~/contract/auth";
import { refusal } from "../../support/answers";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";
import { PASSWORD, signInAs } from "../../support/worker/worker";

interface Heard {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}
const heard: Heard[] = [];
let upstream: Server;
let shop: OwnShop;
let token: string;

beforeAll(async () => {
  upstream = createServer(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "", url = "", headers } = request;
    heard.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    if (url.includes("elsewhere"))
      return answer.writeHead(302, { Location: "http://127.0.0.1:1/inside" }).end();
    if (url.includes("broken")) return answer.writeHead(500).end("at /inner/path.js");
    if (url.includes("endless")) return void answer.writeHead(200).write("x");
    if (url.includes("huge")) return answer.end("x".repeat(1024 * 1024 + 1));
    if (url.includes("liar")) return answer.writeHead(200, { "Content-Length": "10" }).end("short");
    if (url.includes("stranger")) return answer.writeHead(401).end();
    if (url.includes("missing"))
      return answer.writeHead(404, { "Content-Type": "text/plain" }).end("no such");
    answer.writeHead(200, {
      "Content-Type": "text/html",
      "Set-Cookie": "session=stolen",
      "Access-Control-Allow-Origin": "*",
      "X-Inner": "1",
    });
    answer.end("<script>1</script>");
  });
  const port = await new Promise<number>((done) =>
    upstream.listen(0, "127.0.0.1", () => {
      const address = upstream.address();
      done(typeof address === "object" && address ? address.port : 0);
    }),
  );
  shop = await ownShop({ CLIENT_PROXY_URL: `http://127.0.0.1:${port}/base` });
  await shop.set({ CLIENT_PROXY_PATHS: ["GET reports/", "POST tickets/"] });
  const basic = Buffer.from(`business@demo.test:${PASSWORD}`).toString("base64");
  const login = await shop.api("auth/login/", {
    method: "POST",
    headers: { Authorization: `Basic ${basic}` },
  });
  token = LoginAnswer.parse(await login.json()).token;
}, 60_000);
afterAll(async () => {
  upstream.closeAllConnections();
  upstream.close();
  await shop.close();
});

const ask = (path: string, init: RequestInit = {}) =>
  shop.api(`client-proxy/${path}`, {
    ...init,
    headers: { Authorization: `Token ${token}`, Cookie: "session=mine", ...init.headers },
  });

describe("client-proxy/{path}/", () => {
  it("forwards the listed paths, without the caller's headers", async () => {
    heard.length = 0;
    const answer = await ask("reports/2026/?month=11", {
      headers: { "Shop-Device": "d", "X-Forwarded-For": "1.2.3.4" },
    });
    expect([answer.status, await answer.text()]).toEqual([200, "<script>1</script>"]);
    expect(heard).toMatchObject([{ method: "GET", url: "/base/reports/2026/?month=11" }]);
    const sent = heard[0]?.headers ?? {};
    for (const name of ["authorization", "cookie", "shop-device", "x-forwarded-for"])
      expect(sent[name]).toBeUndefined();
    for (const name of ["Set-Cookie", "X-Inner", "Access-Control-Allow-Origin"])
      expect(answer.headers.get(name)).toBeNull();
    expect(answer.headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("forwards a body unchanged, up to a mebibyte", async () => {
    const body = JSON.stringify({ text: "caffè" });
    const headers = { "Content-Type": "application/json" };
    await ask("tickets/", { method: "POST", body, headers });
    expect(heard.at(-1)).toMatchObject({
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    });
    const large = await ask("tickets/", { method: "POST", body: "x".repeat(1024 * 1024 + 1), headers });
    expect(large.status).toBe(413);
  });

  it("returns the upstream's refusal unchanged", async () => {
    const answer = await ask("reports/missing/");
    expect([answer.status, await answer.text()]).toEqual([404, "no such"]);
  });

  it("answers 503 when the upstream refuses the shop's own credentials", async () => {
    expect((await ask("reports/stranger/")).status).toBe(503);
  });

  it("refuses other methods and paths, and requires a token and a trailing slash", async () => {
    heard.length = 0;
    for (const [method, path] of [
      ["POST", "reports/x/"],
      ["DELETE", "reports/x/"],
      ["GET", "tickets/"],
      ["GET", "admin/"],
      ["GET", ""],
      ["GET", "reports/../admin/"],
      ["GET", "reports/%2e%2e/admin/"],
      ["GET", "reports/..%2fadmin/"],
      ["GET", "reports//127.0.0.1/"],
      ["GET", "reports/@127.0.0.1/"],
    ] as const)
      expect([path, (await ask(path, { method })).status]).toEqual([path, 404]);
    expect((await ask("reports/x/", { headers: { Authorization: "" } })).status).toBe(401);
    const slash = await ask("reports/x?a=1");
    expect([slash.status, slash.headers.get("Location")]).toEqual([
      308,
      "/api/v3/client/client-proxy/reports/x/?a=1",
    ]);
    expect(heard).toEqual([]);
  });

  it("follows no redirect, and ends a response that never finishes", { timeout: 40_000 }, async () => {
    const paths = [
      "reports/elsewhere/",
      "reports/broken/",
      "reports/huge/",
      "reports/liar/",
      "reports/endless/",
    ];
    await Promise.all(
      paths.map(async (path) => {
        const answer = await ask(path);
        expect([path, answer.status, answer.headers.get("Retry-After")]).toEqual([path, 503, "30"]);
        expect(await refusal(answer)).toMatchObject({ code: "upstream_unavailable" });
      }),
    );
  });

  it("does not exist without an upstream", async () => {
    const business = await signInAs("business@demo.test");
    expect((await business.call("GET", "client-proxy/reports/")).status).toBe(404);
  });
});

describe("CORS_ORIGINS", () => {
  let open: OwnShop;
  beforeAll(async () => {
    open = await ownShop();
    await open.set({ CORS_ORIGINS: ["https://partner.example"] });
  }, 60_000);
  afterAll(() => open.close());
  const preflight = {
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "authorization",
  };

  it("allows the listed origins' browsers to read and write, with a token and without cookies", async () => {
    const headers = { Origin: "https://partner.example" };
    const asked = await open.api("carts/rows/", { method: "OPTIONS", headers: { ...headers, ...preflight } });
    expect(asked.status).toBe(204);
    expect(asked.headers.get("Access-Control-Allow-Headers")).toContain("Authorization");
    const read = await open.api("products/p/?page_size=1", { headers });
    expect([read.status, read.headers.get("Access-Control-Allow-Origin")]).toEqual([
      200,
      "https://partner.example",
    ]);
    expect(read.headers.get("Vary")).toContain("Origin");
    expect(read.headers.get("Access-Control-Allow-Credentials")).toBeNull();
    const refused = await open.api("orders/", { headers });
    expect([refused.status, refused.headers.get("Access-Control-Allow-Origin")]).toEqual([
      401,
      "https://partner.example",
    ]);
  });

  it.each(["https://evil.example", "https://partner.example.evil.example", "http://partner.example", "null"])(
    "sends no CORS headers to %s",
    async (Origin) => {
      for (const init of [
        { headers: { Origin } },
        { method: "OPTIONS", headers: { Origin, ...preflight } },
      ]) {
        const answer = await open.api("products/p/?page_size=1", init);
        expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
      }
    },
  );
});
