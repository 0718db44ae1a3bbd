// A call as the client asks it: a server in the same process reads it as it is, and over the network it becomes a Request.
// Requests, URLs and headers cost the processor more than most calls do.
import type { Call } from "./call";

/** The part of `Headers` that only reads. */
export type ReadHeaders = Pick<Headers, "get" | "has">;

/** What is read of a request: of one over the network, or of a call, which has no body to be read. */
export type ReadRequest = Pick<Request, "url" | "method" | "body"> & { headers: ReadHeaders };

export interface CallFacts {
  call: Call;
  /** Origin and base path, without a slash at the end. */
  base: string;
  /** The call's path with its values. */
  path: string;
  params: Record<string, string>;
  query: Record<string, string | string[]>;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** JSON, a file, or nothing. */
  content: string | Blob | null;
}

export class CallRequest {
  /** Only a Request has one to be read. */
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

  /** For a server elsewhere. */
  toRequest(): Request {
    const { headers, content } = this.facts;
    return new Request(this.url, { method: this.method, headers, body: content });
  }
}
