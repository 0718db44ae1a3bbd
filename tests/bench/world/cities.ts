// The cities of the simulated visitors, and the prices of the stores. The database is near Milan.

export interface City {
  name: string;
  /** Round trip to the database, in ms. */
  d1: number;
  /** Round trip to KV's central store, in ms; a value that the city has read recently takes 5 ms. */
  cold: number;
}

export const CITIES: readonly City[] = [
  { name: "Milan", d1: 10, cold: 60 },
  { name: "London", d1: 30, cold: 60 },
  { name: "New York", d1: 95, cold: 80 },
  { name: "São Paulo", d1: 200, cold: 150 },
  { name: "Singapore", d1: 180, cold: 140 },
  { name: "Sydney", d1: 280, cold: 200 },
];

// US dollars per million operations beyond those included in the paid plan: developers.cloudflare.com/workers, /d1
// and /kv, each under platform/pricing, as read in 2026. CPU time of requests costs another 0.02 per million
// milliseconds.
export const DOLLARS = { requests: 0.3, rowsRead: 0.001, rowsWritten: 1, kvReads: 0.5, kvWrites: 5 };
