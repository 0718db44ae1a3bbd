// Many readers at once, each from one address to the next. Every question has a connection of its own: workerd ends one
// that was idle for some seconds, and on a busy machine takes a waiting question for none.
import { get } from "node:http";
import { text } from "node:stream/consumers";

export interface Address {
  path: string;
  headers?: Record<string, string>;
  /** What every right answer has in it. */
  holds: string;
}

export interface Reading {
  /** How many answers were right. */
  right: number;
  /** The others: "500 /p", "ECONNRESET /home". */
  wrong: string[];
  /** Each reader ends with the answer that is under way. */
  stop(): Promise<void>;
}

/** Longer than any answer takes on a busy machine: this one never comes. */
const LONGEST_MS = 60_000;

export function readers(url: string, crowd: readonly (readonly Address[])[]): Reading {
  let isOver = false;
  const reading: Reading = {
    right: 0,
    wrong: [],
    stop: async () => {
      isOver = true;
      await ended;
    },
  };
  const ended = Promise.all(
    crowd.map(async (addresses, first) => {
      for (let turn = first; !isOver; turn += 1) {
        const address = addresses[turn % addresses.length];
        if (!address) return;
        const fault = await faultOf(url, address).catch((error) => `${error.code} ${address.path}`);
        if (fault) reading.wrong.push(fault);
        else reading.right += 1;
      }
    }),
  );
  return reading;
}

function faultOf(url: string, { path, headers = {}, holds }: Address): Promise<string | null> {
  return new Promise((done, failed) => {
    const asked = get(url + path, { agent: false, headers, timeout: LONGEST_MS }, (answer) => {
      const isRight = (body: string) => answer.statusCode === 200 && body.includes(holds);
      text(answer).then((body) => done(isRight(body) ? null : `${answer.statusCode} ${path}`), failed);
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", failed);
  });
}
