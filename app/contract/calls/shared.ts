// Definitions shared by the rows of the API map.
import { z } from "zod";
import { MAX_SLUG_LENGTH } from "../constants/limits";
import { Id } from "../wire";

/**
 * A copy outside this server expires within the time that a change may take to be visible: 60 s (CONTRACT
 * §8). SPEC §9's lifetimes are those of the server's own memory, which a change invalidates:
 * db/cache/cached.ts.
 */
export const DEFAULT = { maxAge: 60 };
/** Contains prices and stock, so a shared cache must revalidate each time. */
export const LIVE = { maxAge: 0 };

export const byId = z.object({ id: Id });
export const byIdOrSlug = z.object({ id: z.string().min(1).max(MAX_SLUG_LENGTH) });
