// Invoices, delivery notes and sheets are drawn once their rows are there, so that lists can say how large they are.
import { drawWaiting } from "~/api/papers";
import { now } from "~/platform/clock";
import { openDatabase } from "~/platform/database";
import type { Background, Env } from "~/platform/env";

const AT_ONCE = 25;

export async function drawPapers(env: Env, ctx: Background): Promise<void> {
  const db = openDatabase(env.DB);
  const nobody = { who: null, clientIp: "", request: new Request("https://shop.invalid/") };
  await drawWaiting({ env, ctx, db, now: now(), locale: "it", shopContext: "b2c", ...nobody }, AT_ONCE);
}
