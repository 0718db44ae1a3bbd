// Many concurrent readers, each of which requests one address after the other.
import { Agent, get } from "node:http";
import { text } from "node:stream/consumers";

export interface Address {
  path: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  body: string;
}

export interface Reader {
  addresses: readonly Address[];
  /** True: all requests use one connection, as in a browser. False: each request opens a new one. */
  keepsConnection: boolean;
}

export interface Reading {
  /** The number of right answers. */
  right: number;
  /** The wrong answers: "500 /p", "200 /home: not its own content", "ECONNRESET /home". */
  wrong: string[];
  /** Each reader ends after its current answer. */
  stop(): Promise<void>;
}

/** Longer than any answer takes on a busy machine: after this time the answer counts as missing. */
const LONGEST_MS = 60_000;

/** @param isRight checks the content of a 200 */
export function readers(
  url: string,
  crowd: readonly Reader[],
  isRight: (address: Address, body: string) => boolean,
): Reading {
  let isOver = false;
  const reading: Reading = {
    right: 0,
    wrong: [],
    stop: async () => {
      isOver = true;
      await ended;
    },
  };
  const faultOf = async (address: Address, connection: Agent | false): Promise<string | null> => {
    const { status, body } = await ask(url, address, connection);
    if (status !== 200) return `${status} ${address.path}`;
    return isRight(address, body) ? null : `200 ${address.path}: not its own content`;
  };
  const read = async ({ addresses, keepsConnection }: Reader, first: number): Promise<void> => {
    const connection = keepsConnection && new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = first; !isOver; turn += 1) {
      const address = addresses[turn % addresses.length];
      if (!address) break;
      const fault = await faultOf(address, connection).catch((error) => `${error.code} ${address.path}`);
      if (fault) reading.wrong.push(fault);
      else reading.right += 1;
    }
    if (connection) connection.destroy();
  };
  const ended = Promise.all(crowd.map(read));
  return reading;
}

/** @param connection false: a new connection */
export function ask(
  url: string,
  { path, headers = {} }: Address,
  connection: Agent | false = false,
): Promise<Answer> {
  return new Promise((done, failed) => {
    const asked = get(url + path, { agent: connection, headers, timeout: LONGEST_MS }, (answer) => {
      text(answer).then((body) => done({ status: answer.statusCode ?? 0, body }), failed);
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", (error: NodeJS.ErrnoException) => {
      // workerd closes a connection that was idle for some seconds. A browser then repeats the request on
      // another one.
      if (asked.reusedSocket && error.code === "ECONNRESET")
        ask(url, { path, headers }, connection).then(done, failed);
      else failed(error);
    });
  });
}
