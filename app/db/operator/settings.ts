// A setting is written or deleted.
import { type Database, statement } from "~/platform/database";
import { command } from "../query";
import { writeAudited } from "./audit";

/** @param value JSON; null deletes the setting */
export const putSetting = (db: Database, key: string, value: string | null, now: string) =>
  writeAudited(
    db,
    {
      call: "settings.put",
      target: `setting/${key}`,
      now,
      look: { sql: "SELECT value FROM settings WHERE key = ?", params: [key] },
    },
    command(
      value === null
        ? statement("DELETE FROM settings WHERE key = ?", key)
        : statement(
            `INSERT INTO settings (key, value, write_date) VALUES (?, ?, ?)
               ON CONFLICT (key) DO UPDATE SET value = excluded.value, write_date = excluded.write_date`,
            ...[key, value, now],
          ),
    ),
  );
