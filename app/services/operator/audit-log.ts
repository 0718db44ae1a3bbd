import { listAudit } from "~/db/operator/audit";
import type { ServiceContext } from "~/services/context";

/** What the operator changed, the newest first. @param call "orders.move"; undefined: every call */
export const listAuditLog = (
  c: ServiceContext,
  call: string | undefined,
  range: { limit: number; offset: number },
) => listAudit(c.db, call, range);
