import { useField } from "@conform-to/react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { SelectField, TextAreaField } from "~/components/ui/form/field";
import { type PostedField, textareaProps } from "~/components/ui/form/posted-form";
import { type BlockList, MAX_BLOCKS } from "~/contract/constants/block-forms/fields";
import { BLOCK_TYPES, formOf, propsOf, readList, typeOf } from "~/contract/constants/block-forms/list";
import { blockValues, isProps, type Props } from "~/contract/constants/block-forms/values";
import { useRecordForm } from "../records/record-form-context";
import { Empty, Panel } from "../ui/page";
import { BlockFields } from "./block-fields";
import * as styles from "./blocks.css";
import { LivePreview } from "./live-preview";
import { StepButton } from "./step-button";

/**
 * The blocks of a page, or the slides of a slider: a list, the fields of one of them, and how they look. The fields show the
 * block that the last reply opened. conform has their errors, and not their values: a step replaces these on a live page.
 */
export function BlocksEditor({ cell, list }: { cell: string; list: BlockList }) {
  const { t } = useTranslation("operator");
  const { values, open } = useRecordForm();
  const [field]: [PostedField, unknown] = useField(cell);
  const [table = "", row = "", column = ""] = cell.split(".");
  const stored = values[table]?.[row]?.[column] ?? "";
  const entries = readList(stored);
  if (!entries)
    return (
      <Panel title={t(`records.fields.${list}`)}>
        <TextAreaField {...textareaProps(field)} label="JSON" rows={14} />
      </Panel>
    );
  const at = open ?? -1;
  const entry = entries[at];
  return (
    <div className={styles.editor} id="blocks">
      <input type="hidden" name={cell} value={JSON.stringify(entries)} />
      <input type="hidden" name={`${cell}.open`} value={open ?? ""} />
      <EntryList {...{ cell, list, entries }} open={at} errors={field.errors} />
      {entry ? (
        <OpenEntry key={`${at} ${JSON.stringify(entry)}`} {...{ cell, list, entry }} open={at} />
      ) : (
        <Empty>{t(entries.length === 0 ? "blocks.none" : "blocks.choose")}</Empty>
      )}
      {list === "blocks" && <LivePreview blocks={stored} />}
    </div>
  );
}

function EntryList({
  cell,
  list,
  entries,
  open,
  errors,
}: {
  cell: string;
  list: BlockList;
  entries: readonly Props[];
  open: number;
  errors: string[] | undefined;
}) {
  const { t } = useTranslation("operator");
  const { locales } = useRecordForm();
  const foot = entries.length < MAX_BLOCKS && (
    <div className={styles.row}>
      {list === "blocks" && (
        <SelectField
          id={`${cell}.add`}
          name={`${cell}.add`}
          label={t("blocks.kind")}
          options={BLOCK_TYPES.map((value) => ({ value, label: t(`blocks.types.${value}`) }))}
        />
      )}
      <StepButton step="add" at="open-block">
        {t(list === "blocks" ? "blocks.addBlock" : "blocks.addSlide")}
      </StepButton>
    </div>
  );
  return (
    <Panel title={t(`records.fields.${list}`)} bleed foot={foot}>
      {errors && <p role="alert">{errors.join(" ")}</p>}
      <ol className={styles.list}>
        {entries.map((entry, n) => {
          const name = `${n + 1}. ${nameOf(t, list, entry)}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the list
            <li key={n} data-open={n === open || undefined}>
              <StepButton variant="text" step={`open.${n}`} at="open-block" aria-expanded={n === open}>
                <b>{name}</b> <small>{titleOf(list, entry, locales[0] ?? "it")}</small>
              </StepButton>
              <span className={styles.moves}>
                {n > 0 && (
                  <StepButton step={`up.${n}`} aria-label={`${t("blocks.up")}: ${name}`}>
                    ↑
                  </StepButton>
                )}
                {n < entries.length - 1 && (
                  <StepButton step={`down.${n}`} aria-label={`${t("blocks.down")}: ${name}`}>
                    ↓
                  </StepButton>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

function OpenEntry({
  cell,
  list,
  entry,
  open,
}: {
  cell: string;
  list: BlockList;
  entry: Props;
  open: number;
}) {
  const { t } = useTranslation("operator");
  const fields = formOf(list, entry);
  const buttons = (
    <>
      <StepButton step={`copy.${open}`}>{t("blocks.copy")}</StepButton>
      <StepButton step={`remove.${open}`}>{t("blocks.remove")}</StepButton>
    </>
  );
  return (
    <Panel title={`${open + 1}. ${nameOf(t, list, entry)}`} id="open-block" foot={buttons}>
      {fields === null ? (
        <TextAreaField
          id={`${cell}.json`}
          name={`${cell}.json`}
          label="JSON"
          hint={t("blocks.hints.json")}
          rows={14}
          defaultValue={JSON.stringify(entry, null, 2)}
        />
      ) : fields.length === 0 ? (
        <p>{t("blocks.noFields")}</p>
      ) : (
        <BlockFields fields={fields} values={blockValues(fields, propsOf(list, entry))} cell={cell} />
      )}
    </Panel>
  );
}

function nameOf(t: TFunction, list: BlockList, entry: Props): string {
  if (list === "slides") return t("blocks.slide");
  const type = typeOf(entry);
  return BLOCK_TYPES.some((one) => one === type) ? t(`blocks.types.${type}`) : type;
}

/** The first text of it, without its tags. */
export function titleOf(list: BlockList, entry: Props, locale: string): string {
  const props = propsOf(list, entry);
  const texts = ["title", "text", "body", "html", "caption", "canvas", "slot", "image"].map(
    (key) => props[key],
  );
  const found = texts
    .map((one) => (isProps(one) ? one[locale] : one))
    .find((one) => typeof one === "string" && one);
  return String(found ?? "")
    .replace(/<[^<>]*>/g, " ")
    .trim()
    .slice(0, 80);
}
