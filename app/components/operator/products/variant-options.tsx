import { FormProvider, getFormProps, useField } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { TextAreaField, TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import {
  type PostedField,
  type PostedForm,
  textareaProps,
  textProps,
  usePostedForm,
} from "~/components/ui/form/posted-form";
import { MAX_OPTIONS } from "~/contract/constants/limits";
import { fieldLabel } from "../records/field-label";
import { FieldGrid, PostForm } from "../ui/forms";
import { Panel } from "../ui/page";

/** Options and their values, from which missing variants are created. */
export function VariantOptions({
  names,
  maySave,
  ...posted
}: PostedForm & {
  names: readonly string[];
  maySave: boolean;
}) {
  const { t } = useTranslation("operator");
  const [form] = usePostedForm({ id: "generate", ...posted });
  return (
    <Panel title={t("options.title")} id="options">
      <FormProvider context={form.context}>
        <PostForm {...getFormProps(form)} aria-label={t("options.title")}>
          <FormErrors
            title={() => t("notDone")}
            error={form.allErrors}
            label={(field) => fieldLabel(t, field)}
          />
          <OptionRows names={names} />
          <p>
            <Button name="intent" value="generate" variant="primary" disabled={!maySave}>
              {t("options.make")}
            </Button>{" "}
            {!maySave && <span>{t("needsRole")}</span>}
          </p>
        </PostForm>
      </FormProvider>
    </Panel>
  );
}

/** @param names suggested option names: those of the shop's custom fields */
export function OptionRows({ names }: { names: readonly string[] }) {
  const { t } = useTranslation("operator");
  return (
    <>
      <p>{t("options.hint")}</p>
      {Array.from({ length: MAX_OPTIONS }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its index
        <OptionFields key={n} n={n} />
      ))}
      <datalist id="option-names">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

function OptionFields({ n }: { n: number }) {
  const { t } = useTranslation("operator");
  const [name]: [PostedField, unknown] = useField(`options.${n}.name`);
  const [values]: [PostedField, unknown] = useField(`options.${n}.values`);
  return (
    <FieldGrid>
      <TextField
        {...textProps(name)}
        label={t("options.name", { number: n + 1 })}
        list="option-names"
        placeholder={n === 0 ? t("options.nameExample") : undefined}
      />
      <TextAreaField
        {...textareaProps(values)}
        rows={2}
        label={t("options.values", { number: n + 1 })}
        placeholder={n === 0 ? t("options.valuesExample") : undefined}
      />
    </FieldGrid>
  );
}
