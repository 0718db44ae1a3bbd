import { listAudit } from "~/db/operator/audit";
import type { ServiceContext } from "~/services/context";

/** The operator's changes, newest first. @param call "orders.move"; undefined: any call */
export const listAuditLog = (
  c: ServiceContext,
  call: string | undefined,
  range: { limit: number; offset: number },
) => listAudit(c.db, call, range);
