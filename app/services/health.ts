import { isReachable } from "~/db/health";
import type { ServiceContext } from "./context";

/** Rejects where the database does not answer. */
export const isDatabaseReachable = (c: ServiceContext): Promise<unknown> => isReachable(c.db);
