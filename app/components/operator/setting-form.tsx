import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/form/button";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import type { SettingForm as Shape } from "~/contract/settings";
import type { OperatorTexts } from "~/i18n/operator-texts";
import { CompanyFields } from "./company-fields";
import { SettingField } from "./setting-field";
import * as styles from "./setting-form.css";

export interface ShownSetting {
  key: string;
  form: Shape;
  /** By the field's name. */
  texts: Record<string, string>;
}

export interface SettingFault {
  fields: Record<string, string[]>;
  typed: Record<string, string>;
}

/** One setting and what it does. */
export function SettingForm({
  setting: { key, form, texts },
  words,
  fault,
}: {
  setting: ShownSetting;
  words: OperatorTexts["settings"];
  fault: SettingFault | undefined;
}) {
  const names: Record<string, string> = words.names;
  const about: Record<string, string> = words.about;
  const label = (
    <>
      {names[key]} <code>{key}</code>
    </>
  );
  const props = { id: key, label, hint: about[key], words };
  return (
    <Form method="post" className={styles.root}>
      <input type="hidden" name="key" value={key} />
      {form.kind === "company" ? (
        <CompanyFields {...props} texts={{ ...texts, ...fault?.typed }} faults={fault?.fields ?? {}} />
      ) : (
        <SettingField
          {...props}
          form={form}
          text={fault?.typed.value ?? texts.value ?? ""}
          errors={fault ? errorsOf(fault.fields) : []}
        />
      )}
      <Button name="intent" value="put">
        {words.save}
        <VisuallyHidden> {names[key]}</VisuallyHidden>
      </Button>
    </Form>
  );
}

/** Of the value as a whole, or of a part of it, which is named: "code: …". */
const errorsOf = (fields: Record<string, string[]>): string[] =>
  Object.entries(fields).flatMap(([field, texts]) => {
    const part = field.replace(/^value\.?/, "");
    return part === "" ? texts : texts.map((text) => `${part}: ${text}`);
  });
