// Where visitors are, and what a store costs. The database is near Milan.

export interface City {
  name: string;
  /** To the database and back. */
  d1: number;
  /** To the centre of KV and back; what the city has read of late is 5 ms away. */
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

// Dollars a million, beyond what the paid plan includes: developers.cloudflare.com/workers, /d1 and /kv, each under
// platform/pricing, as read in 2026. A request's CPU time is another 0.02 for each millisecond.
export const DOLLARS = { requests: 0.3, rowsRead: 0.001, rowsWritten: 1, kvReads: 0.5, kvWrites: 5 };
