// Stores the result of a VIES check of a VAT number.
import type { SignUpId, UserId } from "~/contract/ids";
import type { Database } from "~/platform/database";

interface Ids {
  users: UserId;
  sign_ups: SignUpId;
}

/** Stores nothing if the number has changed since the request to VIES. */
export const storeVatCheck = <Table extends keyof Ids>(
  db: Database,
  table: Table,
  row: { id: Ids[Table]; vat_number: string },
  verdict: "valid" | "invalid" | "not_checked",
  now: string,
): Promise<unknown> =>
  db.all(
    `UPDATE ${table} SET
       vat_checked = CASE ?1 WHEN 'valid' THEN ?2 WHEN 'invalid' THEN NULL ELSE vat_checked END,
       vat_check = CASE WHEN ?1 = 'not_checked' AND vat_check = 'valid' THEN vat_check ELSE ?1 END
     WHERE id = ?3 AND vat_number = ?4`,
    verdict,
    now,
    row.id,
    row.vat_number,
  );
