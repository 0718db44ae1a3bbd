// Writes and deletes settings.
import { type Database, statement } from "~/platform/database";
import { ask, combineAll, command } from "../query";
import { audited } from "./audit";

export interface SettingChange {
  key: string;
  /** JSON; null deletes the setting. */
  value: string | null;
  /** Expected JSON before the change; undefined: not checked. */
  was?: string | null | undefined;
}

/**
 * All or nothing, with an audit entry for each setting.
 * @throws BatchRefused `edited_by_another` if a setting has changed since it was read
 */
export const putSettings = (db: Database, changes: readonly SettingChange[], now: string) =>
  ask(
    db,
    combineAll(
      changes.map(({ key, value, was }) =>
        audited(
          db,
          {
            call: "settings.put",
            target: `setting/${key}`,
            now,
            look: { sql: "SELECT value FROM settings WHERE key = ?", params: [key] },
          },
          command(...(was === undefined ? [] : [guard(key, was)]), write(key, value, now)),
        ),
      ),
    ),
  );

const guard = (key: string, was: string | null) =>
  statement(
    `INSERT INTO refusals (code) SELECT 'edited_by_another'
     WHERE json((SELECT value FROM settings WHERE key = ?)) IS NOT json(?)`,
    ...[key, was],
  );

const write = (key: string, value: string | null, now: string) =>
  value === null
    ? statement("DELETE FROM settings WHERE key = ?", key)
    : statement(
        `INSERT INTO settings (key, value, write_date) VALUES (?, ?, ?)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value, write_date = excluded.write_date`,
        ...[key, value, now],
      );
