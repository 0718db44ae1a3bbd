// Password hashes: scrypt of HMAC(pepper, password), memory-hard and useless without the Worker's secret.
import { createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";

// 16 MiB and about 30 ms: OWASP's minimum for memory-hard hashing within a Worker's memory. Stored in each hash.
const COST = { N: 16384, r: 8, p: 1 };
const KEY_BYTES = 32;

/** Returns a new hash, `scrypt$N$r$p$salt$key`, with salt and key in base64. */
export async function hashPassword(password: string, pepper: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, pepper, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64"), key.toString("base64")].join("$");
}

/** Returns whether the password matches. False for a hash of another kind. */
export async function verifyPassword(password: string, pepper: string, hash: string): Promise<boolean> {
  const [kind, n, r, p, salt, key] = hash.split("$");
  if (kind !== "scrypt" || !salt || !key) return false;
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  const wanted = Buffer.from(key, "base64");
  return timingSafeEqual(await derive(password, pepper, Buffer.from(salt, "base64"), cost), wanted);
}

/** Check for an unknown username: takes as long as a real check, so that timing does not reveal which names exist. */
export async function verifyUnknownUser(password: string, pepper: string): Promise<false> {
  await derive(password, pepper, Buffer.alloc(16), COST);
  return false;
}

function derive(password: string, pepper: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  const peppered = createHmac("sha256", pepper).update(password.normalize("NFKC")).digest();
  return new Promise((resolve, reject) =>
    scrypt(peppered, salt, KEY_BYTES, cost, (error, key) => (error ? reject(error) : resolve(key))),
  );
}
