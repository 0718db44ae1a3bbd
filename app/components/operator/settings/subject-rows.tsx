import { useTranslation } from "react-i18next";
import { TextField } from "~/components/ui/form/field";
import { FieldSet } from "~/components/ui/form/field-set";
import { LOCALES } from "~/contract/constants/enums";
import { MAX_SUBJECTS } from "~/contract/constants/settings";
import type { FieldTexts } from "~/contract/operator/settings";
import { FieldGrid } from "../ui/forms";
import { Stack } from "../ui/page";
import type { SettingControl } from "./setting-control";

const EMPTY_ROWS = 2;

export function SubjectRows({ texts, ...group }: SettingControl & { texts: FieldTexts }) {
  const { t } = useTranslation("operator");
  const textOf = (row: number, part: string) => texts[`${group.id}.${row}.${part}`]?.[0] ?? "";
  const isUsed = (row: number) => ["code", ...LOCALES].some((part) => textOf(row, part) !== "");
  const last = Array.from({ length: MAX_SUBJECTS }, (_, row) => row).findLast(isUsed) ?? -1;
  const rows = Math.min(MAX_SUBJECTS, last + 1 + EMPTY_ROWS);
  return (
    <FieldSet {...group}>
      <Stack>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its index
          <fieldset key={row}>
            <legend>{t("records.row", { number: row + 1 })}</legend>
            <FieldGrid>
              {[...LOCALES, "code"].map((part) => {
                const name = `${group.id}.${row}.${part}`;
                return (
                  <TextField
                    key={part}
                    id={name}
                    name={name}
                    label={t(part === "code" ? "settings.subjectCode" : `records.locales.${part}`)}
                    defaultValue={textOf(row, part)}
                    autoComplete="off"
                  />
                );
              })}
            </FieldGrid>
          </fieldset>
        ))}
      </Stack>
    </FieldSet>
  );
}
