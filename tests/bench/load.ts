// Asks for one thing over and over on a few connections that stay open. Written on bare sockets: a client that parses
// less leaves more of the machine to what is measured.
import { connect } from "node:net";

export interface Load {
  perSecond: number;
  medianMs: number;
  p95Ms: number;
}

const CONNECTIONS = 10;
const WARM_UP_MS = 500;
const MEASURED_MS = 3000;

/** Throws if an answer is anything but a 200. */
export async function measure(url: string, headers: Record<string, string>): Promise<Load> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join("")}\r\n`);
  const began = performance.now() + WARM_UP_MS;
  const times: number[] = [];
  const note = (sentAt: number, endedAt: number) => {
    if (sentAt >= began) times.push(endedAt - sentAt);
    return endedAt < began + MEASURED_MS;
  };
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () => askOnAndOn(hostname, Number(port), request, note)),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: times.length / (MEASURED_MS / 1000), medianMs: at(0.5), p95Ms: at(0.95) };
}

function askOnAndOn(
  host: string,
  port: number,
  request: Buffer,
  note: (sentAt: number, endedAt: number) => boolean,
): Promise<void> {
  return new Promise((done, failed) => {
    const socket = connect({ host, port, noDelay: true });
    let chunks: Buffer[] = [];
    let sentAt = 0;
    const ask = () => {
      sentAt = performance.now();
      socket.write(request);
    };
    socket.on("connect", ask);
    socket.on("error", failed);
    socket.on("close", () => failed(new Error("the connection was closed")));
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      const answer = chunks.length === 1 ? chunk : Buffer.concat(chunks);
      if (!isWhole(answer)) return;
      chunks = [];
      const status = answer.toString("latin1", 9, 12);
      if (status !== "200") return failed(new Error(`${status}: ${request.toString().split("\r\n", 1)}`));
      if (note(sentAt, performance.now())) return ask();
      socket.removeAllListeners("close");
      socket.end();
      done();
    });
  });
}

// One answer at a time is under way on a connection, so its end is known from its length or its last chunk.
function isWhole(answer: Buffer): boolean {
  const head = answer.indexOf("\r\n\r\n");
  if (head < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.toString("latin1", 0, head));
  return length
    ? answer.length >= head + 4 + Number(length[1])
    : answer.subarray(-5).toString("latin1") === "0\r\n\r\n";
}
