import { type Backlog, backlog } from "~/db/health";
import { ask } from "~/db/query";
import type { ServiceContext } from "./context";

/** Counts what waits for a person. Rejects if the database does not respond. */
export const readBacklog = (c: ServiceContext): Promise<Backlog> => ask(c.db, backlog);
