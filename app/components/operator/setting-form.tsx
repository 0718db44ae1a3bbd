import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextAreaField, TextField } from "~/components/ui/form/field";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import type { SettingForm as Shape } from "~/contract/settings";
import type { OperatorTexts } from "~/i18n/operator-texts";
import * as styles from "./setting-form.css";

export interface ShownSetting {
  key: string;
  form: Shape;
  text: string;
}

/** One setting and what it does. */
export function SettingForm({
  setting: { key, form, text },
  words,
  fault,
}: {
  setting: ShownSetting;
  words: OperatorTexts["settings"];
  fault: { fields: Record<string, string[]>; typed: Record<string, string> } | undefined;
}) {
  const about: Record<string, string> = words.about;
  const field = {
    id: key,
    name: "value",
    label: <code>{key}</code>,
    hint: about[key],
    defaultValue: fault?.typed.value ?? text,
    errors: fault ? faultsOf(fault.fields) : [],
  };
  return (
    <Form method="post" className={styles.root}>
      <input type="hidden" name="key" value={key} />
      <SettingField form={form} field={field} words={words} />
      <Button name="intent" value="put">
        {words.save}
        <VisuallyHidden> {key}</VisuallyHidden>
      </Button>
    </Form>
  );
}

/** Of the value as a whole, or of a part of it, which is named: "country: …". */
const faultsOf = (fields: Record<string, string[]>): string[] =>
  Object.entries(fields).flatMap(([field, texts]) => {
    const part = field.replace(/^value\.?/, "");
    return part === "" ? texts : texts.map((text) => `${part}: ${text}`);
  });

function SettingField({
  form,
  field,
  words,
}: {
  form: Shape;
  field: Parameters<typeof TextField>[0];
  words: OperatorTexts["settings"];
}) {
  switch (form.kind) {
    case "flag":
    case "choice": {
      const options =
        form.kind === "choice"
          ? form.options.map((value) => ({ value, label: value }))
          : [
              { value: "true", label: words.yes },
              { value: "false", label: words.no },
            ];
      const { id, name, label, hint, errors, defaultValue } = field;
      const all = [{ value: "", label: words.unset }, ...options];
      return <SelectField {...{ id, name, label, hint, errors, defaultValue }} options={all} />;
    }
    case "text":
      return <TextField {...field} spellCheck={false} autoComplete="off" />;
    case "number":
      return <TextField {...field} inputMode="decimal" autoComplete="off" />;
    default: {
      const { id, name, label, hint, errors, defaultValue } = field;
      const rows = Math.min(12, String(defaultValue).split("\n").length + 1);
      return <TextAreaField {...{ id, name, label, hint, errors, defaultValue, rows }} spellCheck={false} />;
    }
  }
}
