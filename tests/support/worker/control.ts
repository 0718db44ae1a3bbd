// A control channel for tests: the shop runs in one process, test files in others. They send SQL, mail
// batches and cron ticks over it, and everything else by the shop's public addresses.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Server, WORKER } from "~/tools/serve";

export type ControlRequest =
  | { do: "sql"; query: string; params: (string | number | null)[] }
  | { do: "queue"; bodies: unknown[] }
  | { do: "scheduled"; at: string };

export interface Control {
  url: string;
  close(): Promise<void>;
}

export async function openControl(server: Server): Promise<Control> {
  const door = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    try {
      const answer = await perform(server, JSON.parse(Buffer.concat(chunks).toString()));
      response.end(JSON.stringify(answer ?? null));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
  const port = await new Promise<number>((done) =>
    door.listen(0, "127.0.0.1", () => done(portOf(door.address()))),
  );
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((done) => door.close(() => done())),
  };
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === "object" && address !== null ? address.port : 0;

async function perform(server: Server, request: ControlRequest): Promise<unknown> {
  if (request.do === "sql") {
    const { results } = await server.db
      .prepare(request.query)
      .bind(...request.params)
      .all();
    return results;
  }
  const worker = await server.mf.getWorker(WORKER);
  if (request.do === "scheduled")
    return worker.scheduled({ cron: "* * * * *", scheduledTime: new Date(request.at) });
  const messages = request.bodies.map((body, index) => ({
    id: String(index),
    timestamp: new Date(),
    attempts: 1,
    body,
  }));
  return worker.queue("mail", messages);
}
