// What one isolate remembers between requests: at most so many entries, each for its own time, oldest use first out.
import { HOUR, MINUTE } from "./clock";
import type { Background } from "./env";

/** SPEC §9's lifetimes. */
export const LIFETIME = { settings: 12 * HOUR, menu: 3 * HOUR, default: 30 * MINUTE };

/** SPEC §9: up to 200 entries, least recently used out first. */
const MAX_ENTRIES = 200;

interface Entry<T> {
  value: T;
  since: number;
}

export class Memory<T> {
  readonly #entries = new Map<string, Entry<T>>();

  constructor(readonly lifetimeMs: number) {}

  get(key: string, now: number): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    // A clock that was moved back ends what it has not yet seen begin.
    if (now < entry.since || now >= entry.since + this.lifetimeMs) return undefined;
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: T, now: number): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, since: now });
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > MAX_ENTRIES && !oldest.done) this.#entries.delete(oldest.value);
  }

  clear(): void {
    this.#entries.clear();
  }
}

/** A crowd that finds nothing kept has the work done once. The asker's request is held open until all have their answer. */
export function shared<T>() {
  const underWay = new Map<string, Promise<T>>();
  return (ctx: Background, key: string, work: () => Promise<T>): Promise<T> => {
    const asked = underWay.get(key);
    if (asked) return asked;
    const mine = work().finally(() => underWay.delete(key));
    underWay.set(key, mine);
    ctx.waitUntil(mine.catch(() => undefined));
    return mine;
  };
}
