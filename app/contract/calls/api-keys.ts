// API keys of programs (added to CONTRACT §3). No key can list, create or delete keys.
import { z } from "zod";
import { ApiKey, CreateApiKey, NewApiKey } from "../api-keys";
import type { Call } from "../call";
import { byId } from "./shared";

export const apiKeysCalls = {
  list: {
    method: "GET",
    path: "api-keys/",
    access: "token",
    answer: z.object({ results: z.array(ApiKey) }),
    keyScope: "none",
  },
  create: {
    method: "POST",
    path: "api-keys/",
    access: "token",
    body: CreateApiKey,
    answer: NewApiKey,
    status: 201,
    idempotent: "optional",
    errors: ["too_many_keys", "key_shown_once", "invalid_password"],
  },
  remove: {
    method: "DELETE",
    path: "api-keys/:id/",
    access: "token",
    params: byId,
    answer: null,
    status: 204,
  },
} as const satisfies Record<string, Call>;
