import { getFormProps, getInputProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { soft } from "~/components/operator/ui/base.css";
import { FieldGrid, PostForm } from "~/components/operator/ui/forms";
import { Panel } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import {
  type PostedField,
  type PostedForm,
  selectProps,
  textProps,
  usePostedForm,
} from "~/components/ui/form/posted-form";
import { LOCALES } from "~/contract/constants/enums";
import type { CustomerField } from "~/contract/operator/customer-forms";
import type { ConflictField } from "~/contract/operator/record-forms";
import type { OperatorUser } from "~/contract/operator/users";
import { useFormat } from "~/i18n/use-format";
import { ConflictPanel } from "../records/conflict-panel";

interface Choice {
  value: string;
  label: string;
}
interface Choices {
  agents: Choice[];
  lists: Choice[];
}

export const customerFieldId = (field: string) => `customer-${field}`;

/**
 * Form for a customer's data and terms. If two operators edited the same field, the second one sees both values and
 * chooses.
 */
export function CustomerForm({
  user,
  fields: names,
  values,
  choices,
  conflict,
  maySave,
  ...posted
}: PostedForm & {
  user: OperatorUser;
  /** Fields that apply to this customer. */
  fields: readonly CustomerField[];
  values: Record<CustomerField, string>;
  choices: Choices;
  conflict: { version: string; fields: ConflictField[] } | null;
  maySave: boolean;
}) {
  const { t } = useTranslation("operator");
  const { amount } = useFormat();
  const [form, fields] = usePostedForm<CustomerField | "version">({
    ...{ id: "customer", ...posted },
    defaultValue: { ...values, credit_limit: amount(values.credit_limit), version: user.version },
  });
  return (
    <Panel title={t("customers.dataAndTerms")}>
      <PostForm {...getFormProps(form)}>
        {conflict && conflict.fields.length > 0 && (
          <ConflictPanel fields={conflict.fields} nameOf={(field) => t(`customers.fields.${field}`)} />
        )}
        <input
          {...getInputProps(fields.version, { type: "hidden" })}
          {...(conflict && { defaultValue: conflict.version })}
        />
        <FieldGrid>
          {names.map((name) => (
            <CustomerInput
              key={name}
              name={name}
              field={fields[name]}
              choices={choices}
              label={t(`customers.fields.${name}`)}
              hint={HINTED.has(name) ? t(`customers.hints.${name}`) : undefined}
            />
          ))}
        </FieldGrid>
        <p>
          <Button variant="primary" name="intent" value="edit" disabled={!maySave}>
            {t("people.save")}
          </Button>{" "}
          {!maySave && <span className={soft}>{t("needsRole")}</span>}
        </p>
      </PostForm>
    </Panel>
  );
}

const HINTED: ReadonlySet<CustomerField> = new Set(["credit_limit", "payment_days"]);
const NUMBERS: ReadonlySet<CustomerField> = new Set(["credit_limit", "payment_days"]);

function CustomerInput({
  name,
  field,
  choices,
  label,
  hint,
}: {
  name: CustomerField;
  field: PostedField;
  choices: Choices;
  label: string;
  hint: string | undefined;
}) {
  const { t } = useTranslation("operator");
  const common = { id: customerFieldId(name), label, hint };
  const options = {
    locale: LOCALES.map((one) => ({ value: one, label: t(`common:language.${one}`) })),
    agent: [{ value: "", label: t("customers.noAgent") }, ...choices.agents],
    price_list: choices.lists,
  };
  if (name === "locale" || name === "agent" || name === "price_list")
    return (
      <SelectField
        {...selectProps(field)}
        {...common}
        options={withCurrent(options[name], field.initialValue ?? "")}
      />
    );
  return (
    <TextField
      {...textProps(field)}
      {...common}
      type={name === "email" || name === "pec" ? "email" : "text"}
      required={name === "email"}
      inputMode={NUMBERS.has(name) ? "decimal" : undefined}
    />
  );
}

/** Adds the stored value as an option even if it is no longer offered, e.g. an agent who has left. */
const withCurrent = (options: Choice[], value: string): Choice[] =>
  options.some((one) => one.value === value) ? options : [...options, { value, label: value }];
