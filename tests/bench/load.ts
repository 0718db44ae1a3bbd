// Sends one request over and over on a few open connections. Uses bare sockets: a client that parses less leaves
// more of the machine to the server that is measured.
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

export interface Asked {
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON with POST; without a body the request is a GET. */
  body?: object;
}

/** @throws {Error} if a response is not a success */
export async function measure({ url, headers = {}, body }: Asked, measuredMs = MEASURED_MS): Promise<Load> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const posted = body ? JSON.stringify(body) : "";
  const length = { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(posted)) };
  const sent = { Host: host, ...headers, ...(body ? length : {}) };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  const start = `${body ? "POST" : "GET"} ${pathname}${search} HTTP/1.1\r\n`;
  const request = Buffer.from(`${start}${lines.join("")}\r\n${posted}`);
  const stopAt = performance.now() + measuredMs;
  const all = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => askOnAndOn(hostname, Number(port), request, stopAt)),
  );
  // The first response of each connection warms up and is not counted. A slow screen still gets its second
  // response, however late.
  const answers = all.flatMap((answered) => answered.slice(1));
  const times = answers.map(({ sentAt, endedAt }) => endedAt - sentAt).sort((a, b) => a - b);
  const from = Math.min(...all.map((answered) => answered[1]?.sentAt ?? Number.NaN));
  const to = Math.max(...all.map((answered) => answered.at(-1)?.endedAt ?? Number.NaN));
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: (1000 * times.length) / (to - from), medianMs: at(0.5), p95Ms: at(0.95) };
}

const ROUNDS = 5;

/**
 * Rate of `one` divided by the rate of `other`: the median of `ROUNDS` rounds. The two are measured in turns, so
 * that other load on the machine affects both.
 */
export async function ratio(
  one: Asked,
  other: Asked,
  measuredMs = 700,
): Promise<{ ratio: number; perSecond: number }> {
  const turns: { ratio: number; perSecond: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { perSecond } = await measure(one, measuredMs);
    turns.push({ perSecond, ratio: perSecond / (await measure(other, measuredMs)).perSecond });
  }
  const [middle] = turns.sort((a, b) => a.ratio - b.ratio).slice(ROUNDS >> 1);
  return middle ?? { ratio: Number.NaN, perSecond: Number.NaN };
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
      if (!status.startsWith("2"))
        return failed(new Error(`${status}: ${request.toString().split("\r\n", 1)}`));
      answered.push({ sentAt, endedAt: performance.now() });
      if (answered.length < 2 || performance.now() < stopAt) return ask();
      socket.removeAllListeners("close");
      socket.end();
      done(answered);
    });
  });
}

// A connection has one pending response at a time, so its Content-Length or its last chunk marks its end.
function isWhole(answer: Buffer): boolean {
  const head = answer.indexOf("\r\n\r\n");
  if (head < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.toString("latin1", 0, head));
  return length
    ? answer.length >= head + 4 + Number(length[1])
    : answer.subarray(-5).toString("latin1") === "0\r\n\r\n";
}
