// Admission control: beyond what an isolate can carry, requests are refused at once instead of making all others slow
// (decision 033).
import { SECOND } from "./clock";

/** Purpose of a request, in the order of refusal. */
export type Purpose = "look" | "continue" | "write";

/** Requests in progress in this isolate up to which a purpose is admitted. One takes 5 to 20 ms of processor time. */
const LIMITS: Record<Purpose, number> = { look: 128, continue: 160, write: 192 };
/** Beyond `CROWDED` requests in progress one client may have at most `MAX_OF_CLIENT` of them. */
const CROWDED = 64;
const MAX_OF_CLIENT = 32;
/** The runtime may cancel a request without running its `finally`: after this time it no longer counts. */
const MAX_AGE_MS = 20 * SECOND;

interface Running {
  client: string;
  since: number;
}

/** Oldest first. */
const running = new Set<Running>();

/**
 * @param client address of the client
 * @returns what ends the request, or null if it is refused
 */
export function admit(purpose: Purpose, client: string): (() => void) | null {
  const since = performance.now();
  for (const entry of running) {
    if (since - entry.since < MAX_AGE_MS) break;
    running.delete(entry);
  }
  if (running.size >= LIMITS[purpose]) return null;
  if (running.size >= CROWDED && purpose === "look" && ofClient(client) >= MAX_OF_CLIENT) return null;
  const entry = { client, since };
  running.add(entry);
  return () => running.delete(entry);
}

const ofClient = (client: string): number => [...running].filter((entry) => entry.client === client).length;
