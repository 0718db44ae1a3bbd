// Passwords are kept as scrypt of HMAC(pepper, password): memory-hard, and useless without the Worker's secret.
import { createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";

// 16 MiB and about 30 ms: OWASP's floor for memory-hard hashing within a Worker's memory. Kept in each hash.
const COST = { N: 16384, r: 8, p: 1 };
const KEY_BYTES = 32;

/** `scrypt$N$r$p$salt$key`, base64. */
export async function hashPassword(password: string, pepper: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, pepper, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64"), key.toString("base64")].join("$");
}

export async function verifyPassword(password: string, pepper: string, hash: string): Promise<boolean> {
  const [kind, n, r, p, salt, key] = hash.split("$");
  if (kind !== "scrypt" || !salt || !key) return false;
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  const wanted = Buffer.from(key, "base64");
  return timingSafeEqual(await derive(password, pepper, Buffer.from(salt, "base64"), cost), wanted);
}

/** Costs as much as a real check, so that an unknown name answers as slowly as a known one. */
export async function verifyNobody(password: string, pepper: string): Promise<false> {
  await derive(password, pepper, Buffer.alloc(16), COST);
  return false;
}

function derive(password: string, pepper: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  const peppered = createHmac("sha256", pepper).update(password.normalize("NFKC")).digest();
  return new Promise((resolve, reject) =>
    scrypt(peppered, salt, KEY_BYTES, cost, (error, key) => (error ? reject(error) : resolve(key))),
  );
}
