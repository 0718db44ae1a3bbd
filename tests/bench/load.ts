// Asks for one thing over and over on a few connections that stay open. Written on bare sockets: a client that parses
// less leaves more of the machine to what is measured.
import { connect } from "node:net";

export interface Load {
  perSecond: number;
  medianMs: number;
  p95Ms: number;
}

const CONNECTIONS = 10;
const MEASURED_MS = 3000;

interface Answered {
  sentAt: number;
  endedAt: number;
}

/** Throws if an answer is anything but a 200. */
export async function measure(url: string, headers: Record<string, string>): Promise<Load> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join("")}\r\n`);
  const stopAt = performance.now() + MEASURED_MS;
  const all = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => askOnAndOn(hostname, Number(port), request, stopAt)),
  );
  // Each connection's first answer warms up; a slow screen has its second, however late.
  const answers = all.flatMap((answered) => answered.slice(1));
  const times = answers.map(({ sentAt, endedAt }) => endedAt - sentAt).sort((a, b) => a - b);
  const from = Math.min(...all.map((answered) => answered[1]?.sentAt ?? Number.NaN));
  const to = Math.max(...all.map((answered) => answered.at(-1)?.endedAt ?? Number.NaN));
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: (1000 * times.length) / (to - from), medianMs: at(0.5), p95Ms: at(0.95) };
}

function askOnAndOn(host: string, port: number, request: Buffer, stopAt: number): Promise<Answered[]> {
  return new Promise((done, failed) => {
    const socket = connect({ host, port, noDelay: true });
    let chunks: Buffer[] = [];
    const answered: Answered[] = [];
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
      answered.push({ sentAt, endedAt: performance.now() });
      if (answered.length < 2 || performance.now() < stopAt) return ask();
      socket.removeAllListeners("close");
      socket.end();
      done(answered);
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
