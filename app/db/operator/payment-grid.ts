// Who may use which payment method, for all methods at once.
import type { ShopContext } from "~/contract/constants/enums";
import { ask, combineAll, command } from "~/db/query";
import { type Database, statement } from "~/platform/database";
import { audited } from "./audit";

export interface MethodChange {
  code: string;
  contexts: readonly ShopContext[];
  isActive: boolean;
  /** State when read; the batch refuses if it has changed. */
  was: { contexts: readonly ShopContext[]; isActive: boolean };
}

const LOOK =
  "SELECT json_object('contexts', json(contexts), 'is_active', is_active) FROM payment_methods WHERE code = ?";

/** All or nothing. @throws BatchRefused `edited_by_another` */
export const changeMethods = (db: Database, changes: readonly MethodChange[], now: string) =>
  ask(
    db,
    combineAll(
      changes.map(({ code, contexts, isActive, was }) =>
        audited(
          db,
          { call: "paymentGrid.save", target: `payment/${code}`, now, look: { sql: LOOK, params: [code] } },
          command(
            statement(
              `INSERT INTO refusals (code) SELECT 'edited_by_another'
               WHERE (${LOOK}) IS NOT json_object('contexts', json(?), 'is_active', cast(? AS INTEGER))`,
              ...[code, JSON.stringify(was.contexts), Number(was.isActive)],
            ),
            statement(
              "UPDATE payment_methods SET contexts = ?, is_active = ? WHERE code = ?",
              ...[JSON.stringify(contexts), Number(isActive), code],
            ),
          ),
        ),
      ),
    ),
  );
