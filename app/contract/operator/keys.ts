// API keys with which other systems use the operator's calls (CONTRACT §16).
import { z } from "zod";
import { ApiKey, CreateApiKey } from "~/contract/api-keys";
import type { OperatorCall } from "~/contract/call";
import { Id, resultsOf } from "~/contract/wire";
import { OperatorRole } from "./people";

export const OperatorKey = ApiKey.omit({ scope: true }).extend({ role: OperatorRole, made_by: z.string() });
export type OperatorKey = z.infer<typeof OperatorKey>;

/** `key` is returned only once: the shop stores its hash. */
export const NewOperatorKey = OperatorKey.extend({ key: z.string() });
export type NewOperatorKey = z.infer<typeof NewOperatorKey>;

/** `password` is the caller's own; calls with the operator's token have no password. */
export const CreateOperatorKey = CreateApiKey.omit({ scope: true }).extend({
  role: OperatorRole,
  password: CreateApiKey.shape.password.optional(),
});
export type CreateOperatorKey = z.infer<typeof CreateOperatorKey>;

const access = "operator";
const permission = "people.write";

export const operatorKeyCalls = {
  keys: {
    list: { method: "GET", path: "keys/", access, permission, answer: resultsOf(OperatorKey) },
    create: {
      method: "POST",
      path: "keys/",
      access,
      permission,
      body: CreateOperatorKey,
      answer: NewOperatorKey,
      status: 201,
      idempotent: "optional",
      errors: ["key_shown_once", "too_many_keys", "invalid_password"],
    },
    remove: {
      method: "DELETE",
      path: "keys/:id/",
      access,
      permission,
      params: z.object({ id: Id }),
      answer: null,
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
