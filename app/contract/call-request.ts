// A call as the client sends it: a server in the same process reads it directly, and over the network it
// becomes a Request.
// Requests, URLs and headers cost more CPU time than most calls.
import type { Call } from "./call";

/** The read-only part of `Headers`. */
export type ReadHeaders = Pick<Headers, "get" | "has">;

/** The parts read from a request over the network, or from a call, which has no readable body. */
export type ReadRequest = Pick<Request, "url" | "method" | "body"> & { headers: ReadHeaders };

export interface CallFacts {
  call: Call;
  /** Origin and base path, without a trailing slash. */
  base: string;
  path: string;
  params: Record<string, string>;
  query: Record<string, string | string[]>;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** JSON, a file, or nothing. */
  content: string | Blob | null;
}

export class CallRequest {
  /** Only a Request has a readable body. */
  readonly body = null;
  readonly headers: ReadHeaders;

  constructor(readonly facts: CallFacts) {
    const { headers } = facts;
    this.headers = {
      get: (name) => headers[name.toLowerCase()] ?? null,
      has: (name) => name.toLowerCase() in headers,
    };
  }

  get method(): string {
    return this.facts.call.method;
  }

  get url(): string {
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries(this.facts.query))
      for (const one of [value].flat()) query.append(key, one);
    return `${this.facts.base}/${this.facts.path}?${query}`;
  }

  /** Used for a server elsewhere. */
  toRequest(): Request {
    const { headers, content } = this.facts;
    return new Request(this.url, { method: this.method, headers, body: content });
  }
}
