// Report of a quick order or reorder, stored in KV for 30 minutes for its user (CONTRACT §6).
import { z } from "zod";
import { newToken } from "~/platform/crypto";
import type { Env } from "~/platform/env";

const TTL_SECONDS = 30 * 60;

const Report = z.object({
  user: z.int(),
  refused: z.array(z.object({ line: z.int(), written: z.string(), reason: z.string() })),
  /** Text of the quick order field, with lines to send again. null uses the refused lines as written. */
  text: z.string().nullable().default(null),
});
export type Report = z.input<typeof Report>;

/** Stores a report and returns its id for `/cart?report=`. */
export async function saveReport(env: Env, report: Report): Promise<string> {
  const id = newToken();
  await env.CACHE.put(`report:${id}`, JSON.stringify(report), { expirationTtl: TTL_SECONDS });
  return id;
}

/** Returns null if the id is unknown or expired, or the report belongs to another user. */
export async function readReport(env: Env, id: string, user: number): Promise<Report | null> {
  if (!/^[\w-]{1,100}$/.test(id)) return null;
  const report = Report.safeParse(await env.CACHE.get(`report:${id}`, "json"));
  return report.success && report.data.user === user ? report.data : null;
}
