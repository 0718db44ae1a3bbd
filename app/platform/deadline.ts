// Deadlines for other systems, and the timers that enforce them.
import { SECOND } from "./clock";

/** Deadlines in ms. A deadline that passes never cancels the work itself. */
export const DEADLINE_MS = {
  /** All waits of one request for the database together. */
  request: 8 * SECOND,
  /** One database round trip of a job, which has no request deadline. */
  roundTrip: 15 * SECOND,
  /** One batch of an import, backup or restore. */
  longRoundTrip: 300 * SECOND,
  /** The data version, for a page that is in memory. */
  version: 500,
  /** A KV read. KV's central store takes 60 to 200 ms. */
  kvRead: 300,
  /** A read from R2. */
  fileRead: 2 * SECOND,
  /** A call to the Shop API in another Worker, which has its own request deadline. */
  remoteApi: 10 * SECOND,
  /** One try at Stripe. Its library makes two. */
  stripe: 3500,
  /** Turnstile, VIES, the upstream of the client proxy: a visitor waits for them. */
  botCheck: 3 * SECOND,
  vies: 5 * SECOND,
  clientProxy: 8 * SECOND,
  /** The mail service and the receivers of webhooks, which only jobs wait for. */
  mail: 5 * SECOND,
  webhook: 10 * SECOND,
};

/** Settles like `work`; after `ms` milliseconds like `onLate`, which may throw. The work itself is not cancelled. */
export async function withinDeadline<T>(work: Promise<T>, ms: number, onLate: () => T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([work, deadline.then(onLate)]);
  } finally {
    clearTimeout(timer);
  }
}

/** The total time that waits may take. Waits that overlap count once; time between waits does not count. */
export class WaitBudget {
  private spent = 0;
  private waits = 0;
  private since = 0;

  constructor(private readonly ms: number) {}

  /** Milliseconds left. Zero or less if nothing is left. */
  left(): number {
    return this.ms - this.spent - (this.waits > 0 ? performance.now() - this.since : 0);
  }

  /** Waits for `work`. */
  async spend<T>(work: () => Promise<T>): Promise<T> {
    if (this.waits === 0) this.since = performance.now();
    this.waits += 1;
    try {
      return await work();
    } finally {
      this.waits -= 1;
      if (this.waits === 0) this.spent += performance.now() - this.since;
    }
  }
}
