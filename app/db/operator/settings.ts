// A system setting is put or taken away.
import { type Database, statement } from "~/platform/database";
import { audited } from "./audit";

/** @param value JSON; null takes the setting away */
export const putSetting = (db: Database, key: string, value: string | null, now: string) =>
  db.batch(
    audited(
      {
        call: "settings.put",
        target: `setting/${key}`,
        now,
        look: { sql: "SELECT value FROM settings WHERE key = ?", params: [key] },
      },
      [
        value === null
          ? statement("DELETE FROM settings WHERE key = ?", key)
          : statement(
              `INSERT INTO settings (key, value, write_date) VALUES (?, ?, ?)
               ON CONFLICT (key) DO UPDATE SET value = excluded.value, write_date = excluded.write_date`,
              ...[key, value, now],
            ),
      ],
    ),
  );
