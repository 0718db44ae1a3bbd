import { useTranslation } from "react-i18next";
import { soft } from "~/components/operator/ui/base.css";
import { FieldGrid, PostForm } from "~/components/operator/ui/forms";
import { Panel } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import type { RefusedForm } from "~/components/ui/form/refused-form";
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

/** Data and terms: what two people typed into one field is shown to the second, who chooses. */
export function CustomerForm({
  user,
  fields,
  values,
  choices,
  refused,
  conflict,
  maySave,
}: {
  user: OperatorUser;
  /** Those that the person has. */
  fields: readonly CustomerField[];
  values: Record<CustomerField, string>;
  choices: Choices;
  refused: RefusedForm | undefined;
  conflict: { version: string; fields: ConflictField[] } | null;
  maySave: boolean;
}) {
  const { t } = useTranslation("operator");
  const isThis = refused?.typed.intent === "edit";
  return (
    <Panel title={t("customers.dataAndTerms")}>
      <PostForm>
        {conflict && conflict.fields.length > 0 && (
          <ConflictPanel fields={conflict.fields} nameOf={(field) => t(`customers.fields.${field}`)} />
        )}
        <input
          type="hidden"
          name="version"
          value={conflict?.version ?? ((isThis && refused.typed.version) || user.version)}
        />
        <FieldGrid>
          {fields.map((name) => (
            <CustomerInput
              key={name}
              name={name}
              value={(isThis ? refused.typed[name] : undefined) ?? (isThis ? "" : values[name])}
              errors={(isThis ? refused.errors[name] : null) ?? []}
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
  value,
  errors,
  choices,
  label,
  hint,
}: {
  name: CustomerField;
  value: string;
  errors: string[];
  choices: Choices;
  label: string;
  hint: string | undefined;
}) {
  const { t } = useTranslation("operator");
  const { amount } = useFormat();
  const shown = name === "credit_limit" ? amount(value) : value;
  const common = { id: customerFieldId(name), name, label, errors, defaultValue: shown, hint };
  const options = {
    locale: LOCALES.map((one) => ({ value: one, label: t(`common:language.${one}`) })),
    agent: [{ value: "", label: t("customers.noAgent") }, ...choices.agents],
    price_list: choices.lists,
  };
  if (name === "locale" || name === "agent" || name === "price_list")
    return <SelectField {...common} options={withCurrent(options[name], value)} />;
  return (
    <TextField
      {...common}
      type={name === "email" || name === "pec" ? "email" : "text"}
      required={name === "email"}
      inputMode={NUMBERS.has(name) ? "decimal" : undefined}
      maxLength={300}
    />
  );
}

/** What is stored may be chosen again, also where it is offered no more: an agent who has left. */
const withCurrent = (options: Choice[], value: string): Choice[] =>
  options.some((one) => one.value === value) ? options : [...options, { value, label: value }];
