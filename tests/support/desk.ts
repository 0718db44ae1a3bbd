// People of the back office with a session each, as after signing in.
import type { OperatorRole } from "~/contract/constants/permissions";
import { createOperatorClient, type OperatorClient } from "~/contract/operator/client";
import { hashOf, newToken } from "~/platform/crypto";
import { shopUrl, sql } from "./worker/worker";

let count = 0;

/** @returns the person's client, and the token of the session */
export async function aPerson(
  role: OperatorRole,
  { name = `Person ${++count}` } = {},
): Promise<{ id: number; name: string; email: string; token: string; client: OperatorClient }> {
  const email = `desk-${newToken().slice(0, 12).toLowerCase()}@shop.test`;
  const [row] = await sql(
    `INSERT INTO operators (name, email, password_hash, must_change_password, role, locale, created_at)
     VALUES (?, ?, 'none', 0, ?, 'it', '2026-01-01T00:00:00.000Z') RETURNING id`,
    name,
    email,
    role,
  );
  const token = newToken();
  await sql(
    "INSERT INTO operator_sessions (token_hash, operator_id, created_at, expires_at) VALUES (?, ?, ?, ?)",
    hashOf(token),
    Number(row?.id),
    "2026-01-01T00:00:00.000Z",
    "2100-01-01T00:00:00.000Z",
  );
  return { id: Number(row?.id), name, email, token, client: clientOf(token) };
}

export const clientOf = (token: string): OperatorClient =>
  createOperatorClient({ fetch, baseUrl: shopUrl(), locale: "it", token });
