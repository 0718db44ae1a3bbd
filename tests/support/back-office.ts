// The back office in a browser: its address, its key, and an operator who is signed in.
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";
import { type Browser, browser } from "./browser";
import { shopUrl, sql } from "./worker/worker";

export const KEY = "input[name=password]";

export async function atTheDesk(origin = shopUrl()): Promise<Browser> {
  const visitor = browser(origin);
  const door = await visitor.get("/operator");
  await door.submit(KEY, { password: OPERATOR_TOKEN });
  return visitor;
}

export const FIELDS = { intent: "move", to: "cancelled" };

export const statusOf = async (order: number) =>
  (await sql("SELECT status FROM orders WHERE id = ?", order))[0]?.status;
