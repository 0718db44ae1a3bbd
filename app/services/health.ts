import { type Backlog, backlog } from "~/db/health";
import { ask } from "~/db/query";
import type { ServiceContext } from "./context";

/** What waits for a person. Rejects where the database does not answer. */
export const readBacklog = (c: ServiceContext): Promise<Backlog> => ask(c.db, backlog);
