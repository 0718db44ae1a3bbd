// A stub of Cloudflare's API with the calls that a deploy uses: in memory, on this machine.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export const ACCOUNT = "0123456789abcdef0123456789abcdef";

interface Worker {
  bindings: { type: string; name: string; [key: string]: unknown }[];
  secrets: Set<string>;
}

type Answer = (name: string, body: string, query: URLSearchParams) => unknown;

export class CloudflareAccount {
  accounts = [{ id: ACCOUNT, name: "A cellar" }];
  subdomain: string | null = "cellar";
  isR2On = true;
  zones: string[] = [];
  stores = {
    database: new Set<string>(),
    cache: new Set<string>(),
    bucket: new Set<string>(),
    queue: new Set<string>(),
  };
  workers = new Map<string, Worker>();
  /** The Worker that reads each queue. */
  consumers = new Map<string, string>();
  /** The call that the stub refuses, as method and path within the account: "POST /queues". */
  fails = "";
  /** Calls that the stub does not know: the test of the real wrangler expects none here. */
  unknown: string[] = [];

  static id(name: string): string {
    return Buffer.from(name).toString("hex").padEnd(32, "0").slice(0, 32);
  }

  /** @returns the value for CLOUDFLARE_API_BASE_URL, and a function that closes the server */
  async open(): Promise<{ url: string; close(): void }> {
    const server = createServer(async (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? "", "http://stub");
      const path = pathname.replace(`/accounts/${ACCOUNT}`, "");
      const answer = this.#answer(`${request.method} ${path}`, await text(request), searchParams);
      const isRefused = answer instanceof Refusal;
      response.writeHead(isRefused ? 400 : 200, { "Content-Type": "application/json" });
      response.end(
        JSON.stringify({
          success: !isRefused,
          errors: isRefused ? [answer] : [],
          messages: [],
          result: isRefused ? null : answer,
        }),
      );
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
  }

  #keepSecrets(name: string, body: string) {
    const { bindings } = JSON.parse(partOf(body, "settings"));
    for (const { type, name: secret } of bindings)
      if (type === "secret_text") this.workers.get(name)?.secrets.add(secret);
    return {};
  }

  #upload(name: string, body: string) {
    const { bindings } = JSON.parse(partOf(body, "metadata"));
    this.workers.set(name, { bindings, secrets: this.workers.get(name)?.secrets ?? new Set() });
    return { id: name, deployment_id: "1", startup_time_ms: 1 };
  }

  #answer(call: string, body: string, query: URLSearchParams): unknown {
    if (call === this.fails) return new Refusal(10_000, "The network went away.");
    for (const [pattern, answer] of this.#calls) {
      const found = pattern.exec(call);
      if (found) return answer(found[1] ?? "", body, query);
    }
    this.unknown.push(call);
    return new Refusal(7003, `nobody plays ${call}`);
  }

  #calls: [RegExp, Answer][] = [
    [/^GET \/user\/tokens\/verify$/, () => ({ status: "active" })],
    [/^GET \/accounts$/, () => this.accounts],
    [/^GET \/zones$/, (_, __, query) => this.zones.filter((zone) => zone === query.get("name"))],
    [
      /^GET \/workers\/subdomain$/,
      () => (this.subdomain ? { subdomain: this.subdomain } : new Refusal(10_007, "none")),
    ],
    [/^GET \/workers\/services\/(.+)$/, () => new Refusal(10_090, "none")],
    [/^POST \/workers\/scripts\/(.+)\/assets-upload-session$/, () => ({ jwt: "token", buckets: [] })],
    [/^GET \/workers\/scripts\/[^/]+\/deployments$/, () => ({ deployments: [] })],
    [
      /^(?:GET|POST) \/workers\/scripts\/[^/]+\/subdomain$/,
      () => ({ enabled: true, previews_enabled: false }),
    ],
    [
      /^GET \/workers\/scripts\/([^/]+)\/settings$/,
      (name) => this.workers.get(name) ?? new Refusal(10_007, "none"),
    ],
    [/^PUT \/workers\/scripts\/[^/]+\/schedules$/, () => ({ schedules: [] })],
    [
      /^GET \/workers\/scripts\/([^/]+)\/secrets$/,
      (name) =>
        [...(this.workers.get(name)?.secrets ?? [])].map((one) => ({ name: one, type: "secret_text" })),
    ],
    [/^PATCH \/workers\/scripts\/([^/]+)\/settings$/, (name, body) => this.#keepSecrets(name, body)],
    [/^PUT \/workers\/scripts\/([^/]+)$/, (name, body) => this.#upload(name, body)],
    [/^GET \/workers\/scripts$/, () => [...this.workers.keys()].map((id) => ({ id }))],
    [/^GET \/d1\/database$/, () => all(this.stores.database, "name", "uuid")],
    [/^POST \/d1\/database$/, (_, body) => made(this.stores.database, JSON.parse(body).name, "uuid")],
    [/^POST \/d1\/database\/[^/]+\/query$/, () => [{ results: [], success: true, meta: {} }]],
    [/^GET \/storage\/kv\/namespaces$/, () => all(this.stores.cache, "title", "id")],
    [/^POST \/storage\/kv\/namespaces$/, (_, body) => made(this.stores.cache, JSON.parse(body).title, "id")],
    [
      /^GET \/r2\/buckets$/,
      () =>
        this.isR2On
          ? { buckets: all(this.stores.bucket, "name", "id") }
          : new Refusal(10_042, "Please enable R2"),
    ],
    [
      /^GET \/r2\/buckets\/(.+)$/,
      (name) => (this.stores.bucket.has(name) ? { name } : new Refusal(10_006, "none")),
    ],
    [/^POST \/r2\/buckets$/, (_, body) => made(this.stores.bucket, JSON.parse(body).name, "id")],
    [
      /^GET \/queues$/,
      (_, __, query) =>
        all(this.stores.queue, "queue_name", "queue_id")
          .filter((queue) => (query.get("name") ?? queue.queue_name) === queue.queue_name)
          .map((queue) => {
            const script = this.consumers.get(queue.queue_id ?? "");
            return { ...queue, consumers: script ? [{ type: "worker", script, consumer_id: "1" }] : [] };
          }),
    ],
    [
      /^(?:POST|PUT) \/queues\/([^/]+)\/consumers(?:\/1)?$/,
      (queue, body) => this.consumers.set(queue, JSON.parse(body).script_name),
    ],
    [/^POST \/queues$/, (_, body) => made(this.stores.queue, JSON.parse(body).queue_name, "queue_id")],
  ];
}

const all = (names: Set<string>, name: string, id: string) =>
  [...names].map((one) => ({ [name]: one, [id]: CloudflareAccount.id(one) }));

function made(names: Set<string>, name: string, id: string) {
  names.add(name);
  return { [id]: CloudflareAccount.id(name) };
}

class Refusal {
  constructor(
    readonly code: number,
    readonly message: string,
  ) {}
}

const partOf = (form: string, name: string): string =>
  new RegExp(`name="${name}"[^]*?\\r\\n\\r\\n(.+?)\\r\\n--`, "s").exec(form)?.[1] ?? "{}";
