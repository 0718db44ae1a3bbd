// API keys with which programs act for a customer or an agent, without a password.
import { z } from "zod";
import { KEY_DAYS, KEY_SCOPES } from "./constants/enums";
import { MAX_KEY_NAME_LENGTH, MAX_PASSWORD_INPUT_LENGTH } from "./constants/limits";
import { Id } from "./wire";

export const KeyScope = z.enum(KEY_SCOPES);
export type KeyScope = z.infer<typeof KeyScope>;

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  scope: KeyScope,
  ending: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  used_at: z.string().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** `key` is returned only once: the shop stores its hash. */
export const NewApiKey = ApiKey.extend({ key: z.string() });
export type NewApiKey = z.infer<typeof NewApiKey>;

export const CreateApiKey = z.object({
  name: z.string().trim().min(1).max(MAX_KEY_NAME_LENGTH),
  scope: KeyScope,
  /** Validity in days. */
  days: z.union(KEY_DAYS.map((days) => z.literal(days))),
  /** The account's password: a session alone cannot create a key, which would outlive it. */
  password: z.string().min(1).max(MAX_PASSWORD_INPUT_LENGTH),
});
