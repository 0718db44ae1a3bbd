// Requests that fetch refuses to send: with any Host, or a path that no URL parser has normalized.
import { request } from "node:http";

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** @param path sent unchanged */
export const rawRequest = (
  base: string,
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(base);
    const { method = "GET", headers = {}, body } = init;
    const sent = request({ hostname, port, path, method, headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      done({ status: answer.statusCode ?? 0, headers: answer.headers, text });
    });
    sent.on("error", fail);
    sent.end(body);
  });
