// Login, logout, passwords.
import { z } from "zod";
import { MAX_OTP_LENGTH, MAX_PASSWORD_INPUT_LENGTH, MAX_USERNAME_LENGTH } from "./constants/limits";
import { User } from "./customers";

/**
 * Added: `device`, which later logins send as `Shop-Device`, so that other people's failed attempts do not
 * lock this device out.
 */
export const LoginAnswer = z.object({
  token: z.string(),
  expiry: z.string(),
  user: User,
  device: z.string(),
});
export type LoginAnswer = z.infer<typeof LoginAnswer>;

export const SessionState = z.object({
  authenticated: z.boolean(),
  reason: z.enum(["no-session", "expired", "invalid"]).nullable(),
  expiry: z.string().nullable(),
});

export const Username = z.object({ username: z.string().min(1).max(MAX_USERNAME_LENGTH) });
export const MustChange = z.object({ must_change: z.boolean() });
/** Added: a new password ends the API keys, because the old one may have been stolen, unless this is true. */
const keepApiKeys = z.boolean().optional();
export const PasswordChange = Username.extend({
  old_password: z.string().min(1).max(MAX_PASSWORD_INPUT_LENGTH),
  password: z.string().min(1).max(MAX_PASSWORD_INPUT_LENGTH),
  keep_api_keys: keepApiKeys,
});
export const CodePasswordChange = Username.extend({
  password: z.string().min(1).max(MAX_PASSWORD_INPUT_LENGTH),
  otp: z.string().min(1).max(MAX_OTP_LENGTH),
  keep_api_keys: keepApiKeys,
});
