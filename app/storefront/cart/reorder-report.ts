// What became of a quick order, kept 30 minutes for the one who sent it: CONTRACT §6.
import { z } from "zod";
import { newToken } from "~/platform/crypto";
import type { Env } from "~/platform/env";

const SECONDS = 30 * 60;

const Report = z.object({
  user: z.int(),
  refused: z.array(z.object({ line: z.int(), written: z.string(), reason: z.string() })),
  /** What was written besides and not sent. */
  text: z.string().default(""),
});
export type Report = z.input<typeof Report>;

/** The id under which /cart shows it. */
export async function saveReport(env: Env, report: Report): Promise<string> {
  const id = newToken();
  await env.CACHE.put(`report:${id}`, JSON.stringify(report), { expirationTtl: SECONDS });
  return id;
}

/** Null for an id that has run out, was never given, or is somebody else's. */
export async function readReport(env: Env, id: string, user: number): Promise<Report | null> {
  if (!/^[\w-]{1,100}$/.test(id)) return null;
  const report = Report.safeParse(await env.CACHE.get(`report:${id}`, "json"));
  return report.success && report.data.user === user ? report.data : null;
}
