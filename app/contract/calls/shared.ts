// What the rows of the API map share.
import { z } from "zod";
import { MAX_SLUG_LENGTH } from "../constants/limits";
import { Id } from "../wire";

/** Outside this server a copy lives no longer than a change may take to be seen: 60 s (CONTRACT §8). SPEC §9's
 * lifetimes are those of the server's own memory, which a change ends: db/cache/cached.ts. */
export const DEFAULT = { maxAge: 60 };
/** Prices and stock are in it: a shared cache asks again each time. */
export const LIVE = { maxAge: 0 };

export const byId = z.object({ id: Id });
export const byIdOrSlug = z.object({ id: z.string().min(1).max(MAX_SLUG_LENGTH) });
